import {
  notificationPageSchema,
  readNotificationsSchema,
  unreadSchema,
} from '@plumbline/shared-schema/notifications';
import { pageQuerySchema } from '@plumbline/shared-schema/pagination';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '../../answers';
import type { NotificationsService } from './notifications.service';

/** `/notifications` */
export const notificationsRoutes: FastifyPluginAsyncZod<{ notifications: NotificationsService }> = async (
  app,
  { notifications },
) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { querystring: pageQuerySchema, response: { 200: notificationPageSchema } },
    },
    async ({ user, query }) => notifications.list(user, query),
  );

  app.get(
    '/unread',
    { config: { access: 'signedIn' }, schema: { response: { 200: unreadSchema } } },
    async ({ user }) => answer({ unread: await notifications.countUnread(user) }),
  );

  app.post(
    '/read',
    {
      config: { access: 'signedIn' },
      schema: { body: readNotificationsSchema, response: { 200: unreadSchema } },
    },
    async ({ user, body }) => answer({ unread: await notifications.markRead(user, body?.ids) }),
  );
};
