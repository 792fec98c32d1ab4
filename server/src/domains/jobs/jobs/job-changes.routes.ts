import { messageSchema } from '@plumbline/shared-schema/envelope';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { JobAction } from '@plumbline/shared-schema/job-machine';
import { jobSavedSchema, updateJobSchema } from '@plumbline/shared-schema/jobs';
import { JOB_BODY_MAX_BYTES } from '@plumbline/shared-schema/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import { addMoveRoutes } from '../../../http/move-routes';
import type { SuccessKey } from '../../../kit/texts';
import type { JobChangesService } from './job-changes.service';

const MOVES: readonly {
  action: Exclude<JobAction, 'remove'>;
  says: SuccessKey;
  summary: string;
  errors: readonly ErrorCode[];
}[] = [
  {
    action: 'close',
    says: 'jobClosed',
    summary: 'Close a job',
    errors: ['JOB_NOT_FOUND', 'JOB_NOT_OPEN', 'JOB_HIDDEN'],
  },
  {
    action: 'reopen',
    says: 'jobReopened',
    summary: 'Reopen a job',
    errors: ['JOB_NOT_FOUND', 'JOB_NOT_CLOSED', 'JOB_HIDDEN'],
  },
];

/** `/jobs/{id}`: changes by the owner. */
export const jobChangesRoutes: FastifyPluginAsyncZod<{ jobChanges: JobChangesService }> = async (
  app,
  { jobChanges },
) => {
  app.put(
    '/:id',
    {
      config: {
        access: 'hirer',
        fileInText: 'attachment',
        admits: ({ user, params }) => jobChanges.admit(user, (params as { id: string }).id),
      },
      bodyLimit: JOB_BODY_MAX_BYTES,
      schema: {
        summary: 'Change a job',
        errors: ['JOB_NOT_FOUND', 'ATTACHMENT_TYPE', 'ATTACHMENT_TOO_LARGE', 'PICTURE_TOO_LARGE'],
        params: idParamsSchema,
        body: updateJobSchema,
        response: { 200: jobSavedSchema },
      },
    },
    async ({ user, params, body, fileInText, say }) =>
      done(say('jobUpdated'), {
        data: await jobChanges.update(user, { id: params.id, input: body, file: fileInText }),
      }),
  );

  app.delete(
    '/:id',
    {
      config: { access: 'hirer' },
      schema: {
        summary: 'Delete a job',
        errors: ['JOB_NOT_FOUND', 'JOB_PROMISED', 'JOB_HIDDEN'],
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await jobChanges.remove(user, params.id);
      return done(say('jobRemoved'));
    },
  );

  addMoveRoutes(app, {
    method: 'PATCH',
    answer: jobSavedSchema,
    moves: MOVES.map(({ action, ...said }) => ({
      ...said,
      path: action,
      access: 'hirer',
      move: (user, id) => jobChanges.move(user, id, action),
    })),
  });
};
