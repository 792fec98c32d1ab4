import { bothStepsSchema } from '@plumbline/shared-schema/both-steps';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done } from '../../../kit/answers';
import { BOTH_STEPS_ERRORS } from '../auth/both-steps-errors';
import type { AccessService } from './access.service';

/** `/users/me/access` */
export const accessRoutes: FastifyPluginAsyncZod<{ access: AccessService }> = async (app, { access }) => {
  app.post(
    '/me/access/end',
    {
      config: { access: 'signedIn', limit: 'codeTries', isReplayable: false },
      schema: {
        summary: 'End every other way into the account: devices, passkeys, team',
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
