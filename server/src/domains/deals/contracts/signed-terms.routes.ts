import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  confirmTermsSchema,
  signedTermsAnswerSchema,
  termsConfirmedSchema,
} from '@plumbline/shared-schema/signed-terms';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import { paperLanguage, paperSchema, sendPaper } from '../../../kit/papers';
import type { SignedTermsService } from './signed-terms.service';

const config = { access: 'signedIn' } as const;

/** `/contracts/{id}/terms` and `/contracts/{id}/paper`. */
export const signedTermsRoutes: FastifyPluginAsyncZod<{ signedTerms: SignedTermsService }> = async (
  app,
  { signedTerms },
) => {
  app.get(
    '/:id/terms',
    {
      config,
      schema: {
        summary: 'Read the terms of a contract and who confirmed them',
        errors: ['CONTRACT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: signedTermsAnswerSchema },
      },
    },
    async ({ user, params }) => found(await signedTerms.read(user, params.id)),
  );

  app.post(
    '/:id/terms',
    {
      config,
      schema: {
        summary: 'Confirm the terms of a contract',
        errors: ['CONTRACT_NOT_FOUND', 'INVALID_TRANSITION', 'TERMS_CHANGED'],
        params: idParamsSchema,
        body: confirmTermsSchema,
        response: { 201: termsConfirmedSchema },
      },
    },
    async ({ user, params, body, say }, reply) =>
      reply.code(201).send(done(say('termsConfirmed'), await signedTerms.confirm(user, params.id, body))),
  );

  app.get(
    '/:id/paper',
    {
      config: { ...config, limit: 'papers' },
      schema: {
        ...paperSchema,
        summary: 'Download a contract as PDF',
        errors: ['CONTRACT_NOT_FOUND'],
      },
    },
    async (request, reply) => {
      const { user, params } = request;
      return sendPaper(reply, await signedTerms.draw(user, params.id, paperLanguage(request)));
    },
  );
};
