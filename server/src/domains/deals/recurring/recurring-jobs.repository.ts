import { RECURRENCE_NOTICE_DAYS } from '@plumbline/shared-schema/recurrence';
import { and, asc, count, eq, getTableColumns, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { jobs } from '../../../database/tables/jobs';
import { recurringJobs, recurringTurns } from '../../../database/tables/recurring-jobs';
import type { RecurringJobRow } from '../../../database/tables/recurring-jobs';
import { users } from '../../../database/tables/users';
import { written } from '../../../database/written';

/** A recurring job with what it copies and its newest copy. */
export type RecurringRecord = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
export type NewRecurringJob = typeof recurringJobs.$inferInsert;

const noticeDays = sql`make_interval(days => ${RECURRENCE_NOTICE_DAYS}::int)`;
/** What its owner deleted copies nothing any more. */
const stands = ne(jobs.status, 'removed');

function select(executor: Executor) {
  return executor
    .select({
      ...getTableColumns(recurringJobs),
      job: { id: jobs.id, title: jobs.title, status: jobs.status },
      latest: sql<{ jobId: string; day: string } | null>`(
        select jsonb_build_object('jobId', turn.job_id, 'day', turn.day) from recurring_turns turn
        join jobs copy on copy.id = turn.job_id and copy.status <> 'removed'
        where turn.recurring_id = ${recurringJobs.id} order by turn.day desc limit 1)`,
    })
    .from(recurringJobs)
    .innerJoin(jobs, eq(jobs.id, recurringJobs.jobId))
    .$dynamic();
}

/** What the sweep asks and writes. */
const sweeping = {
  /** The oldest that is due and that no other process has locked, of owners who are there, and not of hidden jobs. */
  lockDue: async (tx: Tx): Promise<RecurringJobRow | undefined> => {
    const [row] = await tx
      .select(getTableColumns(recurringJobs))
      .from(recurringJobs)
      .innerJoin(jobs, eq(jobs.id, recurringJobs.jobId))
      .innerJoin(users, eq(users.id, recurringJobs.ownerId))
      .where(
        and(
          lte(recurringJobs.nextAt, sql`now()`),
          stands,
          isNull(jobs.hiddenAt),
          isNull(users.suspendedAt),
          isNull(users.deletedAt),
        ),
      )
      .orderBy(asc(recurringJobs.nextAt), asc(recurringJobs.id))
      .limit(1)
      .for('no key update', { of: recurringJobs, skipLocked: true });
    return row;
  },

  insertTurn: async (tx: Tx, turn: typeof recurringTurns.$inferInsert): Promise<void> => {
    await tx.insert(recurringTurns).values(turn);
  },

  /** Those that come within some days and were set before them, each once for each day. */
  markComing: (tx: Tx): Promise<{ id: string; day: string | null }[]> =>
    tx
      .update(recurringJobs)
      .set({ toldDay: recurringJobs.nextDay })
      .where(
        and(
          sql`${recurringJobs.nextAt} > now() and ${recurringJobs.nextAt} <= now() + ${noticeDays}`,
          sql`${recurringJobs.createdAt} < ${recurringJobs.nextAt} - ${noticeDays}`,
          sql`${recurringJobs.toldDay} is distinct from ${recurringJobs.nextDay}`,
        ),
      )
      .returning({ id: recurringJobs.id, day: recurringJobs.nextDay }),

  /** Of those who worked on the job or on a copy of it the last who may be asked again; they do not block each other. */
  findLastContractor: async (
    tx: Tx,
    { id, jobId, ownerId }: RecurringJobRow,
  ): Promise<string | undefined> => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select u.id from contracts c join users u on u.id = c.professional_id
      where (c.job_id = ${jobId} or c.job_id in (select job_id from recurring_turns where recurring_id = ${id}))
        and c.client_id = ${ownerId} and c.status <> 'canceled' and u.deleted_at is null and u.suspended_at is null
        and not exists (select from blocks where (blocker_id = u.id and blocked_id = ${ownerId})
          or (blocker_id = ${ownerId} and blocked_id = u.id))
      order by c.created_at desc, c.id desc limit 1`);
    return rows[0]?.id;
  },
};

export function createRecurringJobsRepository(database: Database) {
  return {
    ...sweeping,

    find: async (id: string): Promise<RecurringRecord | undefined> => {
      const [record] = await select(database).where(and(eq(recurringJobs.id, id), stands));
      return record;
    },

    get: async (tx: Tx, id: string): Promise<RecurringRecord> => {
      const [record] = await select(tx).where(eq(recurringJobs.id, id));
      return written(record);
    },

    /** The next first, those that are over last. */
    list: (ownerId: string): Promise<RecurringRecord[]> =>
      select(database)
        .where(and(eq(recurringJobs.ownerId, ownerId), stands))
        .orderBy(asc(recurringJobs.nextAt), asc(recurringJobs.id)),

    count: async (tx: Tx, ownerId: string): Promise<number> => {
      const [row] = await tx
        .select({ number: count() })
        .from(recurringJobs)
        .where(eq(recurringJobs.ownerId, ownerId));
      return row?.number ?? 0;
    },

    /** An own one, locked until the transaction ends. */
    lock: async (tx: Tx, key: { id: string; ownerId: string }): Promise<RecurringJobRow | undefined> => {
      const [row] = await tx
        .select(getTableColumns(recurringJobs))
        .from(recurringJobs)
        .innerJoin(jobs, eq(jobs.id, recurringJobs.jobId))
        .where(and(eq(recurringJobs.id, key.id), eq(recurringJobs.ownerId, key.ownerId), stands))
        .for('no key update', { of: recurringJobs });
      return row;
    },

    /** `undefined`: the job recurs already. */
    insert: async (tx: Tx, row: NewRecurringJob): Promise<string | undefined> => {
      const [inserted] = await tx
        .insert(recurringJobs)
        .values(row)
        .onConflictDoNothing({ target: recurringJobs.jobId })
        .returning({ id: recurringJobs.id });
      return inserted?.id;
    },

    update: async (tx: Tx, id: string, changes: Partial<NewRecurringJob>): Promise<void> => {
      await tx.update(recurringJobs).set(changes).where(eq(recurringJobs.id, id));
    },

    /** False: there is no such one of this owner's. */
    remove: async (tx: Tx, key: { id: string; ownerId: string }): Promise<boolean> => {
      const rows = await tx
        .delete(recurringJobs)
        .where(and(eq(recurringJobs.id, key.id), eq(recurringJobs.ownerId, key.ownerId)))
        .returning({ id: recurringJobs.id });
      return rows.length > 0;
    },

    /** Was a copy made on that day? */
    wasPosted: async (tx: Tx, recurringId: string, day: string): Promise<boolean> => {
      const where = and(eq(recurringTurns.recurringId, recurringId), eq(recurringTurns.day, day));
      return (await tx.$count(recurringTurns, where)) > 0;
    },
  };
}
export type RecurringJobsRepository = ReturnType<typeof createRecurringJobsRepository>;
