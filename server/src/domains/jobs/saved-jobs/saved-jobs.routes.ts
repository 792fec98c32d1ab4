import {
  savedJobsSchema,
  savedJobToggledSchema,
  toggleSavedJobSchema,
} from '@plumbline/shared-schema/saved-jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { SavedJobsService } from './saved-jobs.service';

/** `/saved-jobs`: 200 says saved, 201 says unsaved. */
export const savedJobsRoutes: FastifyPluginAsyncZod<{ savedJobs: SavedJobsService }> = async (
  app,
  { savedJobs },
) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'List saved jobs', response: { 200: savedJobsSchema } },
    },
    async ({ user }) => found(await savedJobs.list(user)),
  );

  app.post(
    '/toggle-save-job',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Save a job (200), or stop saving it (201)',
        errors: ['OWN_JOB', 'JOB_NOT_FOUND'],
        body: toggleSavedJobSchema,
        response: { 200: savedJobToggledSchema, 201: savedJobToggledSchema },
      },
    },
    async (request, reply) => {
      const saved = await savedJobs.toggle(request.user, request.body);
      const status = saved ? 200 : 201;
      const message = request.say(saved ? 'jobSaved' : 'jobUnsaved');
      return reply.code(status).send(done(message, { status, saved }));
    },
  );
};
