import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  createJobSchema,
  jobAnswerSchema,
  jobCreatedSchema,
  jobPageSchema,
  jobSearchQuerySchema,
  ownJobsQuerySchema,
  ownJobsSchema,
} from '@plumbline/shared-schema/jobs';
import { JOB_BODY_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { pageQuerySchema } from '@plumbline/shared-schema/pagination';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { JobsService } from './jobs.service';

/** `/jobs` (SPEC §7). */
export const jobsRoutes: FastifyPluginAsyncZod<{ jobs: JobsService }> = async (app, { jobs }) => {
  app.post(
    '/create',
    {
      config: { access: 'hirer' },
      bodyLimit: JOB_BODY_MAX_BYTES,
      schema: { body: createJobSchema, response: { 201: jobCreatedSchema } },
    },
    async (request, reply) => {
      const data = await jobs.create(request.user, request.body);
      return reply.code(201).send({ success: true, message: request.say('jobPosted'), data });
    },
  );

  app.get(
    '/me',
    {
      config: { access: 'signedIn' },
      schema: { querystring: ownJobsQuerySchema, response: { 200: ownJobsSchema } },
    },
    async ({ user, query }) => jobs.listOwn(user, query),
  );

  app.get(
    '/recent',
    {
      config: { access: 'public' },
      schema: { querystring: pageQuerySchema, response: { 200: jobPageSchema } },
    },
    async ({ viewer, query }) => jobs.listRecent(viewer, query),
  );

  app.get(
    '/search',
    {
      config: { access: 'public' },
      schema: { querystring: jobSearchQuerySchema, response: { 200: jobPageSchema } },
    },
    async ({ viewer, query }) => jobs.search(viewer, query),
  );

  app.get(
    '/:id',
    { config: { access: 'public' }, schema: { params: idParamsSchema, response: { 200: jobAnswerSchema } } },
    async ({ viewer, params }) => ({ success: true as const, data: await jobs.get(viewer, params.id) }),
  );
};
