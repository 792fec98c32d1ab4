import {
  assignmentParamsSchema,
  assignmentSavedSchema,
  assignmentsSchema,
  assignWorkSchema,
  moveWorkSchema,
  ownWorkListSchema,
} from '@plumbline/shared-schema/assignments';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { AssignmentsService } from './assignments.service';

type Options = { assignments: AssignmentsService };

const config = { access: 'signedIn' } as const;
const ERRORS = ['CONTRACT_NOT_FOUND', 'CONTRACT_OVER'] as const;
const TIME_ERRORS = ['NOT_FOUND', 'WORK_TIME_TAKEN', 'WORK_DAY_OFF'] as const;

/** `/contracts/{id}/assignments`: both sides read them, the contractor's writes them. */
export const assignmentsRoutes: FastifyPluginAsyncZod<Options> = async (app, { assignments }) => {
  app.get(
    '/:id/assignments',
    {
      config,
      schema: {
        summary: 'List who comes when to work on a contract',
        errors: ['CONTRACT_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: assignmentsSchema },
      },
    },
    async ({ user, params }) => found(await assignments.list(user, params.id)),
  );

  app.post(
    '/:id/assignments',
    {
      config,
      schema: {
        summary: 'Give work on a contract to somebody of the team',
        errors: [...ERRORS, ...TIME_ERRORS, 'WORK_LIMIT'],
        params: idParamsSchema,
        body: assignWorkSchema,
        response: { 201: assignmentSavedSchema },
      },
    },
    async ({ user, params, body, say }, reply) =>
      reply
        .code(201)
        .send(done(say('workAssigned'), { data: await assignments.assign(user, params.id, body) })),
  );

  app.put(
    '/:id/assignments/:assignmentId',
    {
      config,
      schema: {
        summary: 'Give work to somebody else or move it',
        errors: [...ERRORS, ...TIME_ERRORS, 'ASSIGNMENT_NOT_FOUND', 'ASSIGNMENT_CHANGED'],
        params: assignmentParamsSchema,
        body: moveWorkSchema,
        response: { 200: assignmentSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('workMoved'), { data: await assignments.move(user, params, body) }),
  );

  app.delete(
    '/:id/assignments/:assignmentId',
    {
      config,
      schema: {
        summary: 'Call off work on a contract',
        errors: [...ERRORS, 'ASSIGNMENT_NOT_FOUND'],
        params: assignmentParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, say }) => {
      await assignments.remove(user, params);
      return done(say('workRemoved'));
    },
  );
};

/** `/assignments` */
export const ownWorkRoutes: FastifyPluginAsyncZod<Options> = async (app, { assignments }) => {
  app.get(
    '/mine',
    {
      config,
      schema: { summary: 'List the work that one is given to do', response: { 200: ownWorkListSchema } },
    },
    async ({ user }) => found(await assignments.listOwn(user)),
  );
};
