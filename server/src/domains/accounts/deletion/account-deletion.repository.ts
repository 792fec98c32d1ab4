import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import { and, asc, eq, exists, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { users } from '../../../database/tables/users';
import type { UserRow } from '../../../database/tables/users';

export type AccountDeletionRepository = ReturnType<typeof createAccountDeletionRepository>;

export function createAccountDeletionRepository(database: Database) {
  const isRunning = inArray(contracts.status, [...RUNNING_CONTRACT_STATUSES]);

  return {
    /** Contracts of either side that are not over. */
    listRunning: (executor: Executor, userId: string): Promise<{ _id: string; title: string }[]> =>
      executor
        .select({ _id: contracts.id, title: jobs.title })
        .from(contracts)
        .innerJoin(jobs, eq(jobs.id, contracts.jobId))
        .where(and(or(eq(contracts.clientId, userId), eq(contracts.professionalId, userId)), isRunning))
        .orderBy(asc(contracts.createdAt), asc(contracts.id)),

    /** Cents in their own accounts, held in contracts of theirs, or ordered and not moved yet. */
    moneyOf: async (executor: Executor, userId: string): Promise<number> => {
      const { rows } = await executor.execute<{ money: number }>(
        sql`select ${moneyOf(sql`${userId}::uuid`)}::float8 as money`,
      );
      return rows[0]?.money ?? 0;
    },

    /** `undefined` where it was due already. */
    schedule: async (tx: Tx, userId: string, days: number): Promise<UserRow | undefined> => {
      const [row] = await tx
        .update(users)
        .set({ deletionDueAt: sql`now() + make_interval(days => ${days}::int)` })
        .where(and(eq(users.id, userId), isNull(users.deletionDueAt)))
        .returning();
      return row;
    },

    /** `undefined` where there was nothing to call off, or it is too late. */
    callOff: async (tx: Tx, userId: string): Promise<UserRow | undefined> => {
      const [row] = await tx
        .update(users)
        .set({ deletionDueAt: null })
        .where(and(eq(users.id, userId), sql`${users.deletionDueAt} is not null`, isNull(users.deletedAt)))
        .returning();
      return row;
    },

    /**
     * Somebody whose time has come, who has no contract to finish and no money left, locked until the transaction ends;
     * other processes pass over them. Nobody can enter into a contract with them meanwhile: its foreign key waits for the lock.
     */
    lockDue: async (tx: Tx): Promise<UserRow | undefined> => {
      const ofUser = or(eq(contracts.clientId, users.id), eq(contracts.professionalId, users.id));
      const running = database.select({ id: contracts.id }).from(contracts).where(and(ofUser, isRunning));
      const [row] = await tx
        .select()
        .from(users)
        .where(
          and(
            lte(users.deletionDueAt, sql`now()`),
            isNull(users.deletedAt),
            not(exists(running)),
            sql`${moneyOf(sql`${users.id}`)} = 0`,
          ),
        )
        .orderBy(asc(users.deletionDueAt))
        .limit(1)
        .for('update', { skipLocked: true });
      return row;
    },
  };
}

/** What is held can still come back to either side. A charge under way is money that is about to arrive for one of them. */
function moneyOf(person: SQL): SQL {
  return sql`(
    (select coalesce(sum(a.balance), 0) from accounts a where a.user_id = ${person})
    + (select coalesce(sum(a.balance), 0) from accounts a join contracts c on c.id = a.contract_id
      where c.client_id = ${person} or c.professional_id = ${person})
    + (select coalesce(sum(p.amount), 0) from payments p join contracts c on c.id = p.contract_id
      where (p.payer_id = ${person} or c.professional_id = ${person}) and p.status in ('pending', 'action')))`;
}
