import { PROOF_KINDS } from '@plumbline/shared-schema/case-machine';
import {
  insuranceFormSchema,
  proofAnswerSchema,
  proofSentSchema,
  sendProofSchema,
} from '@plumbline/shared-schema/proofs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { ProofsService } from './proofs.service';

const ROUTES = {
  nationalId: {
    path: '/me/national-id',
    says: 'nationalIdSent',
    reads: 'Say whether one’s national ID was sent',
    sends: 'Send a national ID to the reviewers',
    body: sendProofSchema,
  },
  licence: {
    path: '/me/licence',
    says: 'licenceSent',
    reads: 'Say whether one’s licence was sent',
    sends: 'Send a licence to the reviewers',
    body: sendProofSchema,
  },
  insurance: {
    path: '/me/insurance',
    says: 'insuranceSent',
    reads: 'Say whether the certificate of one’s insurance was sent',
    sends: 'Send the certificate of an insurance to the reviewers',
    body: insuranceFormSchema,
  },
} as const;

/** `/users/me/national-id`, `/users/me/licence`, `/users/me/insurance` */
export const proofsRoutes: FastifyPluginAsyncZod<{ proofs: ProofsService }> = async (app, { proofs }) => {
  for (const kind of PROOF_KINDS) {
    const { path, says, reads, sends, body } = ROUTES[kind];
    app.get(
      path,
      { config: { access: 'contractor' }, schema: { summary: reads, response: { 200: proofAnswerSchema } } },
      async ({ user }) => found(await proofs.get(user, kind)),
    );

    app.put(
      path,
      {
        config: { access: 'contractor', uploads: [kind] },
        schema: {
          summary: sends,
          errors: ['ATTACHMENT_TYPE', 'ATTACHMENT_TOO_LARGE', 'USER_NOT_FOUND'],
          body,
          response: { 200: proofSentSchema },
        },
      },
      async ({ user, uploads, body: facts, say }) =>
        done(say(says), { data: await proofs.replace(user, { kind, upload: uploads?.[kind], facts }) }),
    );
  }
};
