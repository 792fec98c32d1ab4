import { updatePasswordSchema } from '@plumbline/shared-schema/auth';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import { AppError } from '../../../kit/errors';
import type { PasswordChangesService } from './password-changes.service';

export const passwordRoutes: FastifyPluginAsyncZod<{ passwordChanges: PasswordChangesService }> = async (
  app,
  { passwordChanges },
) => {
  app.put(
    '/update-password',
    {
      config: { access: 'signedIn', isReplayable: false },
      schema: {
        summary: 'Change the password; other sessions end',
        errors: [
          'OLD_PASSWORD_INCORRECT',
          'PASSWORD_TOO_COMMON',
          'TOO_MANY_SIGN_INS',
          'PASSWORD_UPDATE_FAILED',
          'USER_NOT_FOUND',
        ],
        body: updatePasswordSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, body, ip, say, id, log }) => {
      try {
        await passwordChanges.update(user, body, ip);
      } catch (error) {
        if (error instanceof AppError) throw error;
        log.error({ err: error }, 'password not updated');
        // The text of this 500 names the request's id, never internals.
        throw new AppError('PASSWORD_UPDATE_FAILED', { requestId: id });
      }
      return done(say('passwordUpdated'));
    },
  );
};
