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
    { config: { access: 'signedIn' }, schema: { response: { 200: emailStateAnswerSchema } } },
    async ({ user }) => found(await emailChange.get(user)),
  );

  app.post(
    '/me/email',
    {
      // No hash of a password is kept for a replay.
      config: { access: 'signedIn', limit: 'mailRequests', isReplayable: false },
      schema: { body: changeEmailSchema, response: saved },
    },
    async ({ user, body, ip, say }) =>
      done(say('emailCodeSent'), { data: await emailChange.request(user, { ...body, address: ip }) }),
  );

  app.put(
    '/me/email',
    {
      config: { access: 'signedIn', limit: 'codeTries', isReplayable: false },
      schema: { body: confirmEmailSchema, response: saved },
    },
    async ({ user, body, say }) => done(say('emailChanged'), { data: await emailChange.confirm(user, body) }),
  );

  app.delete(
    '/me/email',
    { config: { access: 'signedIn' }, schema: { response: saved } },
    async ({ user, say }) => done(say('emailChangeDropped'), { data: await emailChange.drop(user) }),
  );
};

/** `/auth/undo-email-change`: the link in the mail to the former address. */
export const undoEmailChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, { emailChange }) => {
  app.post(
    '/undo-email-change',
    {
      config: { access: 'public', limit: 'codeTries' },
      schema: { body: undoEmailChangeSchema, response: { 200: messageSchema } },
    },
    async ({ body, say }) => {
      await emailChange.undo(body.token);
      return done(say('emailRestored'));
    },
  );
};
