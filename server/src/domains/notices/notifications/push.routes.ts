import { pushStateAnswerSchema, pushSubscriptionSchema } from '@plumbline/shared-schema/push';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import { PUSH_WORKER } from '../push/push-worker';
import type { PushService } from './push.service';

const config = { access: 'signedIn' } as const;
const response = { 200: pushStateAnswerSchema };

/** `/notifications/push`: of this session's browser. */
export const pushRoutes: FastifyPluginAsyncZod<{ push: PushService }> = async (app, { push }) => {
  app.get(
    '/push',
    { config, schema: { summary: 'Read whether this browser gets pushes', response } },
    async ({ user }) => found(await push.get(user)),
  );

  app.put(
    '/push',
    { config, schema: { summary: 'Send pushes to this browser', body: pushSubscriptionSchema, response } },
    async ({ user, body }) => found(await push.subscribe(user, body)),
  );

  app.delete(
    '/push',
    { config, schema: { summary: 'Send no more pushes to this browser', response } },
    async ({ user }) => found(await push.unsubscribe(user)),
  );

  // At one address in every release, because a browser's subscription belongs to it.
  app.get('/push-worker.js', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(PUSH_WORKER),
  );
};
