import {
  changeEmailSchema,
  confirmEmailSchema,
  emailStateAnswerSchema,
  emailStateSavedSchema,
  undoEmailChangeSchema,
} from '@plumbline/shared-schema/email-change';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { EmailChangeService } from './email-change.service';

type Options = { emailChange: EmailChangeService };

/** `/users/me/email` */
export const emailChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, { emailChange }) => {
  const saved = { 200: emailStateSavedSchema };

  app.get(
    '/me/email',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Read one’s own address, and the one that is to take its place',
        response: { 200: emailStateAnswerSchema },
      },
    },
    async ({ user }) => found(await emailChange.get(user)),
  );

  app.post(
    '/me/email',
    {
      // No hash of a password is kept for a replay.
      config: { access: 'signedIn', limit: 'mailRequests', isReplayable: false },
      schema: {
        summary: 'Ask for another address; a code goes to it',
        errors: [
          'PASSWORD_INCORRECT',
          'TOO_MANY_SIGN_INS',
          'RESEND_TOO_SOON',
          'EMAIL_TAKEN',
          'USER_NOT_FOUND',
        ],
        body: changeEmailSchema,
        response: saved,
      },
    },
    async ({ user, body, ip, say }) =>
      done(say('emailCodeSent'), { data: await emailChange.request(user, { ...body, address: ip }) }),
  );

  app.put(
    '/me/email',
    {
      config: { access: 'signedIn', limit: 'codeTries', isReplayable: false },
      schema: {
        summary: 'Change the address with the code from the mail; other sessions end',
        errors: ['CODE_INVALID', 'PRESENT_CODE_INVALID', 'EMAIL_TAKEN', 'USER_NOT_FOUND'],
        body: confirmEmailSchema,
        response: saved,
      },
    },
    async ({ user, body, say }) => done(say('emailChanged'), { data: await emailChange.confirm(user, body) }),
  );

  app.delete(
    '/me/email',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Keep the address after all',
        errors: ['USER_NOT_FOUND'],
        response: saved,
      },
    },
    async ({ user, say }) => done(say('emailChangeDropped'), { data: await emailChange.drop(user) }),
  );
};

/** `/auth/undo-email-change`: the link in the mail to the former address. */
export const undoEmailChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, { emailChange }) => {
  app.post(
    '/undo-email-change',
    {
      config: { access: 'public', limit: 'codeTries' },
      schema: {
        summary: 'Put the former address back with the link from the mail',
        errors: ['EMAIL_TAKEN', 'LINK_INVALID'],
        body: undoEmailChangeSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body, say }) => {
      await emailChange.undo(body.token);
      return done(say('emailRestored'));
    },
  );
};
