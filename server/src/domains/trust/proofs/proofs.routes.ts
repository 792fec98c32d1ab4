import { PROOF_KINDS } from '@plumbline/shared-schema/case-machine';
import { proofAnswerSchema, proofSentSchema, sendProofSchema } from '@plumbline/shared-schema/proofs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { ProofsService } from './proofs.service';

const PATHS = { nationalId: '/me/national-id', licence: '/me/licence' } as const;
const SENT = { nationalId: 'nationalIdSent', licence: 'licenceSent' } as const;

/** `/users/me/national-id`, `/users/me/licence` */
export const proofsRoutes: FastifyPluginAsyncZod<{ proofs: ProofsService }> = async (app, { proofs }) => {
  for (const kind of PROOF_KINDS) {
    app.get(
      PATHS[kind],
      { config: { access: 'contractor' }, schema: { response: { 200: proofAnswerSchema } } },
      async ({ user }) => found(await proofs.get(user, kind)),
    );

    app.put(
      PATHS[kind],
      {
        config: { access: 'contractor', uploads: [kind] },
        schema: { body: sendProofSchema, response: { 200: proofSentSchema } },
      },
      async ({ user, uploads, body: facts, say }) =>
        done(say(SENT[kind]), { data: await proofs.replace(user, { kind, upload: uploads?.[kind], facts }) }),
    );
  }
};
