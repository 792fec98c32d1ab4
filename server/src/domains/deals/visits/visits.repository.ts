import { GIVEN_VISIT_STATUSES, OPEN_VISIT_STATUSES } from '@plumbline/shared-schema/visit-machine';
import type { VisitsQuery } from '@plumbline/shared-schema/visits';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personColumns } from '../../people/users/person-columns';
import { violates } from '../../../database/connect';
import type { Database, Executor, Tx } from '../../../database/connect';
import { written } from '../../../database/written';
import { jobs } from '../../../database/tables/jobs';
import { users } from '../../../database/tables/users';
import { visits } from '../../../database/tables/visits';
import type { VisitRow } from '../../../database/tables/visits';
import { AppError } from '../../../kit/errors';
import { diaryReads } from './visit-diary.repository';

/** A visit with its job and both people; `now` by the database's clock, in milliseconds. */
export type VisitRecord = Awaited<ReturnType<ReturnType<typeof selectVisits>['execute']>>[number];
export type NewVisit = Pick<
  VisitRow,
  | 'jobId'
  | 'clientId'
  | 'contractorId'
  | 'proposerId'
  | 'times'
  | 'minutes'
  | 'timeZone'
  | 'clientTimeZone'
  | 'contractorTimeZone'
  | 'address'
>;
export type VisitChanges = Partial<Omit<VisitRow, 'id' | 'revision' | 'createdAt' | 'updatedAt'>>;
const LISTED_MAX = 200;
const SWEPT_AT_ONCE = 100;
const EXCLUSION = '23P01';

const clients = alias(users, 'clients');
const contractors = alias(users, 'contractors');
const thisInstant = sql`clock_timestamp()`;
const isOpen = inArray(visits.status, [...OPEN_VISIT_STATUSES]);
const isGiven = inArray(visits.status, [...GIVEN_VISIT_STATUSES]);
const isOver = and(isGiven, lte(visits.endsAt, sql`now()`));
const isExpired = and(
  eq(visits.status, 'proposed'),
  sql`(select max(value::timestamptz) from jsonb_array_elements_text(${visits.times})) <= now()`,
);
const isCalledOff = and(
  isOpen,
  sql`(exists (select from ${jobs} where ${jobs.id} = ${visits.jobId}
      and (${jobs.status} = 'removed' or ${jobs.hiddenAt} is not null))
    or exists (select from ${users} where ${users.id} in (${visits.clientId}, ${visits.contractorId})
      and ${users.suspendedAt} is not null))`,
);
/** What the clock does with a visit that is due. */
const dueAction = sql<'finish' | 'expire' | 'cancel'>`case when ${isOver} then 'finish'
  when ${isExpired} then 'expire' else 'cancel' end`;

