import { contractSavedSchema } from '@plumbline/shared-schema/contracts';
import {
  disputeParamsSchema,
  queryTermsSchema,
  raiseDisputeSchema,
  resolveDisputeSchema,
} from '@plumbline/shared-schema/disputes';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DisputesService } from './disputes.service';

const response = { 200: contractSavedSchema };

/** `/contracts/{id}/query` and `/contracts/{id}/disputes`; each answers with the contract. */
export const disputesRoutes: FastifyPluginAsyncZod<{ disputes: DisputesService }> = async (
  app,
  { disputes },
) => {
  app.patch(
    '/:id/query',
    { config: { access: 'signedIn' }, schema: { params: idParamsSchema, body: queryTermsSchema, response } },
    async ({ user, params, body, say }) => {
      const data = await disputes.query(user, params.id, body);
      return { success: true as const, message: say('termsQueried'), data };
    },
  );

  app.post(
    '/:id/disputes',
    {
      config: { access: 'signedIn' },
      schema: { params: idParamsSchema, body: raiseDisputeSchema, response: { 201: contractSavedSchema } },
    },
    async (request, reply) => {
      const data = await disputes.raise(request.user, request.params.id, request.body);
      return reply.code(201).send({ success: true, message: request.say('disputeRaised'), data });
    },
  );

  app.patch(
    '/:id/disputes/:disputeId/withdraw',
    { config: { access: 'signedIn' }, schema: { params: disputeParamsSchema, response } },
    async ({ user, params, say }) => {
      const data = await disputes.withdraw(user, params);
      return { success: true as const, message: say('disputeWithdrawn'), data };
    },
  );

  app.patch(
    '/:id/disputes/:disputeId/resolve',
    {
      config: { access: 'admin' },
      schema: { params: disputeParamsSchema, body: resolveDisputeSchema, response },
    },
    async ({ user, params, body, say }) => {
      const data = await disputes.resolve(user, params, body);
      return { success: true as const, message: say('disputeResolved'), data };
    },
  );
};
