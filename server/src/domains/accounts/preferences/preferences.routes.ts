import { preferencesAnswerSchema, updatePreferencesSchema } from '@plumbline/shared-schema/preferences';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import { personOf } from '../../../http/plugins/session';
import type { PreferencesService } from './preferences.service';

export const preferencesRoutes: FastifyPluginAsyncZod<{ preferences: PreferencesService }> = async (
  app,
  { preferences },
) => {
  const signedIn = { config: { access: 'signedIn' as const } };
  const response = { 200: preferencesAnswerSchema };

  app.get(
    '/me/preferences',
    { ...signedIn, schema: { summary: 'Read one’s own preferences', response } },
    async ({ user }) => found(await preferences.get(personOf(user))),
  );

  app.put(
    '/me/preferences',
    {
      ...signedIn,
      schema: {
        summary: 'Change one’s own preferences',
        errors: ['USER_NOT_FOUND'],
        body: updatePreferencesSchema,
        response,
      },
    },
    async ({ user, body }) => found(await preferences.update(personOf(user), body)),
  );
};
