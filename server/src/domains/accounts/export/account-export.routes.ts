import { accountExportAnswerSchema, accountExportSavedSchema } from '@plumbline/shared-schema/account-export';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { AccountExportService } from './account-export.service';

/** `/users/me/export`. The link in an answer is the owner's, so no answer is kept for a replay. */
export const accountExportRoutes: FastifyPluginAsyncZod<{ accountExport: AccountExportService }> = async (
  app,
  { accountExport },
) => {
  app.get(
    '/me/export',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Say whether there is a copy of one’s data, and where',
        response: { 200: accountExportAnswerSchema },
      },
    },
    async ({ user }) => found(await accountExport.get(user)),
  );

  app.post(
    '/me/export',
    {
      config: { access: 'signedIn', limit: 'exports' },
      schema: {
        summary: 'Make a copy of one’s data',
        errors: ['USER_NOT_FOUND'],
        response: { 202: accountExportSavedSchema },
      },
    },
    async ({ user, say }, reply) =>
      reply.code(202).send(done(say('exportRequested'), { data: await accountExport.request(user) })),
  );
};
