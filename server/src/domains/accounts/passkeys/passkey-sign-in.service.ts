import type { SignedIn } from '@plumbline/shared-schema/auth';
import type { PasskeyRequest, PasskeySignIn } from '@plumbline/shared-schema/passkeys';
import type { Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { AuthRules } from '../auth/auth-rules';
import type { ReadPasskeyUse } from '../auth/both-steps-check.service';
import type { Device } from '../auth/device';
import { fingerprint } from '../../../kit/digests';
import type { SessionsService } from '../auth/sessions.service';
import { refuseSuspended } from '../auth/suspended';
import type { UsersRepository } from '../../people/users/users.repository';
import type { UserViews } from '../../people/users/user-view';
import type { Ceremonies } from './ceremonies';
import type { PasskeysRepository } from './passkeys.repository';

type Dependencies = {
  passkeys: PasskeysRepository;
  ceremonies: Ceremonies;
  readPasskeyUse: ReadPasskeyUse;
  sessions: SessionsService;
  users: UsersRepository;
  views: UserViews;
  transaction: Transaction;
  rules: AuthRules;
};

export type PasskeySignInService = ReturnType<typeof createPasskeySignIn>;

/** Signing in with a passkey: the device that has it and what unlocks the device are two steps in one. */
export function createPasskeySignIn(dependencies: Dependencies) {
  const { passkeys, ceremonies, readPasskeyUse, sessions, users, views, transaction, rules } = dependencies;

  return {
    ask: async (): Promise<PasskeyRequest> => {
      const options = await ceremonies.askToSignIn();
      await passkeys.insertChallenge(fingerprint(options.challenge));
      return options;
    },

    /** PASSKEY_REFUSED, which spends the challenge as well; EMAIL_NOT_VERIFIED where the operator requires it; ACCOUNT_SUSPENDED. */
    signIn: async (
      { credential, remember = false }: PasskeySignIn,
      device: Device,
    ): Promise<Pick<SignedIn, 'token' | 'user'>> => {
      const { userId, record } = await readPasskeyUse(credential);
      return transaction(async (tx) => {
        await record(tx);
        const row = existing(await users.findIn(tx, userId), 'PASSKEY_REFUSED');
        if (rules.isVerifiedEmailRequired && row.emailVerifiedAt === null)
          throw new AppError('EMAIL_NOT_VERIFIED');
        refuseSuspended(row);
        return { token: await sessions.signInWithin(tx, { userId, remember, device }), user: views.own(row) };
      });
    },
  };
}
