import { sessionsSchema } from '@plumbline/shared-schema/auth';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, listed } from '../../../kit/answers';
import { personOf } from '../../../http/plugins/session';
import type { SessionsService } from './sessions.service';

export const sessionsRoutes: FastifyPluginAsyncZod<{ sessions: SessionsService }> = async (
  app,
  { sessions },
) => {
  app.get(
    '/sessions',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'List the devices one is signed in on', response: { 200: sessionsSchema } },
    },
    async ({ user }) => listed(await sessions.listOwn(user)),
  );

  app.delete(
    '/sessions/:id',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'Sign one device out', params: idParamsSchema, response: { 200: messageSchema } },
    },
    async ({ user, params, say }) => {
      await sessions.revoke({ userId: personOf(user), sessionId: params.id });
      return done(say('sessionRevoked'));
    },
  );
};
