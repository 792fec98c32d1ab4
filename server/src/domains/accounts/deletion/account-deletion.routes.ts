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
    { config: { access: 'signedIn' }, schema: { response: { 200: accountDeletionAnswerSchema } } },
    async ({ user }) => found(await accountDeletion.get(user)),
  );

  app.post(
    '/me/deletion',
    {
      // Asked for twice it does the same; no hash of a password is kept for a replay.
      config: { access: 'signedIn', isReplayable: false },
      schema: { body: ownerSchema, response: saved },
    },
    async ({ user, body, ip, say }) =>
      done(say('deletionRequested'), { data: await accountDeletion.request(user, { ...body, address: ip }) }),
  );

  app.delete(
    '/me/deletion',
    { config: { access: 'signedIn' }, schema: { response: saved } },
    async ({ user, say }) => done(say('deletionCalledOff'), { data: await accountDeletion.callOff(user) }),
  );
};
