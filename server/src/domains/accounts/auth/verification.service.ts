import type { VerifyEmail } from '@plumbline/shared-schema/auth';
import { CODE_LIFETIME_MINUTES } from '@plumbline/shared-schema/limits';
import type { Transaction, Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import type { Mails } from '../../../kit/mail/mails.service';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { UsersRepository } from '../../people/users/users.repository';
import type { AccountLimits } from './account-limits';
import type { AuthRules } from './auth-rules';
import { isSame, newCode } from '../../../kit/digests';
import type { CodeHash } from '../../../kit/digests';
import type { EmailCodesRepository } from './email-codes.repository';

type Dependencies = {
  users: UsersRepository;
  codes: EmailCodesRepository;
  codeHash: CodeHash;
  accountLimits: AccountLimits;
  mails: Mails;
  outbox: Outbox;
  transaction: Transaction;
  rules: AuthRules;
};

export type VerificationService = ReturnType<typeof createVerificationService>;

/** Proves that an e-mail address belongs to its account. Never reveals whether there is one. */
export function createVerificationService(dependencies: Dependencies) {
  const { users, codes, codeHash, accountLimits, mails, outbox, transaction, rules } = dependencies;

  async function mailCode(tx: Tx, user: UserRow): Promise<void> {
    const code = newCode();
    await codes.put(tx, {
      userId: user.id,
      codeHash: codeHash(user.id, code),
      minutes: CODE_LIFETIME_MINUTES,
    });
    await mails.add(tx, user, { template: 'verification', code });
  }

  /** The same statements, written and committed, for an unknown address. Returns whether the code was right. */
  async function tryCode(tx: Tx, { email, code }: VerifyEmail): Promise<boolean> {
    await accountLimits.recordTry(tx, email);
    const living = await codes.spendTry(tx, email, rules.codeTries);
    const given = codeHash(living?.user.id ?? '', code);
    if (living === undefined || !isSame(given, living.codeHash)) return false;
    await codes.remove(tx, living.user.id);
    await users.update(tx, living.user.id, { emailVerifiedAt: new Date() });
    await outbox.add(tx, 'user.updated', { userId: living.user.id });
    await mails.add(tx, living.user, { template: 'welcome' });
    return true;
  }

  return {
    /** The first code, in the transaction that makes the account. */
    begin: async (tx: Tx, user: UserRow): Promise<void> => {
      await accountLimits.recordCode(tx, user.email);
      await mailCode(tx, user);
    },

    /** Queues the request; `sendCode` looks for the account later, so that the response time reveals nothing. */
    requestCode: (email: string): Promise<void> =>
      transaction(async (tx) => {
        await accountLimits.admitCode(tx, email);
        await outbox.add(tx, 'code.requested', { email });
      }),

    sendCode: async ({ email }: { email: string }): Promise<void> => {
      const user = await users.findByEmail(email);
      if (user === undefined || user.emailVerifiedAt !== null) return;
      await transaction((tx) => mailCode(tx, user));
    },

    /** CODE_INVALID when it is wrong, old, used, tried too often, or of nobody. */
    verify: async (input: VerifyEmail): Promise<void> => {
      // A failed try must stay counted, so it is no reason to roll back.
      const isRight = await transaction((tx) => tryCode(tx, input));
      if (!isRight) throw new AppError('CODE_INVALID');
    },
  };
}
