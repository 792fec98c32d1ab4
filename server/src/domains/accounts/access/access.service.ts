import type { Transaction } from '../../../database/connect';
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
import type { TeamRepository } from '../team/team.repository';

type Dependencies = {
  checkBothSteps: BothStepsCheck;
  sessions: Pick<SessionsService, 'revokeAll'>;
  twoSteps: Pick<TwoStepRepository, 'removeTickets'>;
  emailChanges: Pick<EmailChangesRepository, 'remove'>;
  identities: Pick<IdentitiesRepository, 'removeOfUser'>;
  passkeys: Pick<PasskeysRepository, 'removeOfUser'>;
  team: Pick<TeamRepository, 'listMembers' | 'removeAll' | 'addToLog'>;
  accountNotices: AccountNotices;
  transaction: Transaction;
};

export type AccessService = ReturnType<typeof createAccessService>;

/** Who else can get into an account. */
export function createAccessService(dependencies: Dependencies) {
  const { checkBothSteps, sessions, twoSteps, emailChanges, identities, passkeys, team } = dependencies;
  const { accountNotices, transaction } = dependencies;

  return {
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
        await identities.removeOfUser(tx, userId);
        for (const subject of await passkeys.removeOfUser(tx, userId))
          await accountNotices.of(tx, { userId, kind: 'passkeyRemoved', subject });
        await sessions.revokeAll(tx, userId, sessionId);
        await idempotencyKeyRows.removeAnswers(tx, userId);
      });
    },
  };
}
