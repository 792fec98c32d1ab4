import {
  appliedSchema,
  applicationChangedSchema,
  applicationsSchema,
  applySchema,
  changeApplicationSchema,
  declineSchema,
  shortlistSchema,
} from '@plumbline/shared-schema/applications';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, listed } from '../../../kit/answers';
import { isStillFresh } from '../../../kit/etag';
import type { ApplicationsService } from './applications.service';

type Options = { applications: ApplicationsService };

/** `/applications`. The list of a job is polled, so it answers 304 while nothing changed. */
export const applicationsRoutes: FastifyPluginAsyncZod<Options> = async (app, { applications }) => {
  app.post(
    '/apply',
    {
      config: { access: 'contractor', limit: 'offersAndApplications' },
      schema: {
        summary: 'Apply for a job',
        errors: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'OWN_JOB', 'ALREADY_APPLIED', 'BLOCKED'],
        body: applySchema,
        response: { 201: appliedSchema },
      },
    },
    async (request, reply) => {
      const data = await applications.apply(request.user, request.body);
      return reply.code(201).send(done(request.say('applied'), { data, errors: [] }));
    },
  );

  app.get(
    '/me',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'List one’s own applications', response: { 200: applicationsSchema } },
    },
    async ({ user }) => listed(await applications.listOwn(user)),
  );

  app.get(
    '/:jobId',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List the applications of a job',
        errors: ['JOB_NOT_FOUND'],
        params: z.object({ jobId: z.string() }),
        response: { 200: applicationsSchema, 304: z.undefined() },
      },
    },
    async (request, reply) => {
      const body = listed(await applications.listByJob(request.user, request.params.jobId));
      return isStillFresh(request, reply, body) ? reply.code(304).send() : body;
    },
  );

  await app.register(ofOneRoutes, { applications });
};

/** `/applications/{id}`: what becomes of one that was sent. */
const ofOneRoutes: FastifyPluginAsyncZod<Options> = async (app, { applications }) => {
  app.put(
    '/:id',
    {
      config: { access: 'contractor', limit: 'offersAndApplications' },
      schema: {
        summary: 'Change an application',
        errors: ['APPLICATION_NOT_FOUND', 'APPLICATION_ANSWERED', 'JOB_NOT_FOUND', 'BLOCKED'],
        params: idParamsSchema,
        body: changeApplicationSchema,
        response: { 200: applicationChangedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('applicationChanged'), { data: await applications.change(user, params.id, body) }),
  );

  app.put(
    '/:id/shortlist',
    {
      config: { access: 'hirer' },
      schema: {
        summary: 'Mark an application for a closer look, or take the mark off',
        errors: ['APPLICATION_NOT_FOUND'],
        params: idParamsSchema,
        body: shortlistSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, body, say }) => {
      await applications.shortlist(user, params.id, body.isShortlisted);
      return done(say(body.isShortlisted ? 'applicationShortlisted' : 'applicationUnshortlisted'));
    },
  );

  app.put(
    '/:id/decline',
    {
      config: { access: 'hirer', limit: 'offersAndApplications' },
      schema: {
        summary: 'Decline an applicant, with a reason',
        errors: ['APPLICATION_NOT_FOUND', 'APPLICATION_COMMITTED'],
        params: idParamsSchema,
        body: declineSchema,
        response: { 200: applicationChangedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('applicationDeclined'), { data: await applications.decline(user, params.id, body) }),
  );

  app.put(
    '/:id/reconsider',
    {
      config: { access: 'hirer', limit: 'offersAndApplications' },
      schema: {
        summary: 'Consider a declined applicant again',
        errors: ['APPLICATION_NOT_FOUND', 'APPLICATION_COMMITTED'],
        params: idParamsSchema,
        response: { 200: applicationChangedSchema },
      },
    },
    async ({ user, params, say }) =>
      done(say('applicationReconsidered'), { data: await applications.reconsider(user, params.id) }),
  );

  app.delete(
    '/:id',
    {
      config: { access: 'contractor' },
      schema: {
        summary: 'Delete an application',
        errors: ['APPLICATION_NOT_FOUND', 'APPLICATION_LOCKED'],
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await applications.withdraw(request.user, request.params.id);
      return done(request.say('applicationDeleted'));
    },
  );
};
