import {
  amendmentParamsSchema,
  amendmentSavedSchema,
  amendmentsSchema,
  declineAmendmentSchema,
  proposeAmendmentSchema,
} from '@plumbline/shared-schema/amendments';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { AmendmentsService } from './amendments.service';

const config = { access: 'signedIn' } as const;
const response = { 200: amendmentSavedSchema };

/** `/contracts/{id}/amendments`; each change answers with the proposal and the contract. */
export const amendmentsRoutes: FastifyPluginAsyncZod<{ amendments: AmendmentsService }> = async (
  app,
  { amendments },
) => {
  app.get(
    '/:id/amendments',
    { config, schema: { params: idParamsSchema, response: { 200: amendmentsSchema } } },
    async ({ user, params }) => found(await amendments.list(user, params.id)),
  );

  app.post(
    '/:id/amendments',
    {
      config,
      schema: {
        params: idParamsSchema,
        body: proposeAmendmentSchema,
        response: { 201: amendmentSavedSchema },
      },
    },
    async ({ user, params, body, say }, reply) =>
      reply.code(201).send(done(say('amendmentProposed'), await amendments.propose(user, params.id, body))),
  );

  app.patch(
    '/:id/amendments/:amendmentId/accept',
    { config, schema: { params: amendmentParamsSchema, response } },
    async ({ user, params, say }) => done(say('amendmentAccepted'), await amendments.accept(user, params)),
  );

  app.patch(
    '/:id/amendments/:amendmentId/decline',
    { config, schema: { params: amendmentParamsSchema, body: declineAmendmentSchema, response } },
    async ({ user, params, body, say }) =>
      done(say('amendmentDeclined'), await amendments.decline(user, params, body)),
  );

  app.patch(
    '/:id/amendments/:amendmentId/withdraw',
    { config, schema: { params: amendmentParamsSchema, response } },
    async ({ user, params, say }) => done(say('amendmentWithdrawn'), await amendments.withdraw(user, params)),
  );
};
