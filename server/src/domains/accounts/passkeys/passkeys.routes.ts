import { bothStepsSchema } from '@plumbline/shared-schema/both-steps';
import { signedInSchema } from '@plumbline/shared-schema/auth';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  newPasskeySchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  passkeySavedSchema,
  passkeySignInSchema,
  passkeysSchema,
} from '@plumbline/shared-schema/passkeys';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import { BOTH_STEPS_ERRORS } from '../auth/both-steps-errors';
import { deviceOf } from '../auth/device';
import type { PasskeySignInService } from './passkey-sign-in.service';
import type { PasskeysService } from './passkeys.service';

/** `/auth/passkey` */
export const passkeySignInRoutes: FastifyPluginAsyncZod<{ passkeySignIn: PasskeySignInService }> = async (
  app,
  { passkeySignIn },
) => {
  const config = { access: 'public', isReplayable: false } as const;

  app.post(
    '/passkey/options',
    { config, schema: { summary: 'Ask a passkey to sign in', response: { 200: passkeyRequestSchema } } },
    async () => found(await passkeySignIn.ask()),
  );

  app.post(
    '/passkey',
    {
      config,
      schema: {
        summary: 'Sign in with a passkey',
        errors: ['PASSKEY_REFUSED', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_SUSPENDED'],
        body: passkeySignInSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request) =>
      done(request.say('signedIn'), await passkeySignIn.signIn(request.body, deviceOf(request))),
  );
};

/** `/users/me/passkeys` */
export const passkeysRoutes: FastifyPluginAsyncZod<{ passkeys: PasskeysService }> = async (
  app,
  { passkeys },
) => {
  const config = { access: 'signedIn' } as const;
  const trying = { ...config, limit: 'codeTries', isReplayable: false } as const;

  app.get(
    '/me/passkeys',
    { config, schema: { summary: 'List one’s own passkeys', response: { 200: passkeysSchema } } },
    async ({ user }) => found(await passkeys.list(user)),
  );

  app.post(
    '/me/passkeys/options',
    {
      config: trying,
      schema: {
        summary: 'Begin to add a passkey',
        errors: [...BOTH_STEPS_ERRORS, 'PASSKEY_LIMIT'],
        body: bothStepsSchema,
        response: { 200: passkeyCreationSchema },
      },
    },
    async ({ user, body, ip }) => found(await passkeys.begin(user, { ...body, address: ip })),
  );

  app.post(
    '/me/passkeys',
    {
      config,
      schema: {
        summary: 'Add a passkey',
        errors: ['PASSKEY_REFUSED', 'PASSKEY_LIMIT', 'USER_NOT_FOUND'],
        body: newPasskeySchema,
        response: { 201: passkeySavedSchema },
      },
    },
    async ({ user, body, say }, reply) =>
      reply.code(201).send(done(say('passkeyAdded'), { data: await passkeys.add(user, body) })),
  );

  app.put(
    '/me/passkeys/:id',
    {
      config,
      schema: {
        summary: 'Rename a passkey',
        errors: ['USER_NOT_FOUND'],
        params: idParamsSchema,
        body: passkeyNameSchema,
        response: { 200: passkeySavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('passkeyRenamed'), { data: await passkeys.rename(user, params.id, body.name) }),
  );

  app.post(
    '/me/passkeys/:id/remove',
    {
      config: trying,
      schema: {
        summary: 'Remove a passkey',
        errors: BOTH_STEPS_ERRORS,
        params: idParamsSchema,
        body: bothStepsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, params, body, ip, say }) => {
      await passkeys.remove(user, params.id, { ...body, address: ip });
      return done(say('passkeyRemoved'));
    },
  );
};
