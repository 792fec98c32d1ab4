import { accessSchema } from '@plumbline/shared-schema/access';
import { bothStepsSchema } from '@plumbline/shared-schema/both-steps';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import { BOTH_STEPS_ERRORS } from '../auth/both-steps-errors';
import type { AccessService } from './access.service';

/** `/users/me/access` */
export const accessRoutes: FastifyPluginAsyncZod<{ access: AccessService }> = async (app, { access }) => {
  const config = { access: 'signedIn' } as const;
  const trying = { ...config, limit: 'codeTries', isReplayable: false } as const;

  app.get(
    '/me/access',
    {
      config,
      schema: { summary: 'Read whether Google gets into the account', response: { 200: accessSchema } },
    },
    async ({ user }) => found(await access.read(user)),
  );

  app.post(
    '/me/access/google/remove',
    {
      config: trying,
      schema: {
        summary: 'Remove the sign-in with Google',
        errors: [...BOTH_STEPS_ERRORS, 'NOT_FOUND'],
        body: bothStepsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, body, ip, say }) => {
      await access.removeGoogle(user, { ...body, address: ip });
      return done(say('googleRemoved'));
    },
  );

  app.post(
    '/me/access/end',
    {
      config: trying,
      schema: {
        summary: 'End every other way into the account: devices, passkeys, Google, team',
        errors: BOTH_STEPS_ERRORS,
        body: bothStepsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ user, body, ip, say }) => {
      await access.endOthers(user, { ...body, address: ip });
      return done(say('accessEnded'));
    },
  );
};