function selectVisits(executor: Executor) {
  return executor
    .select({
      visit: visits,
      job: { id: jobs.id, title: jobs.title, status: jobs.status },
      client: { ...personColumns(clients), language: clients.language },
      contractor: { ...personColumns(contractors), language: contractors.language },
      now: sql<number>`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number),
    })
    .from(visits)
    .innerJoin(jobs, eq(jobs.id, visits.jobId))
    .innerJoin(clients, eq(clients.id, visits.clientId))
    .innerJoin(contractors, eq(contractors.id, visits.contractorId))
    .$dynamic();
}

const writes = {
  /** Locked until the transaction ends: changes of one visit are serialized. */
  findForUpdate: async (tx: Tx, id: string): Promise<VisitRecord | undefined> => {
    await tx.select({ id: visits.id }).from(visits).where(eq(visits.id, id)).for('no key update');
    const [record] = await selectVisits(tx).where(eq(visits.id, id));
    return record;
  },

  /** `undefined`: the partial unique index found another open visit of this job and contractor. */
  insert: async (tx: Tx, visit: NewVisit): Promise<string | undefined> => {
    const [row] = await tx
      .insert(visits)
      .values({ ...visit, createdAt: thisInstant, updatedAt: thisInstant })
      .onConflictDoNothing()
      .returning({ id: visits.id });
    return row?.id;
  },

  /** The one conditional update of every move; false: the visit is no longer what it was. */
  update: async (tx: Tx, was: VisitRow, changes: VisitChanges): Promise<boolean> => {
    try {
      const rows = await tx
        .update(visits)
        .set({ ...changes, revision: was.revision + 1, updatedAt: thisInstant })
        .where(and(eq(visits.id, was.id), eq(visits.revision, was.revision)))
        .returning({ id: visits.id });
      return rows.length > 0;
    } catch (error) {
      throw violates(error, EXCLUSION, 'visits_given_once') ? new AppError('VISIT_TIME_TAKEN') : error;
    }
  },

  /** Those that are over, expired or called off, the oldest that no other process has locked. */
  lockDue: (tx: Tx) =>
    tx
      .select({ visit: visits, action: dueAction })
      .from(visits)
      .where(or(isOver, isExpired, isCalledOff))
      .orderBy(asc(visits.id))
      .limit(SWEPT_AT_ONCE)
      .for('no key update', { skipLocked: true }),

  /** Marks agreed visits that begin within a day or an hour, each once, and returns them. */
  markComing: (tx: Tx, within: 'day' | 'hour'): Promise<{ id: string; revision: number }[]> => {
    const told = within === 'day' ? visits.dayToldAt : visits.hourToldAt;
    const ahead = within === 'day' ? sql`now() + interval '24 hours'` : sql`now() + interval '1 hour'`;
    const coming = and(isGiven, gt(visits.startsAt, sql`now()`), lte(visits.startsAt, ahead), isNull(told));
    return tx
      .update(visits)
      .set(within === 'day' ? { dayToldAt: sql`now()` } : { hourToldAt: sql`now()`, dayToldAt: sql`now()` })
      .where(coming)
      .returning({ id: visits.id, revision: visits.revision });
  },
};

function createReads(database: Database) {
  return {
    find: async (id: string): Promise<VisitRecord | undefined> => {
      const [record] = await selectVisits(database).where(eq(visits.id, id));
      return record;
    },

    get: async (tx: Tx, id: string): Promise<VisitRecord> => {
      const [record] = await selectVisits(tx).where(eq(visits.id, id));
      return written(record);
    },

    /** Where `userId` is a party. */
    listByParty: (userId: string, { jobId, otherId }: VisitsQuery): Promise<VisitRecord[]> => {
      const isPartyTo = (id: string) => or(eq(visits.clientId, id), eq(visits.contractorId, id));
      return selectVisits(database)
        .where(
          and(
            isPartyTo(userId),
            jobId === undefined ? undefined : eq(visits.jobId, jobId),
            otherId === undefined ? undefined : isPartyTo(otherId),
          ),
        )
        .orderBy(sql`${isOpen} desc`, ...soonestFirst(), desc(visits.createdAt), desc(visits.id))
        .limit(LISTED_MAX);
    },

    /** What belongs into a person's calendar: what was agreed, a month back, and what of that was canceled. */
    listForCalendar: (userId: string): Promise<VisitRecord[]> =>
      selectVisits(database)
        .where(
          and(
            or(eq(visits.clientId, userId), eq(visits.contractorId, userId)),
            gt(visits.startsAt, sql`now() - interval '30 days'`),
          ),
        )
        .orderBy(asc(visits.startsAt), asc(visits.id))
        .limit(LISTED_MAX),
  };
}

/** Orders open visits by when they begin or could begin; what is over has no place here. */
function soonestFirst(): SQL[] {
  const first = sql`coalesce(${visits.startsAt},
    (select min(value::timestamptz) from jsonb_array_elements_text(${visits.times})))`;
  return [sql`case when ${isOpen} then ${first} end asc`];
}

export const createVisitsRepository = (database: Database) => ({
  ...writes,
  ...diaryReads,
  ...createReads(database),
});
export type VisitsRepository = ReturnType<typeof createVisitsRepository>;
