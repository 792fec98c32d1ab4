import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  recurringJobSavedSchema,
  recurringJobsSchema,
  recurringScheduleSchema,
  skipRecurringJobSchema,
} from '@plumbline/shared-schema/recurring-jobs';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, listed } from '../../../kit/answers';
import type { RecurringJobsService } from './recurring-jobs.service';

type Options = { recurringJobs: RecurringJobsService };
const config = { access: 'hirer' } as const;

/** `/jobs/{id}/recurrence` */
export const jobRecurrenceRoutes: FastifyPluginAsyncZod<Options> = async (app, { recurringJobs }) => {
  app.post(
    '/:id/recurrence',
    {
      config,
      schema: {
        summary: 'Have a job post itself again at a rhythm',
        errors: ['JOB_NOT_FOUND', 'JOB_HIDDEN', 'RECURRENCE_EXISTS', 'RECURRENCE_LIMIT'],
        params: idParamsSchema,
        body: recurringScheduleSchema,
        response: { 201: recurringJobSavedSchema },
      },
    },
    async ({ user, params, body, say }, reply) =>
      reply
        .code(201)
        .send(done(say('recurrenceSaved'), { data: await recurringJobs.add(user, params.id, body) })),
  );
};

/** `/recurring-jobs` */
export const recurringJobsRoutes: FastifyPluginAsyncZod<Options> = async (app, { recurringJobs }) => {
  app.get(
    '/',
    { config, schema: { summary: 'List one’s recurring jobs', response: { 200: recurringJobsSchema } } },
    async ({ user }) => listed(await recurringJobs.list(user)),
  );

  app.put(
    '/:id',
    {
      config,
      schema: {
        summary: 'Change the rhythm, the next day or the end of a recurring job',
        errors: ['RECURRENCE_NOT_FOUND'],
        params: idParamsSchema,
        body: recurringScheduleSchema,
        response: { 200: recurringJobSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('recurrenceSaved'), { data: await recurringJobs.change(user, params.id, body) }),
  );

  app.put(
    '/:id/skip',
    {
      config,
      schema: {
        summary: 'Skip the next time of a recurring job',
        errors: ['RECURRENCE_NOT_FOUND', 'RECURRENCE_MOVED'],
        params: idParamsSchema,
        body: skipRecurringJobSchema,
        response: { 200: recurringJobSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('recurrenceSkipped'), { data: await recurringJobs.skip(user, params.id, body.day) }),
  );

  app.delete(
    '/:id',
    {
      config,
      schema: {
        summary: 'Stop a recurring job; its copies stay',
        errors: ['RECURRENCE_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await recurringJobs.stop(user, params.id);
      return done(say('recurrenceStopped'));
    },
  );
};
