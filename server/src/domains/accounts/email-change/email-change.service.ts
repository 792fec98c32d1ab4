import type { ConfirmEmail, EmailState } from '@plumbline/shared-schema/email-change';
import { CODE_LIFETIME_MINUTES, EMAIL_UNDO_DAYS, EMAIL_WAIT_DAYS } from '@plumbline/shared-schema/limits';
import type { Database, Executor, Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { Mails } from '../../../kit/mail/mails.service';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { AccountLimits } from '../auth/account-limits';
import type { AccountNotices } from '../auth/account-notices';
import type { AuthRules } from '../auth/auth-rules';
import { fingerprint, isSame, newCode, newToken } from '../../../kit/digests';
import type { CodeHash } from '../../../kit/digests';
import type { OwnerCheck } from '../auth/owner-check.service';
import type { PasswordResetsRepository } from '../auth/password-resets.repository';
import type { SessionsService } from '../auth/sessions.service';
import type { TwoStepRepository } from '../auth/two-step.repository';
import type { PasskeysRepository } from '../passkeys/passkeys.repository';
import { lockPeople } from '../../../database/lock-people';
import type { UsersRepository } from '../../people/users/users.repository';
import type { EmailChangesRepository } from './email-changes.repository';

type Dependencies = {
  changes: EmailChangesRepository;
  users: UsersRepository;
  resets: PasswordResetsRepository;
  passkeys: PasskeysRepository;
  twoSteps: TwoStepRepository;
  sessions: SessionsService;
  checkOwner: OwnerCheck;
  codeHash: CodeHash;
  accountLimits: AccountLimits;
  accountNotices: AccountNotices;
  mails: Mails;
  outbox: Outbox;
  database: Database;
  transaction: Transaction;
  rules: AuthRules;
};

const href = '/setting?tab=account';

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

/**
 * Another address for an account: a code proves the new one, and another code that whoever reads the present one agrees.
 * The new one's is enough where the present one is not verified, and where it has been silent for some days; the former
 * address can take the account back for some days more.
 */
export function createEmailChangeService(dependencies: Dependencies) {
  const { changes, users, checkOwner, codeHash, accountLimits, mails, database, transaction } = dependencies;
  const hashes: Hashes = {
    ofNew: (userId, code) => codeHash(`email.${userId}`, code),
    ofPresent: (userId, code) => codeHash(`present-email.${userId}`, code),
  };
  const tryCodes = createTryCodes(dependencies, hashes);

  async function stateOf(executor: Executor, userId: string): Promise<EmailState> {
    const { email } = existing(await users.findIn(executor, userId), 'USER_NOT_FOUND');
    const pending = await changes.findLiving(executor, userId);
    return {
      email,
      pending: pending
        ? {
            email: pending.email,
            expiresAt: pending.expiresAt.toISOString(),
            presentCodeUntil: pending.presentCodeHash && endOfWait(pending.askedAt).toISOString(),
          }
        : null,
    };
  }

  return {
    get: ({ _id }: CurrentUser): Promise<EmailState> => stateOf(database, _id),

    /** PASSWORD_INCORRECT, EMAIL_TAKEN, RESEND_TOO_SOON, RATE_LIMITED. Nothing changes until the codes come back. */
    request: async (
      caller: CurrentUser,
      { email, ...given }: { email: string; password: string; address: string },
    ): Promise<EmailState> => {
      const user = await checkOwner(caller, given);
      return transaction(async (tx) => {
        if (await changes.isTaken(tx, email, user.id)) throw new AppError('EMAIL_TAKEN');
        await accountLimits.admitNewAddress(tx, { userId: user.id, email });
        const code = newCode();
        const askedAt = (await changes.findAskedAt(tx, user.id, email)) ?? new Date();
        const isAsked = user.emailVerifiedAt !== null && endOfWait(askedAt) > new Date();
        const presentCode = isAsked ? newCode() : undefined;
        await changes.put(tx, {
          ...{ userId: user.id, email, minutes: CODE_LIFETIME_MINUTES },
          codeHash: hashes.ofNew(user.id, code),
          presentCodeHash: presentCode === undefined ? null : hashes.ofPresent(user.id, presentCode),
        });
        await mails.add(tx, { ...user, email }, { template: 'newEmail', code });
        if (presentCode !== undefined)
          await mails.add(tx, user, { template: 'leavingEmail', code: presentCode });
        return stateOf(tx, user.id);
      });
    },

    /**
     * CODE_INVALID when it is wrong, old, used or tried too often, PRESENT_CODE_INVALID when only that one is; EMAIL_TAKEN.
     * Keeps the caller's session alone.
     */
    confirm: async (caller: CurrentUser, codes: ConfirmEmail): Promise<EmailState> => {
      // A failed try must stay counted, so it is no reason to roll back.
      const refusal = await transaction((tx) => tryCodes(tx, caller, codes));
      if (refusal !== undefined) throw new AppError(refusal);
      return stateOf(database, caller._id);
    },

    /** Nothing to drop is no error: the address stays, as wished. */
    drop: ({ _id }: CurrentUser): Promise<EmailState> =>
      transaction(async (tx) => {
        await changes.remove(tx, _id);
        return stateOf(tx, _id);
      }),

    undo: createUndo(dependencies),
    sweep: changes.removeExpired,
  };
}

const DAY_MS = 86_400_000;

function endOfWait(askedAt: Date): Date {
  return new Date(askedAt.getTime() + EMAIL_WAIT_DAYS * DAY_MS);
}

type Hashes = Record<'ofNew' | 'ofPresent', CodeHash>;

function createTryCodes(dependencies: Dependencies, { ofNew, ofPresent }: Hashes) {
  const { changes, users, accountNotices, mails, rules } = dependencies;

  return async (
    tx: Tx,
    { _id: userId, sessionId }: CurrentUser,
    { code, presentCode = '' }: ConfirmEmail,
  ): Promise<'CODE_INVALID' | 'PRESENT_CODE_INVALID' | undefined> => {
    await lockPeople(tx, [userId]);
    const living = await changes.spendTry(tx, userId, rules.codeTries);
    if (living === undefined || !isSame(ofNew(userId, code), living.codeHash)) return 'CODE_INVALID';
    const { presentCodeHash } = living;
    if (presentCodeHash !== null && !isSame(ofPresent(userId, presentCode), presentCodeHash))
      return 'PRESENT_CODE_INVALID';
    const before = existing(await users.findIn(tx, userId), 'USER_NOT_FOUND');
    const token = newToken();
    const tokenHash = fingerprint(token);
    const { askedAt: createdAt } = living;
    await changes.insertUndo(tx, {
      userId,
      email: before.email,
      tokenHash,
      createdAt,
      days: EMAIL_UNDO_DAYS,
    });
    await replaceEmail(dependencies, tx, { userId, email: living.email, exceptSessionId: sessionId });
    await mails.add(tx, before, { template: 'emailChanged', token, at: new Date() });
    await accountNotices.of(tx, { userId, kind: 'emailChanged', href });
    return undefined;
  };
}

/**
 * LINK_INVALID when it is wrong, old or used. Somebody else knew the password: every session and passkey ends, and a second
 * step that may be theirs; a link to choose a new password follows to the address that is put back.
 */
function createUndo(dependencies: Dependencies) {
  const { changes, passkeys, twoSteps, accountNotices, outbox, transaction } = dependencies;

  /** One that was turned on in the days before the change was asked for, or since. */
  async function removeYoungStep(tx: Tx, userId: string, askedAt: Date): Promise<void> {
    const confirmedAt = (await twoSteps.find(tx, userId))?.confirmedAt ?? null;
    const isYoung =
      confirmedAt !== null && confirmedAt.getTime() > askedAt.getTime() - EMAIL_UNDO_DAYS * DAY_MS;
    if (isYoung && (await twoSteps.remove(tx, userId)))
      await accountNotices.of(tx, { userId, kind: 'twoStepOff' });
  }

  return (token: string): Promise<void> =>
    transaction(async (tx) => {
      const undo = existing(await changes.findUndo(tx, fingerprint(token)), 'LINK_INVALID');
      const { userId, email } = undo;
      await lockPeople(tx, [userId]);
      if (!(await changes.spendUndo(tx, undo))) throw new AppError('LINK_INVALID');
      await replaceEmail(dependencies, tx, { userId, email });
      await passkeys.removeOfUser(tx, userId);
      await removeYoungStep(tx, userId, undo.createdAt);
      await outbox.add(tx, 'password.forgotten', { email });
      await accountNotices.of(tx, { userId, kind: 'emailRestored' });
    });
}

type Replacement = { userId: string; email: string; exceptSessionId?: string };

/** Whatever was begun with the former address ends with it. */
async function replaceEmail(
  { changes, resets, twoSteps, sessions, outbox }: Dependencies,
  tx: Tx,
  { userId, email, exceptSessionId }: Replacement,
): Promise<void> {
  await changes.setEmail(tx, userId, email);
  await changes.remove(tx, userId);
  await resets.removeOfUser(tx, userId);
  await twoSteps.removeTickets(tx, userId);
  await sessions.revokeOthers(tx, { userId, exceptSessionId });
  await outbox.add(tx, 'user.updated', { userId });
}
