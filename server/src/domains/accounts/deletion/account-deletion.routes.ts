import {
  accountDeletionAnswerSchema,
  accountDeletionSavedSchema,
} from '@plumbline/shared-schema/account-deletion';
import { ownerSchema } from '@plumbline/shared-schema/two-step';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { AccountDeletionService } from './account-deletion.service';

type Options = { accountDeletion: AccountDeletionService };

/** `/users/me/deletion` */
export const accountDeletionRoutes: FastifyPluginAsyncZod<Options> = async (app, { accountDeletion }) => {
  const saved = { 200: accountDeletionSavedSchema };

  app.get(
    '/me/deletion',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Say whether the account is to be deleted, and what stands against it',
        response: { 200: accountDeletionAnswerSchema },
      },
    },
    async ({ user }) => found(await accountDeletion.get(user)),
  );

  app.post(
    '/me/deletion',
    {
      // Asked for twice it does the same; no hash of a password is kept for a replay.
      config: { access: 'signedIn', isReplayable: false },
      schema: {
        summary: 'Delete the account in 14 days',
        errors: [
          'PASSWORD_INCORRECT',
          'TOO_MANY_SIGN_INS',
          'CONTRACTS_RUNNING',
          'MONEY_LEFT',
          'USER_NOT_FOUND',
        ],
        body: ownerSchema,
        response: saved,
      },
    },
    async ({ user, body, ip, say }) =>
      done(say('deletionRequested'), { data: await accountDeletion.request(user, { ...body, address: ip }) }),
  );

  app.delete(
    '/me/deletion',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Keep the account after all',
        errors: ['USER_NOT_FOUND'],
        response: saved,
      },
    },
    async ({ user, say }) => done(say('deletionCalledOff'), { data: await accountDeletion.callOff(user) }),
  );
};
