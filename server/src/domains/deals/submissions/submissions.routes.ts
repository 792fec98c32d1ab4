import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { SUBMISSION_FILES_MAX } from '@plumbline/shared-schema/limits';
import {
  requestChangesSchema,
  submissionParamsSchema,
  submissionSavedSchema,
  submissionsSchema,
  submitWorkSchema,
} from '@plumbline/shared-schema/submissions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, listed } from '../../../kit/answers';
import type { SubmissionsService } from './submissions.service';

const signedIn = { access: 'signedIn' } as const;

/** `/contracts/{id}/submissions`: the contracts' state machine decides who may do what. */
export const submissionsRoutes: FastifyPluginAsyncZod<{ submissions: SubmissionsService }> = async (
  app,
  { submissions },
) => {
  app.get(
    '/:id/submissions',
    {
      config: signedIn,
      schema: {
        summary: 'List the submissions of a contract',
        errors: ['CONTRACT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: submissionsSchema },
      },
    },
    async ({ user, params }) => listed(await submissions.list(user, params.id)),
  );

  app.post(
    '/:id/submissions',
    {
      config: {
        ...signedIn,
        uploadLists: { files: SUBMISSION_FILES_MAX },
        // Up to fifty megabytes from an outsider are refused unread.
        admits: ({ user, params }) => submissions.admit(user, (params as { id: string }).id),
      },
      schema: {
        summary: 'Submit work for a contract',
        errors: [
          'CONTRACT_NOT_FOUND',
          'INVALID_TRANSITION',
          'MILESTONE_NOT_FOUND',
          'ATTACHMENT_TYPE',
          'ATTACHMENT_TOO_LARGE',
        ],
        params: idParamsSchema,
        body: submitWorkSchema,
        response: { 201: submissionSavedSchema },
      },
    },
    async (request, reply) => {
      const uploads = request.uploadLists?.['files'] ?? [];
      const sent = { ...request.body, uploads, sentKey: request.idempotency?.slot.key };
      const saved = await submissions.submit(request.user, request.params.id, sent);
      return reply.code(201).send(done(request.say('workSubmitted'), saved));
    },
  );

  app.patch(
    '/:id/submissions/:submissionId/approve',
    {
      config: signedIn,
      schema: {
        summary: 'Approve a submission',
        errors: ['CONTRACT_NOT_FOUND', 'SUBMISSION_NOT_FOUND', 'INVALID_TRANSITION', 'PAYMENT_UNDER_WAY'],
        params: submissionParamsSchema,
        response: { 200: submissionSavedSchema },
      },
    },
    async ({ user, params, say }) => {
      const saved = await submissions.approve(user, params);
      const isWhole = saved.contract.status === 'completed';
      return done(say(isWhole ? 'workApproved' : 'milestoneApproved'), saved);
    },
  );

  app.patch(
    '/:id/submissions/:submissionId/take-back',
    {
      config: signedIn,
      schema: {
        summary: 'Take work back before it is judged',
        errors: ['CONTRACT_NOT_FOUND', 'SUBMISSION_NOT_FOUND', 'INVALID_TRANSITION'],
        params: submissionParamsSchema,
        response: { 200: submissionSavedSchema },
      },
    },
    async ({ user, params, say }) => done(say('workTakenBack'), await submissions.takeBack(user, params)),
  );

  app.patch(
    '/:id/submissions/:submissionId/request-changes',
    {
      config: signedIn,
      schema: {
        summary: 'Ask for changes to a submission',
        errors: ['CONTRACT_NOT_FOUND', 'SUBMISSION_NOT_FOUND', 'INVALID_TRANSITION'],
        params: submissionParamsSchema,
        body: requestChangesSchema,
        response: { 200: submissionSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('changesRequested'), await submissions.requestChanges(user, params, body)),
  );
};
