import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  meAnswerSchema,
  meUpdatedSchema,
  publicProfileSchema,
  topPerformersQuerySchema,
  topPerformersSchema,
  updateMeSchema,
} from '@plumbline/shared-schema/users';
import type { PublicUser } from '@plumbline/shared-schema/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, done } from '../../../kit/answers';
import type { UsersService } from './users.service';

export const usersRoutes: FastifyPluginAsyncZod<{ users: UsersService }> = async (app, { users }) => {
  app.get(
    '/me',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'Read one’s own account', response: { 200: meAnswerSchema } },
    },
    async ({ user }) => {
      const me = await users.getOwn(user);
      return answer({ user: me, data: me });
    },
  );

  app.put(
    '/me',
    {
      config: { access: 'signedIn', uploads: ['profile'] },
      schema: {
        summary: 'Change one’s own account',
        errors: ['USER_NOT_FOUND'],
        body: updateMeSchema,
        response: { 200: meUpdatedSchema },
      },
    },
    async ({ user, body, uploads, say }) => {
      const me = await users.update(user, body, uploads?.profile);
      const isNewPicture = uploads?.profile !== undefined && me.profile !== null;
      const profileUrl = isNewPicture ? { profileUrl: me.profile ?? '' } : {};
      return done(say('profileUpdated'), { user: me, data: me, ...profileUrl });
    },
  );

  app.get(
    '/top-performers',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'List the best rated contractors and companies',
        querystring: topPerformersQuerySchema,
        response: { 200: topPerformersSchema },
      },
    },
    async ({ query }, reply) => {
      const { performers, count } = await users.listTopPerformers(query);
      return reply.header('x-total-count', String(count)).send(performers);
    },
  );

  for (const { path, summary } of [
    { path: '/profile/:id', summary: 'Read the profile of a user' },
    { path: '/:id', summary: 'Read a user' },
  ]) {
    app.get(
      path,
      {
        config: { access: 'public', isPublicRead: true },
        schema: {
          summary,
          errors: ['USER_NOT_FOUND'],
          params: idParamsSchema,
          response: { 200: publicProfileSchema },
        },
      },
      async ({ params }) => profileAnswer(await users.getPublic(params.id)),
    );
  }
};

function profileAnswer(user: PublicUser) {
  return answer({ fullName: user.fullName, name: user.fullName, user, data: user });
}
