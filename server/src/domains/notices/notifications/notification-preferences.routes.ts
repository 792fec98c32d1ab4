import {
  notificationPreferencesAnswerSchema,
  updateNotificationPreferencesSchema,
} from '@plumbline/shared-schema/notification-preferences';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { NotificationPreferencesService } from './notification-preferences.service';

const config = { access: 'signedIn' } as const;
const response = { 200: notificationPreferencesAnswerSchema };

/** `/notifications/preferences` */
export const notificationPreferencesRoutes: FastifyPluginAsyncZod<{
  notificationPreferences: NotificationPreferencesService;
}> = async (app, { notificationPreferences }) => {
  app.get(
    '/preferences',
    { config, schema: { summary: 'Read how one is told of what', response } },
    async ({ user }) => found(await notificationPreferences.get(user)),
  );

  app.put(
    '/preferences',
    {
      config,
      schema: {
        summary: 'Change how one is told of what',
        body: updateNotificationPreferencesSchema,
        response,
      },
    },
    async ({ user, body }) => found(await notificationPreferences.update(user, body.changes)),
  );
};
