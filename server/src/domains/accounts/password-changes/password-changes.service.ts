import type { ResetPassword, UpdatePassword } from '@plumbline/shared-schema/auth';
import { RESET_LINK_MINUTES } from '@plumbline/shared-schema/limits';
import type { Database, Transaction, Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import type { Mails } from '../../../kit/mail/mails.service';
import type { WayIn } from '../../../kit/mail/way-blocks';
import type { CurrentUser } from '../../../http/plugins/session';
import { idempotencyKeyRows } from '../../../http/plugins/idempotency-keys.repository';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { EmailChangesRepository } from '../email-change/email-changes.repository';
import type { UsersRepository } from '../../people/users/users.repository';
import type { PasskeysRepository } from '../passkeys/passkeys.repository';
import type { AccountLimits } from '../auth/account-limits';
import type { AccountNotices } from '../auth/account-notices';
import { refuseCommonPassword } from '../auth/auth-rules';
import type { AuthRules } from '../auth/auth-rules';
import { fingerprint, newToken } from '../../../kit/digests';
import type { IdentitiesRepository } from '../auth/identities.repository';
import type { OwnerCheck } from '../auth/owner-check.service';
import type { PasswordResetsRepository } from '../auth/password-resets.repository';
import type { Passwords } from '../auth/passwords';
import type { SessionsService } from '../auth/sessions.service';
import type { SignInGuard } from '../auth/sign-in-guard';
import type { TwoStepRepository } from '../auth/two-step.repository';
import type { TeamRepository } from '../team/team.repository';

type Dependencies = {
  users: UsersRepository;
  resets: PasswordResetsRepository;
  emailChanges: Pick<EmailChangesRepository, 'remove'>;
  twoSteps: TwoStepRepository;
  passkeys: Pick<PasskeysRepository, 'removeOfUser' | 'list'>;
  identities: Pick<IdentitiesRepository, 'isThere'>;
  team: Pick<TeamRepository, 'listMembers'>;
  passwords: Passwords;
  sessions: SessionsService;
  guard: SignInGuard;
  checkOwner: OwnerCheck;
  accountLimits: AccountLimits;
  accountNotices: AccountNotices;
  mails: Mails;
  outbox: Outbox;
  database: Database;
  transaction: Transaction;
  rules: AuthRules;
};

type Change = { user: UserRow; passwordHash: string; exceptSessionId?: string };

export type PasswordChangesService = ReturnType<typeof createPasswordChangesService>;

/** Forgotten and changed passwords. Both end sessions, close their sockets and notify the owner by mail. */
export function createPasswordChangesService(dependencies: Dependencies) {
  const {
    users,
    resets,
    passwords,
    guard,
    checkOwner,
    accountLimits,
    mails,
    outbox,
    database,
    transaction,
    rules,
  } = dependencies;

  const replace = createReplacePassword(dependencies);
  const removePasskeys = createRemovePasskeys(dependencies);

  return {
    /** Queues the request and nothing more: the answer and its duration are the same for an unknown address. */
    requestReset: (email: string): Promise<void> =>
      transaction(async (tx) => {
        await accountLimits.admitForgotPassword(tx, email);
        await outbox.add(tx, 'password.forgotten', { email });
      }),

    sendResetLink: async ({ email }: { email: string }): Promise<void> => {
      const user = await users.findByEmail(email);
      if (user === undefined) return;
      const token = newToken();
      await transaction(async (tx) => {
        await resets.removeOfUser(tx, user.id);
        await resets.insert(tx, {
          userId: user.id,
          tokenHash: fingerprint(token),
          minutes: RESET_LINK_MINUTES,
        });
        await mails.add(tx, user, { template: 'reset', token });
      });
    },

    /**
     * RESET_TOKEN_INVALID when the link is wrong, old or used; PASSWORD_TOO_COMMON. Who follows the link has the
     * mailbox, so the address counts as verified from then on. Passkeys, which need no password, may be somebody else’s.
     */
    reset: async ({ token, email, newPassword }: ResetPassword, address: string): Promise<void> => {
      refuseCommonPassword(newPassword, rules);
      const tokenHash = fingerprint(token);
      const user = await resets.findUser(database, { tokenHash, email });
      if (user === undefined) throw new AppError('RESET_TOKEN_INVALID');
      const passwordHash = await passwords.hash(newPassword);
      await transaction(async (tx) => {
        if (!(await resets.spend(tx, tokenHash))) throw new AppError('RESET_TOKEN_INVALID');
        if (user.emailVerifiedAt === null) await users.update(tx, user.id, { emailVerifiedAt: new Date() });
        await removePasskeys(tx, user.id);
        await replace(tx, { user, passwordHash });
      });
      await guard.forgive({ email, address });
    },

    /** OLD_PASSWORD_INCORRECT, PASSWORD_TOO_COMMON, USER_NOT_FOUND, TOO_MANY_SIGN_INS. Keeps the caller's session. */
    update: async (caller: CurrentUser, input: UpdatePassword, address: string): Promise<void> => {
      const { oldPassword, newPassword } = input;
      refuseCommonPassword(newPassword, rules);
      const owner = { password: oldPassword, address, code: 'OLD_PASSWORD_INCORRECT' } as const;
      const user = await checkOwner(caller, owner);
      const passwordHash = await passwords.hash(newPassword);
      await transaction((tx) => replace(tx, { user, passwordHash, exceptSessionId: caller.sessionId }));
    },
  };
}

/** Writes the new hash; every link, every begun sign-in or change of address, every kept answer and every other session ends with the old password. */
function createReplacePassword(dependencies: Dependencies) {
  const { users, resets, emailChanges, twoSteps, sessions, accountNotices } = dependencies;
  const waysIn = createWaysIn(dependencies);

  return async (tx: Tx, { user, passwordHash, exceptSessionId }: Change): Promise<void> => {
    await users.update(tx, user.id, { passwordHash });
    await resets.removeOfUser(tx, user.id);
    await emailChanges.remove(tx, user.id);
    await twoSteps.removeTickets(tx, user.id);
    await sessions.revokeOthers(tx, { userId: user.id, exceptSessionId });
    await idempotencyKeyRows.removeAnswers(tx, user.id);
    await accountNotices.ofPassword(tx, user, { at: new Date(), stillIn: await waysIn(tx, user.id) });
  };
}

/** What signs in without the password. */
function createWaysIn({ passkeys, identities, team }: Dependencies) {
  return async (tx: Tx, userId: string): Promise<WayIn[]> => {
    const ways: WayIn[] = [];
    if ((await passkeys.list(tx, userId)).length > 0) ways.push('passkeys');
    if ((await team.listMembers(tx, userId)).length > 0) ways.push('members');
    if (await identities.isThere(tx, userId)) ways.push('google');
    return ways;
  };
}

/** The owner is told of each passkey that goes. */
function createRemovePasskeys({ passkeys, accountNotices }: Dependencies) {
  return async (tx: Tx, userId: string): Promise<void> => {
    for (const subject of await passkeys.removeOfUser(tx, userId))
      await accountNotices.of(tx, { userId, kind: 'passkeyRemoved', subject });
  };
}
