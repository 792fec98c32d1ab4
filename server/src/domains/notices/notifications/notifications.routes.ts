import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  notificationPageSchema,
  notificationsQuerySchema,
  readNotificationsSchema,
  unreadSchema,
} from '@plumbline/shared-schema/notifications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '../../../kit/answers';
import type { NotificationsService } from './notifications.service';

const config = { access: 'signedIn' } as const;
const response = { 200: unreadSchema };

/** `/notifications` */
export const notificationsRoutes: FastifyPluginAsyncZod<{ notifications: NotificationsService }> = async (
  app,
  { notifications },
) => {
  app.get(
    '/',
    {
      config,
      schema: {
        summary: 'List notifications',
        querystring: notificationsQuerySchema,
        response: { 200: notificationPageSchema },
      },
    },
    async ({ user, query }) => notifications.list(user, query),
  );

  app.get(
    '/unread',
    { config, schema: { summary: 'Count unread notifications', response } },
    async ({ user }) => answer(await notifications.countNew(user)),
  );

  app.post(
    '/read',
    { config, schema: { summary: 'Mark notifications as read', body: readNotificationsSchema, response } },
    async ({ user, body }) => answer(await notifications.markRead(user, body?.ids)),
  );

  app.post(
    '/seen',
    { config, schema: { summary: 'Mark all notifications as seen', response } },
    async ({ user }) => answer(await notifications.markSeen(user)),
  );

  app.delete(
    '/read',
    { config, schema: { summary: 'Delete the notifications that were read', response } },
    async ({ user }) => answer(await notifications.removeRead(user)),
  );

  app.delete(
    '/:id',
    { config, schema: { summary: 'Delete a notification', params: idParamsSchema, response } },
    async ({ user, params }) => answer(await notifications.remove(user, params.id)),
  );
};
