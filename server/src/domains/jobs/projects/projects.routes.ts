import { messageSchema } from '@plumbline/shared-schema/envelope';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  projectAnswerSchema,
  projectJobParamsSchema,
  projectSavedSchema,
  projectsSchema,
  saveProjectSchema,
} from '@plumbline/shared-schema/projects';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addMoveRoutes } from '../../../http/move-routes';
import { done, found, listed } from '../../../kit/answers';
import type { ProjectsService } from './projects.service';

const config = { access: 'hirer' } as const;
const MISSING: readonly ErrorCode[] = ['PROJECT_NOT_FOUND'];
const CLOSED: readonly ErrorCode[] = [...MISSING, 'PROJECT_ARCHIVED'];

type Plugin = FastifyPluginAsyncZod<{ projects: ProjectsService }>;

/** `/projects`: those of the account that acts, which is a company's for the members of its team. */
export const projectsRoutes: Plugin = async (app, { projects }) => {
  app.get(
    '/',
    { config, schema: { summary: 'List one’s own projects', response: { 200: projectsSchema } } },
    async ({ user }) => listed(await projects.list(user)),
  );

  app.get(
    '/:id',
    {
      config,
      schema: {
        summary: 'Read a project with its jobs',
        errors: MISSING,
        params: idParamsSchema,
        response: { 200: projectAnswerSchema },
      },
    },
    async ({ user, params }) => found(await projects.get(user, params.id)),
  );

  app.post(
    '/',
    {
      config,
      schema: {
        summary: 'Create a project',
        errors: ['PROJECT_LIMIT'],
        body: saveProjectSchema,
        response: { 201: projectSavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('projectSaved'), { data: await projects.add(user, body) })),
  );

  app.put(
    '/:id',
    {
      config,
      schema: {
        summary: 'Change a project',
        errors: CLOSED,
        params: idParamsSchema,
        body: saveProjectSchema,
        response: { 200: projectSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('projectSaved'), { data: await projects.change(user, params.id, body) }),
  );

  app.delete(
    '/:id',
    {
      config,
      schema: {
        summary: 'Delete a project, not its jobs',
        errors: MISSING,
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await projects.remove(user, params.id);
      return done(say('projectRemoved'));
    },
  );

  addMoveRoutes(app, {
    method: 'PATCH',
    answer: projectSavedSchema,
    moves: [
      {
        ...{ path: 'archive', summary: 'Archive a project', says: 'projectArchived' },
        ...{ access: 'hirer', errors: MISSING, move: projects.archive },
      },
      {
        ...{ path: 'reopen', summary: 'Reopen a project', says: 'projectReopened' },
        ...{ access: 'hirer', errors: MISSING, move: projects.reopen },
      },
    ],
  });
  await app.register(jobsOfProjects, { projects });
};

/** Which jobs it holds. */
const jobsOfProjects: Plugin = async (app, { projects }) => {
  app.put(
    '/:id/jobs/:jobId',
    {
      config,
      schema: {
        summary: 'Put an own job into a project',
        errors: [...CLOSED, 'JOB_NOT_FOUND', 'JOB_IN_PROJECT', 'PROJECT_FULL'],
        params: projectJobParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await projects.putJob(user, params);
      return done(say('projectJobAdded'));
    },
  );

  app.delete(
    '/:id/jobs/:jobId',
    {
      config,
      schema: {
        summary: 'Take a job out of a project',
        errors: [...CLOSED, 'JOB_NOT_FOUND'],
        params: projectJobParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await projects.takeJob(user, params);
      return done(say('projectJobRemoved'));
    },
  );
};
