import { contractSavedSchema } from '@plumbline/shared-schema/contracts';
import {
  disputeParamsSchema,
  queryTermsSchema,
  raiseDisputeSchema,
  resolveDisputeSchema,
} from '@plumbline/shared-schema/disputes';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../answers';
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
    async ({ user, params, body, say }) =>
      done(say('termsQueried'), { data: await disputes.query(user, params.id, body) }),
  );

  app.post(
    '/:id/disputes',
    {
      config: { access: 'signedIn' },
      schema: { params: idParamsSchema, body: raiseDisputeSchema, response: { 201: contractSavedSchema } },
    },
    async ({ user, params, body, say }, reply) =>
      reply.code(201).send(done(say('disputeRaised'), { data: await disputes.raise(user, params.id, body) })),
  );

  app.patch(
    '/:id/disputes/:disputeId/withdraw',
    { config: { access: 'signedIn' }, schema: { params: disputeParamsSchema, response } },
    async ({ user, params, say }) =>
      done(say('disputeWithdrawn'), { data: await disputes.withdraw(user, params) }),
  );

  app.patch(
    '/:id/disputes/:disputeId/resolve',
    {
      config: { access: 'admin' },
      schema: { params: disputeParamsSchema, body: resolveDisputeSchema, response },
    },
    async ({ user, params, body, say }) =>
      done(say('disputeResolved'), { data: await disputes.resolve(user, params, body) }),
  );
};
