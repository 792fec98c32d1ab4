import {
  forgotPasswordSchema,
  resendCodeSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from '@plumbline/shared-schema/auth';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import type { PasswordChangesService } from './password-changes.service';
import type { VerificationService } from '../auth/verification.service';

type RecoveryOptions = { verification: VerificationService; passwordChanges: PasswordChangesService };

/** What is done with a code or a link from a mail. None of it reveals whether an address has an account. */
export const recoveryRoutes: FastifyPluginAsyncZod<RecoveryOptions> = async (
  app,
  { verification, passwordChanges },
) => {
  const response = { 200: messageSchema };
  const asking = { access: 'public', limit: 'mailRequests' } as const;
  const trying = { access: 'public', limit: 'codeTries' } as const;

  app.post(
    '/verify-email',
    {
      config: trying,
      schema: {
        summary: 'Verify an address with the code from the mail',
        errors: ['CODE_INVALID'],
        body: verifyEmailSchema,
        response,
      },
    },
    async ({ body, say }) => {
      await verification.verify(body);
      return done(say('emailVerified'));
    },
  );

  app.post(
    '/resend-code',
    {
      config: asking,
      schema: { summary: 'Send another code', errors: ['RESEND_TOO_SOON'], body: resendCodeSchema, response },
    },
    async ({ body, say }) => {
      await verification.requestCode(body.email);
      return done(say('codeSent'));
    },
  );

  app.post(
    '/forgot-password',
    {
      config: asking,
      schema: { summary: 'Send a link to choose a new password', body: forgotPasswordSchema, response },
    },
    async ({ body, say }) => {
      await passwordChanges.requestReset(body.email);
      return done(say('resetLinkSent'));
    },
  );

  app.put(
    '/reset-password',
    {
      config: trying,
      schema: {
        summary: 'Choose a new password with the link from the mail',
        errors: ['RESET_TOKEN_INVALID', 'PASSWORD_TOO_COMMON'],
        body: resetPasswordSchema,
        response,
      },
    },
    async ({ body, ip, say }) => {
      await passwordChanges.reset(body, ip);
      return done(say('passwordReset'));
    },
  );
};
