import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { offerSavedSchema, offerTermsSchema } from '@plumbline/shared-schema/offers';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import type { HireAgain } from './hire-again.service';

/** `/contracts/{id}/hire-again` */
export const hireAgainRoutes: FastifyPluginAsyncZod<{ hireAgain: HireAgain }> = async (
  app,
  { hireAgain },
) => {
  app.post(
    '/:id/hire-again',
    {
      config: { access: 'hirer', limit: 'offersAndApplications' },
      schema: {
        summary: 'Offer the professional of a contract that is over the same work again',
        errors: [
          'CONTRACT_NOT_FOUND',
          'CONTRACT_NOT_OVER',
          'CONTRACTOR_GONE',
          'BLOCKED',
          'OFFER_EXISTS',
          'JOB_HIDDEN',
        ],
        params: idParamsSchema,
        body: offerTermsSchema,
        response: { 201: offerSavedSchema },
      },
    },
    async ({ user, params, body, say }, reply) =>
      reply.code(201).send(done(say('offerSent'), { data: await hireAgain(user, params.id, body) })),
  );
};
