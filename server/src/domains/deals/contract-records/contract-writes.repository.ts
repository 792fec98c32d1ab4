import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../database/connect';
import { amendments } from '../../../database/tables/amendments';
import { applications } from '../../../database/tables/applications';
import { contractArchives, contractEvents, contracts } from '../../../database/tables/contracts';
import type { ContractRow } from '../../../database/tables/contracts';
import { submissions } from '../../../database/tables/submissions';
import { users } from '../../../database/tables/users';

export type NewContract = typeof contracts.$inferInsert;
/** `isPaid`: from now on where it was not yet, or not any more. `isQueried` and `isFinished`: now. */
export type ContractChanges = Partial<
  Pick<ContractRow, 'status' | 'paymentStatus'> & Record<'isPaid' | 'isQueried' | 'isFinished', boolean>
>;

const instantsOf = ({ isPaid, isQueried, isFinished }: ContractChanges) => ({
  ...(isFinished && { finishedAt: sql`now()` }),
  ...(isPaid !== undefined && { paidAt: isPaid ? sql`coalesce(paid_at, now())` : null }),
  ...(isQueried && { queriedAt: sql`now()` }),
});

/** Call these with the contract locked by `lockContract`. */
export const contractWrites = {
  /** `undefined`: the offer has its contract already, perhaps by a concurrent call. Marks the applicant as hired. */
  insert: async (tx: Tx, row: NewContract): Promise<string | undefined> => {
    const [inserted] = await tx
      .insert(contracts)
      .values(row)
      .onConflictDoNothing({ target: contracts.offerId })
      .returning({ id: contracts.id });
    if (inserted === undefined) return undefined;
    await tx
      .update(applications)
      .set({ isHired: true })
      .where(and(eq(applications.jobId, row.jobId), eq(applications.userId, row.professionalId)));
    return inserted.id;
  },

  /** False: the contract is not in status `from` any more, nothing changed. */
  update: async (
    tx: Tx,
    key: { id: string; from: ContractRow['status'] },
    changes: ContractChanges,
  ): Promise<boolean> => {
    const { status, paymentStatus } = changes;
    const rows = await tx
      .update(contracts)
      .set({ status, paymentStatus, ...instantsOf(changes), updatedAt: sql`now()` })
      .where(and(eq(contracts.id, key.id), eq(contracts.status, key.from)))
      .returning({ id: contracts.id });
    return rows.length > 0;
  },

  /** `clock_timestamp()`, not `now()`: the transaction may have begun earlier and waited for the lock. */
  insertEvent: async (tx: Tx, event: typeof contractEvents.$inferInsert): Promise<string> => {
    const id = uuidv7();
    await tx.insert(contractEvents).values({ ...event, id, createdAt: sql`clock_timestamp()` });
    return id;
  },

  /** Work that nobody will answer any more. */
  closeWork: async (tx: Tx, contractId: string): Promise<void> => {
    await tx
      .update(submissions)
      .set({ status: 'closed', decidedAt: sql`now()` })
      .where(and(eq(submissions.contractId, contractId), eq(submissions.status, 'submitted')));
  },

  /** A proposal that nobody can accept any more. */
  lapseAmendment: async (tx: Tx, contractId: string): Promise<void> => {
    await tx
      .update(amendments)
      .set({ status: 'lapsed', closedAt: sql`now()` })
      .where(and(eq(amendments.contractId, contractId), eq(amendments.status, 'open')));
  },

  countCompleted: async (tx: Tx, professionalId: string): Promise<void> => {
    await tx
      .update(users)
      .set({ completedContracts: sql`${users.completedContracts} + 1` })
      .where(eq(users.id, professionalId));
  },

  setArchived: async (
    tx: Tx,
    key: { contractId: string; userId: string },
    isArchived: boolean,
  ): Promise<void> => {
    if (isArchived) await tx.insert(contractArchives).values(key).onConflictDoNothing();
    else {
      const { contractId, userId } = key;
      const row = and(eq(contractArchives.contractId, contractId), eq(contractArchives.userId, userId));
      await tx.delete(contractArchives).where(row);
    }
  },
};

export type ContractWrites = typeof contractWrites;
