import type { AccountDeletion } from '@plumbline/shared-schema/account-deletion';
import { DELETION_DAYS } from '@plumbline/shared-schema/limits';
import type { Database, Executor, Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { AccountNotices } from '../auth/account-notices';
import type { OwnerCheck } from '../auth/owner-check.service';
import { lockPeople } from '../../../database/lock-people';
import type { UsersRepository } from '../../people/users/users.repository';
import type { AccountDeletionRepository } from './account-deletion.repository';

type Dependencies = {
  deletions: AccountDeletionRepository;
  users: UsersRepository;
  checkOwner: OwnerCheck;
  accountNotices: AccountNotices;
  database: Database;
  transaction: Transaction;
};

const href = '/setting?tab=account';

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>;

/** Asks for the end of an account, and calls it off. `close-account.ts` carries it out. */
export function createAccountDeletionService(dependencies: Dependencies) {
  const { deletions, users, checkOwner, accountNotices, database, transaction } = dependencies;

  async function stateOf(executor: Executor, userId: string): Promise<AccountDeletion> {
    const { deletionDueAt } = existing(await users.findIn(executor, userId), 'USER_NOT_FOUND');
    return {
      dueAt: deletionDueAt?.toISOString() ?? null,
      runningContracts: await deletions.listRunning(executor, userId),
    };
  }

  return {
    get: ({ _id }: CurrentUser): Promise<AccountDeletion> => stateOf(database, _id),

    /** PASSWORD_INCORRECT; CONTRACTS_RUNNING; MONEY_LEFT. Asked for again, the first day stays. */
    request: async (
      caller: CurrentUser,
      given: { password: string; address: string },
    ): Promise<AccountDeletion> => {
      const { id: userId } = await checkOwner(caller, given);
      return transaction(async (tx) => {
        await lockPeople(tx, [userId]);
        const runningContracts = await deletions.listRunning(tx, userId);
        if (runningContracts.length > 0) throw new AppError('CONTRACTS_RUNNING', { runningContracts });
        if ((await deletions.moneyOf(tx, userId)) > 0) throw new AppError('MONEY_LEFT');
        if (await deletions.schedule(tx, userId, DELETION_DAYS))
          await accountNotices.of(tx, { userId, kind: 'deletionRequested', href });
        return stateOf(tx, userId);
      });
    },

    /** Nothing to call off is no error: the account stays, as wished. */
    callOff: ({ _id: userId }: CurrentUser): Promise<AccountDeletion> =>
      transaction(async (tx) => {
        if (await deletions.callOff(tx, userId))
          await accountNotices.of(tx, { userId, kind: 'deletionCalledOff', href });
        return stateOf(tx, userId);
      }),
  };
}
