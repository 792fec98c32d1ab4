import {
  adminUserAnswerSchema,
  adminUserPageSchema,
  adminUserSavedSchema,
  adminUsersQuerySchema,
  changeRoleSchema,
  featureCompanySchema,
  withReasonSchema,
} from '@plumbline/shared-schema/admin-users';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { AdminUsersService } from './admin-users.service';

const config = { access: 'admin' } as const;
const response = { 200: adminUserSavedSchema };
const schema = { params: idParamsSchema, body: withReasonSchema, response };

/** `/admin/users` */
export const adminUsersRoutes: FastifyPluginAsyncZod<{ adminUsers: AdminUsersService }> = async (
  app,
  { adminUsers },
) => {
  app.get(
    '/users',
    {
      config,
      schema: {
        summary: 'Find accounts',
        querystring: adminUsersQuerySchema,
        response: { 200: adminUserPageSchema },
      },
    },
    async ({ query }) => adminUsers.list(query),
  );

  app.get(
    '/users/:id',
    {
      config,
      schema: {
        summary: 'Read an account with its cases and history',
        errors: ['USER_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: adminUserAnswerSchema },
      },
    },
    async ({ params }) => found(await adminUsers.get(params.id)),
  );

  app.post(
    '/users/:id/suspend',
    {
      config,
      schema: {
        ...schema,
        summary: 'Suspend an account; its sessions end',
        errors: ['USER_NOT_FOUND', 'ADMIN_ACCOUNT', 'ALREADY_SUSPENDED'],
      },
    },
    async ({ user, params, body, say }) =>
      done(say('personSuspended'), { data: await adminUsers.suspend(user, params.id, body) }),
  );

  app.post(
    '/users/:id/reinstate',
    {
      config,
      schema: {
        ...schema,
        summary: 'Let a suspended account in again',
        errors: ['USER_NOT_FOUND', 'ADMIN_ACCOUNT', 'NOT_SUSPENDED'],
      },
    },
    async ({ user, params, body, say }) =>
      done(say('personReinstated'), { data: await adminUsers.reinstate(user, params.id, body) }),
  );

  app.post(
    '/users/:id/end-sessions',
    {
      config,
      schema: {
        ...schema,
        summary: 'End every session of an account',
        errors: ['USER_NOT_FOUND', 'ADMIN_ACCOUNT'],
      },
    },
    async ({ user, params, body, say }) =>
      done(say('personSessionsEnded'), { data: await adminUsers.endSessions(user, params.id, body) }),
  );

  app.post(
    '/users/:id/role',
    {
      config,
      schema: {
        summary: 'Change the role of an account',
        errors: ['USER_NOT_FOUND', 'ADMIN_ACCOUNT', 'CONTRACTS_RUNNING'],
        params: idParamsSchema,
        body: changeRoleSchema,
        response,
      },
    },
    async ({ user, params, body, say }) =>
      done(say('personRoleChanged'), { data: await adminUsers.changeRole(user, params.id, body) }),
  );

  await app.register(featuringRoutes, { adminUsers });
};

/** `/admin/users/{id}/feature`, `unfeature`: which companies stand before the others. */
const featuringRoutes: FastifyPluginAsyncZod<{ adminUsers: AdminUsersService }> = async (
  app,
  { adminUsers },
) => {
  app.post(
    '/users/:id/feature',
    {
      config,
      schema: {
        summary: 'Let a company stand before the others for some days',
        errors: ['USER_NOT_FOUND', 'ADMIN_ACCOUNT', 'FEATURED_LIMIT', 'NOT_FEATURABLE'],
        params: idParamsSchema,
        body: featureCompanySchema,
        response,
      },
    },
    async ({ user, params, body, say }) =>
      done(say('companyFeatured'), { data: await adminUsers.feature(user, params.id, body) }),
  );

  app.post(
    '/users/:id/unfeature',
    {
      config,
      schema: {
        ...schema,
        summary: 'End that a company stands before the others',
        errors: ['USER_NOT_FOUND', 'ADMIN_ACCOUNT', 'NOT_FEATURED'],
      },
    },
    async ({ user, params, body, say }) =>
      done(say('companyUnfeatured'), { data: await adminUsers.unfeature(user, params.id, body) }),
  );
};
