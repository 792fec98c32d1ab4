import { idParamsSchema } from '@plumbline/shared-schema/ids';
import { jobSavedSchema, updateJobSchema } from '@plumbline/shared-schema/jobs';
import { JOB_BODY_MAX_BYTES } from '@plumbline/shared-schema/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { JobChangesService } from './job-changes.service';

/** `/jobs/{id}`: what the owner of a job does with it later. */
export const jobChangesRoutes: FastifyPluginAsyncZod<{ jobChanges: JobChangesService }> = async (
  app,
  { jobChanges },
) => {
  const ownJob = { params: idParamsSchema, response: { 200: jobSavedSchema } };
  app.put(
    '/:id',
    {
      config: { access: 'hirer' },
      bodyLimit: JOB_BODY_MAX_BYTES,
      schema: { ...ownJob, body: updateJobSchema },
    },
    async ({ user, params, body, say }) => {
      const data = await jobChanges.update(user, params.id, body);
      return { success: true as const, message: say('jobUpdated'), data };
    },
  );

  app.patch('/:id/close', { config: { access: 'hirer' }, schema: ownJob }, async ({ user, params, say }) => {
    const data = await jobChanges.close(user, params.id);
    return { success: true as const, message: say('jobClosed'), data };
  });

  app.patch('/:id/reopen', { config: { access: 'hirer' }, schema: ownJob }, async ({ user, params, say }) => {
    const data = await jobChanges.reopen(user, params.id);
    return { success: true as const, message: say('jobReopened'), data };
  });
};
