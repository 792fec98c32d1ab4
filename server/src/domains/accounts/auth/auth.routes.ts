import { loginSchema, registerSchema, registeredSchema, signedInSchema } from '@plumbline/shared-schema/auth';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import { languageOf } from '../../../kit/texts';
import type { AuthService } from './auth.service';
import { deviceOf } from './device';

export const authRoutes: FastifyPluginAsyncZod<{ auth: AuthService }> = async (app, { auth }) => {
  app.post(
    '/register',
    {
      config: { access: 'public', limit: 'register', uploads: ['profile', 'nationalId'] },
      schema: {
        summary: 'Sign up; a code goes to the address',
        errors: ['PASSWORD_TOO_COMMON', 'ATTACHMENT_TYPE', 'EMAIL_TAKEN'],
        body: registerSchema,
        response: { 201: registeredSchema },
      },
    },
    async ({ body, uploads, say, headers }, reply) => {
      const language = languageOf(headers['accept-language']);
      const user = await auth.register(body, {
        profile: uploads?.profile,
        nationalId: uploads?.nationalId,
        language,
      });
      return reply.code(201).send(done(say('registered'), { user }));
    },
  );

  app.post(
    '/login',
    {
      config: { access: 'public', isReplayable: false },
      schema: {
        summary: 'Sign in with a password',
        errors: [
          'TOO_MANY_SIGN_INS',
          'INVALID_CREDENTIALS',
          'EMAIL_NOT_VERIFIED',
          'ACCOUNT_SUSPENDED',
          'TWO_STEP_REQUIRED',
        ],
        body: loginSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request) => done(request.say('signedIn'), await auth.signIn(request.body, deviceOf(request))),
  );

  app.post(
    '/logout',
    {
      config: { access: 'signedIn', isReplayable: false },
      schema: { summary: 'Sign out: end this session', response: { 200: messageSchema } },
    },
    async ({ user, say }) => {
      await auth.signOut(user);
      return done(say('signedOut'));
    },
  );
};
