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
    {
      config,
      schema: {
        summary: 'List the amendments of a contract',
        errors: ['CONTRACT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: amendmentsSchema },
      },
    },
    async ({ user, params }) => found(await amendments.list(user, params.id)),
  );

  app.post(
    '/:id/amendments',
    {
      config,
      schema: {
        summary: 'Propose an amendment of a contract',
        errors: [
          'CONTRACT_NOT_FOUND',
          'INVALID_TRANSITION',
          'MILESTONE_NOT_FOUND',
          'AMENDMENT_EMPTY',
          'AMOUNT_BELOW_PAID',
          'MILESTONE_FIXED',
          'MILESTONES_TOO_LATE',
        ],
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
    {
      config,
      schema: {
        summary: 'Accept an amendment',
        errors: [
          'CONTRACT_NOT_FOUND',
          'AMENDMENT_NOT_FOUND',
          'INVALID_TRANSITION',
          'MILESTONE_NOT_FOUND',
          'AMOUNT_BELOW_PAID',
          'MILESTONE_FIXED',
          'MILESTONES_TOO_LATE',
          'PAYMENT_UNDER_WAY',
        ],
        params: amendmentParamsSchema,
        response,
      },
    },
    async ({ user, params, say }) => done(say('amendmentAccepted'), await amendments.accept(user, params)),
  );

  app.patch(
    '/:id/amendments/:amendmentId/decline',
    {
      config,
      schema: {
        summary: 'Decline an amendment',
        errors: ['CONTRACT_NOT_FOUND', 'AMENDMENT_NOT_FOUND', 'INVALID_TRANSITION'],
        params: amendmentParamsSchema,
        body: declineAmendmentSchema,
        response,
      },
    },
    async ({ user, params, body, say }) =>
      done(say('amendmentDeclined'), await amendments.decline(user, params, body)),
  );

  app.patch(
    '/:id/amendments/:amendmentId/withdraw',
    {
      config,
      schema: {
        summary: 'Withdraw an amendment',
        errors: ['CONTRACT_NOT_FOUND', 'AMENDMENT_NOT_FOUND', 'INVALID_TRANSITION'],
        params: amendmentParamsSchema,
        response,
      },
    },
    async ({ user, params, say }) => done(say('amendmentWithdrawn'), await amendments.withdraw(user, params)),
  );
};
