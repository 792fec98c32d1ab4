import type { Access } from '@plumbline/shared-schema/access';
import type { Database, Transaction, Tx } from '../../../database/connect';
import { lockPeople } from '../../../database/lock-people';
import { idempotencyKeyRows } from '../../../http/plugins/idempotency-keys.repository';
import type { CurrentUser } from '../../../http/plugins/session';
import type { AccountNotices } from '../auth/account-notices';
import type { BothStepsCheck, BothStepsEntry } from '../auth/both-steps-check.service';
import type { IdentitiesRepository } from '../auth/identities.repository';
import type { SessionsService } from '../auth/sessions.service';
import type { TwoStepRepository } from '../auth/two-step.repository';
import type { EmailChangesRepository } from '../email-change/email-changes.repository';
import type { PasskeysRepository } from '../passkeys/passkeys.repository';
import { AppError } from '../../../kit/errors';
import type { UsersRepository } from '../../people/users/users.repository';
import type { TeamRepository } from '../team/team.repository';

type Dependencies = {
  checkBothSteps: BothStepsCheck;
  sessions: Pick<SessionsService, 'revokeAll'>;
  twoSteps: Pick<TwoStepRepository, 'removeTickets'>;
  emailChanges: Pick<EmailChangesRepository, 'remove'>;
  identities: Pick<IdentitiesRepository, 'isThere' | 'removeOfUser'>;
  users: Pick<UsersRepository, 'find'>;
  database: Database;
  passkeys: Pick<PasskeysRepository, 'removeOfUser'>;
  team: Pick<TeamRepository, 'listMembers' | 'removeAll' | 'addToLog'>;
  accountNotices: AccountNotices;
  transaction: Transaction;
};

export type AccessService = ReturnType<typeof createAccessService>;

/** Who else can get into an account. */
export function createAccessService(dependencies: Dependencies) {
  const { checkBothSteps, sessions, twoSteps, emailChanges, identities, passkeys, team } = dependencies;
  const { accountNotices, users, database, transaction } = dependencies;

  async function removeIdentity(tx: Tx, userId: string): Promise<boolean> {
    const isRemoved = await identities.removeOfUser(tx, userId);
    if (isRemoved) await accountNotices.of(tx, { userId, kind: 'googleRemoved' });
    return isRemoved;
  }

  return {
    read: async ({ _id: userId }: CurrentUser): Promise<Access> => {
      if (!(await identities.isThere(database, userId))) return { google: 'none' };
      const hasPassword = (await users.find(userId))?.passwordHash != null;
      return { google: hasPassword ? 'linked' : 'only' };
    },

    /**
     * NOT_FOUND where there is none, and the refusals of both steps: whoever has no password, for whom it may be the only
     * way in, has none that is right.
     */
    removeGoogle: async (caller: CurrentUser, given: BothStepsEntry): Promise<void> => {
      await checkBothSteps(caller, given);
      await transaction(async (tx) => {
        await lockPeople(tx, [caller._id]);
        if (!(await removeIdentity(tx, caller._id))) throw new AppError('NOT_FOUND');
      });
    },

    /** Leaves this session, the password and two-step sign-in. The refusals of both steps. */
    endOthers: async (caller: CurrentUser, given: BothStepsEntry): Promise<void> => {
      await checkBothSteps(caller, given);
      const { _id: userId, sessionId } = caller;
      await transaction(async (tx) => {
        await lockPeople(tx, [userId]);
        for (const { user } of await team.listMembers(tx, userId)) {
          const entry = { companyId: userId, actorId: userId, about: user.fullName };
          await team.addToLog(tx, { ...entry, action: 'memberRemoved' });
        }
        await team.removeAll(tx, userId);
        await twoSteps.removeTickets(tx, userId);
        await emailChanges.remove(tx, userId);
        await removeIdentity(tx, userId);
        for (const subject of await passkeys.removeOfUser(tx, userId))
          await accountNotices.of(tx, { userId, kind: 'passkeyRemoved', subject });
        await sessions.revokeAll(tx, userId, sessionId);
        await idempotencyKeyRows.removeAnswers(tx, userId);
      });
    },
  };
}
