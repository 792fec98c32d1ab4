import {
  addPhoneSchema,
  confirmPhoneSchema,
  phoneAnswerSchema,
  phoneSavedSchema,
} from '@plumbline/shared-schema/phone';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { PhoneService } from './phone.service';

/** `/users/me/phone`: where the caller gets text messages. */
export const phoneRoutes: FastifyPluginAsyncZod<{ phone: PhoneService }> = async (app, { phone }) => {
  const saved = { 200: phoneSavedSchema };

  app.get(
    '/me/phone',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'Read one’s own number for text messages', response: { 200: phoneAnswerSchema } },
    },
    async ({ user }) => found(await phone.get(user)),
  );

  app.post(
    '/me/phone',
    {
      config: { access: 'signedIn', limit: 'mailRequests' },
      schema: {
        summary: 'Ask for text messages at a number; a code goes to it',
        errors: ['SMS_OFF', 'SMS_STOPPED', 'RESEND_TOO_SOON', 'USER_NOT_FOUND'],
        body: addPhoneSchema,
        response: saved,
      },
    },
    async ({ user, body, say }) => done(say('phoneCodeSent'), { data: await phone.request(user, body) }),
  );

  app.put(
    '/me/phone',
    {
      config: { access: 'signedIn', limit: 'codeTries', isReplayable: false },
      schema: {
        summary: 'Confirm the number with the code from the text message',
        errors: ['CODE_INVALID'],
        body: confirmPhoneSchema,
        response: saved,
      },
    },
    async ({ user, body, say }) => done(say('phoneConfirmed'), { data: await phone.confirm(user, body) }),
  );

  app.delete(
    '/me/phone',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'Get no more text messages at any number', response: saved },
    },
    async ({ user, say }) => done(say('phoneRemoved'), { data: await phone.remove(user) }),
  );
};
