import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  jobAnswerSchema,
  jobCreatedSchema,
  jobPageSchema,
  jobSearchPageQuerySchema,
  ownJobsQuerySchema,
  ownJobsSchema,
} from '@plumbline/shared-schema/jobs';
import type { JobPage } from '@plumbline/shared-schema/jobs';
import { JOB_BODY_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { twiceNamedPageQuerySchema } from '@plumbline/shared-schema/pagination';
import { createJobInProjectSchema } from '@plumbline/shared-schema/projects';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { JobsService } from './jobs.service';

/** `/jobs` */
export const jobsRoutes: FastifyPluginAsyncZod<{ jobs: JobsService }> = async (app, { jobs }) => {
  app.post(
    '/create',
    {
      config: { access: 'hirer', fileInText: 'attachment' },
      bodyLimit: JOB_BODY_MAX_BYTES,
      schema: {
        summary: 'Create a job',
        errors: [
          'ATTACHMENT_TYPE',
          'ATTACHMENT_TOO_LARGE',
          'PICTURE_TOO_LARGE',
          'PROJECT_NOT_FOUND',
          'PROJECT_ARCHIVED',
          'PROJECT_FULL',
        ],
        body: createJobInProjectSchema,
        response: { 201: jobCreatedSchema },
      },
    },
    async ({ user, body, fileInText, say }, reply) =>
      reply.code(201).send(done(say('jobPosted'), { data: await jobs.create(user, body, fileInText) })),
  );

  app.get(
    '/me',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List one’s own jobs',
        querystring: ownJobsQuerySchema,
        response: { 200: ownJobsSchema },
      },
    },
    async ({ user, query }) => jobs.listOwn(user, query),
  );

  app.get(
    '/recent',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'List recent jobs',
        querystring: twiceNamedPageQuerySchema,
        response: { 200: jobPageSchema },
      },
    },
    async ({ viewer, query }) => asAsked(await jobs.listRecent(viewer, query), query),
  );

  app.get(
    '/of/:id',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'List the open jobs of one person or company',
        errors: ['JOB_NOT_FOUND', 'USER_NOT_FOUND'],
        params: idParamsSchema,
        querystring: twiceNamedPageQuerySchema,
        response: { 200: jobPageSchema },
      },
    },
    async ({ viewer, params, query }) => asAsked(await jobs.listOpenOf(viewer, params.id, query), query),
  );

  app.get(
    '/search',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'Search jobs',
        querystring: jobSearchPageQuerySchema,
        response: { 200: jobPageSchema },
      },
    },
    async ({ viewer, query: { list, ...query } }) => asAsked(await jobs.search(viewer, query), { list }),
  );

  app.get(
    '/:id',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'Read a job',
        errors: ['JOB_NOT_FOUND', 'JOB_REMOVED'],
        params: idParamsSchema,
        response: { 200: jobAnswerSchema },
      },
    },
    async ({ viewer, params }) => found(await jobs.get(viewer, params.id)),
  );
};

/** A page of jobs without the second name of the list, for a caller who reads the first. */
function asAsked({ jobs, ...page }: JobPage, { list }: { list?: 'data' | undefined }): JobPage {
  return list === 'data' ? page : { ...page, jobs };
}
