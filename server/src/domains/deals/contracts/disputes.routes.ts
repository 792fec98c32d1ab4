import { contractSavedSchema } from '@plumbline/shared-schema/contracts';
import {
  disputeFilesSchema,
  disputeParamsSchema,
  queryTermsSchema,
  raiseDisputeSchema,
  resolveDisputeSchema,
} from '@plumbline/shared-schema/disputes';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { DISPUTE_FILES_MAX } from '@plumbline/shared-schema/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { done, found } from '../../../kit/answers';
import type { DisputesService } from './disputes.service';

const response = { 200: contractSavedSchema };

/** `/contracts/{id}/query` and `/contracts/{id}/disputes`; each answers with the contract. */
export const disputesRoutes: FastifyPluginAsyncZod<{ disputes: DisputesService }> = async (
  app,
  { disputes },
) => {
  app.patch(
    '/:id/query',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Ask about the terms of a contract',
        errors: ['CONTRACT_NOT_FOUND', 'INVALID_TRANSITION'],
        params: idParamsSchema,
        body: queryTermsSchema,
        response,
      },
    },
    async ({ user, params, body, say }) =>
      done(say('termsQueried'), { data: await disputes.query(user, params.id, body) }),
  );

  const spoken = {
    config: {
      access: 'signedIn',
      uploadLists: { files: DISPUTE_FILES_MAX },
      // The files of an outsider are refused unread.
      admits: ({ user, params }: FastifyRequest) => disputes.admit(user, (params as { id: string }).id),
    },
  } as const;

  app.post(
    '/:id/disputes',
    {
      ...spoken,
      schema: {
        summary: 'Raise a dispute about a contract',
        errors: ['CONTRACT_NOT_FOUND', 'INVALID_TRANSITION', 'ATTACHMENT_TYPE', 'ATTACHMENT_TOO_LARGE'],
        params: idParamsSchema,
        body: raiseDisputeSchema,
        response: { 201: contractSavedSchema },
      },
    },
    async (request, reply) => {
      const words = { ...request.body, uploads: request.uploadLists?.['files'] ?? [] };
      const data = await disputes.raise(request.user, request.params.id, words);
      return reply.code(201).send(done(request.say('disputeRaised'), { data }));
    },
  );

  for (const { path, says, summary } of [
    { path: 'answer', says: 'disputeAnswered', summary: 'Answer a dispute, by the other side' },
    { path: 'appeal', says: 'disputeAppealed', summary: 'Appeal against the decision of a dispute, once' },
  ] as const) {
    app.post(
      `/:id/disputes/:disputeId/${path}`,
      {
        ...spoken,
        schema: {
          summary,
          errors: [
            'CONTRACT_NOT_FOUND',
            'DISPUTE_NOT_FOUND',
            'INVALID_TRANSITION',
            'ATTACHMENT_TYPE',
            'ATTACHMENT_TOO_LARGE',
          ],
          params: disputeParamsSchema,
          body: raiseDisputeSchema,
          response: { 201: contractSavedSchema },
        },
      },
      async (request, reply) => {
        const words = { ...request.body, uploads: request.uploadLists?.['files'] ?? [] };
        const data = await disputes[path](request.user, request.params, words);
        return reply.code(201).send(done(request.say(says), { data }));
      },
    );
  }

  await app.register(closingRoutes, { disputes });
};

const closingRoutes: FastifyPluginAsyncZod<{ disputes: DisputesService }> = async (app, { disputes }) => {
  app.get(
    '/:id/disputes/:disputeId/files',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List the files of a dispute',
        errors: ['CONTRACT_NOT_FOUND', 'DISPUTE_NOT_FOUND'],
        params: disputeParamsSchema,
        response: { 200: disputeFilesSchema },
      },
    },
    async ({ user, params }) => found(await disputes.listFiles(user, params)),
  );

  app.patch(
    '/:id/disputes/:disputeId/withdraw',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Withdraw a dispute',
        errors: ['CONTRACT_NOT_FOUND', 'DISPUTE_NOT_FOUND', 'INVALID_TRANSITION'],
        params: disputeParamsSchema,
        response,
      },
    },
    async ({ user, params, say }) =>
      done(say('disputeWithdrawn'), { data: await disputes.withdraw(user, params) }),
  );

  app.patch(
    '/:id/disputes/:disputeId/resolve',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Resolve a dispute',
        errors: [
          'CONTRACT_NOT_FOUND',
          'DISPUTE_NOT_FOUND',
          'INVALID_TRANSITION',
          'OTHER_ADMIN_DECIDES',
          'SPLIT_MISMATCH',
          'PAYMENT_UNDER_WAY',
        ],
        params: disputeParamsSchema,
        body: resolveDisputeSchema,
        response,
      },
    },
    async ({ user, params, body, say }) =>
      done(say('disputeResolved'), { data: await disputes.resolve(user, params, body) }),
  );
};
