import { loginSchema, registerSchema, registeredSchema, signedInSchema } from '@plumbline/shared-schema/auth';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AuthService } from './auth.service';
import type { Device } from './sessions.service';

export const authRoutes: FastifyPluginAsyncZod<{ auth: AuthService }> = async (app, { auth }) => {
  app.post(
    '/register',
    {
      config: { access: 'public', limit: 'register', uploads: ['profile', 'nationalId'] },
      schema: { body: registerSchema, response: { 201: registeredSchema } },
    },
    async ({ body, uploads, say }, reply) => {
      const user = await auth.register(body, { profile: uploads?.profile, nationalId: uploads?.nationalId });
      return reply.code(201).send({ success: true, message: say('registered'), user });
    },
  );

  app.post(
    '/login',
    {
      config: { access: 'public', isReplayable: false },
      schema: { body: loginSchema, response: { 200: signedInSchema } },
    },
    async (request) => ({
      success: true as const,
      message: request.say('signedIn'),
      ...(await auth.signIn(request.body, deviceOf(request))),
    }),
  );

  app.post(
    '/logout',
    { config: { access: 'signedIn', isReplayable: false }, schema: { response: { 200: messageSchema } } },
    async ({ user, say }) => {
      await auth.signOut(user.sessionId);
      return { success: true as const, message: say('signedOut') };
    },
  );
};

function deviceOf({ headers, ip }: FastifyRequest): Device {
  return { userAgent: headers['user-agent'], address: ip };
}
