import type { CaseAction, CaseKind, CaseStatus } from '@plumbline/shared-schema/case-machine';
import type { CasesQuery } from '@plumbline/shared-schema/cases';
import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../database/connect';
import { cases } from '../../database/tables/cases';
import type { CaseRow } from '../../database/tables/cases';
import { jobs } from '../../database/tables/jobs';
import { supportTickets } from '../../database/tables/support-tickets';
import { users } from '../../database/tables/users';
import { containing } from '../../database/text-search';
import { written } from '../../database/written';
import { personColumns } from '../people/users/person-columns';

export type CasesRepository = ReturnType<typeof createCasesRepository>;
export type CaseRecord = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
export type NewCase = Pick<typeof cases.$inferInsert, 'kind' | 'aboutId' | 'personId' | 'jobId'>;
export type CaseChanges = { from: CaseStatus; status: CaseStatus; outcome: CaseAction; note: string };

/** Names written out: drizzle leaves the table out of a column's name where a statement reads one table. */
const reports = sql`(select reason from job_reports where case_id = cases.id
  union all select reason from person_reports where case_id = cases.id) as reported`;

const isAbout = and(eq(cases.kind, 'supportTicket'), eq(supportTickets.id, cases.aboutId));

function select(executor: Executor) {
  return executor
    .select({
      case: cases,
      person: personColumns(users),
      jobTitle: jobs.title,
      asker: supportTickets.fullName,
      reportCount: sql<number>`(select count(*)::int from ${reports})`,
      reasons: sql<string[]>`(select coalesce(json_agg(distinct reason), '[]') from ${reports})`,
    })
    .from(cases)
    .leftJoin(users, eq(users.id, cases.personId))
    .leftJoin(jobs, eq(jobs.id, cases.jobId))
    .leftJoin(supportTickets, isAbout)
    .$dynamic();
}

export function createCasesRepository(database: Database) {
  return {
    /** The open case of this, or a new one: its id. */
    open: async (executor: Executor, row: NewCase): Promise<string> => {
      const [opened] = await executor
        .insert(cases)
        .values(row)
        .onConflictDoUpdate({
          target: [cases.kind, cases.aboutId],
          targetWhere: sql`status = 'open'`,
          set: { updatedAt: sql`now()` },
        })
        .returning({ id: cases.id });
      return written(opened).id;
    },

    find: async (id: string): Promise<CaseRecord | undefined> => {
      const [row] = await select(database).where(eq(cases.id, id));
      return row;
    },

    /** Locked until the transaction ends. */
    findForUpdate: async (tx: Tx, id: string): Promise<CaseRecord | undefined> => {
      const [row] = await select(tx).where(eq(cases.id, id)).for('update', { of: cases });
      return row;
    },

    list: async (query: CasesQuery): Promise<{ rows: CaseRecord[]; count: number }> => {
      const { page, limit, status } = query;
      const where = matching(query);
      const order =
        status === 'open'
          ? [asc(cases.createdAt), asc(cases.id)]
          : [desc(cases.decidedAt), desc(cases.updatedAt), desc(cases.id)];
      const rows = await select(database)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset((page - 1) * limit);
      return { rows, count: await countIn(database, where) };
    },

    listOfPerson: (personId: string, limit: number): Promise<CaseRecord[]> =>
      select(database)
        .where(eq(cases.personId, personId))
        .orderBy(desc(cases.createdAt), desc(cases.id))
        .limit(limit),

    countWaiting: async (): Promise<{ kind: CaseKind; count: number }[]> =>
      database
        .select({ kind: cases.kind, count: count() })
        .from(cases)
        .where(eq(cases.status, 'open'))
        .groupBy(cases.kind),

    ...closing,

    /** The latest of a kind about somebody. */
    findLatest: async (
      executor: Executor,
      { kind, personId }: { kind: CaseKind; personId: string },
    ): Promise<CaseRow | undefined> =>
      executor.query.cases.findFirst({
        where: and(eq(cases.kind, kind), eq(cases.personId, personId)),
        orderBy: [desc(cases.createdAt), desc(cases.number)],
      }),
  };
}

function matching({ status, kind, q }: CasesQuery): SQL | undefined {
  return and(eq(cases.status, status), kind && eq(cases.kind, kind), q ? isCalled(q) : undefined);
}

/** The names of both sides of a dispute. */
const namesOfDispute = sql`(select string_agg(concat_ws(E'\n', u.full_name, u.company_name, u.email), E'\n')
  from disputes d join contracts c on c.id = d.contract_id join users u on u.id in (c.client_id, c.professional_id)
  where cases.kind = 'dispute' and d.id = cases.about_id)`;

function isCalled(q: string): SQL | undefined {
  const words = sql`plain_text(concat_ws(E'\n', ${jobs.title}, ${users.fullName}, ${users.companyName}, ${users.email},
    ${supportTickets.fullName}, ${supportTickets.email}, ${namesOfDispute}))`;
  const number = /^#?(\d{1,9})$/.exec(q)?.[1];
  return or(
    sql`${words} like ${containing(q)}`,
    number === undefined ? undefined : eq(cases.number, Number(number)),
  );
}

async function countIn(database: Database, where: SQL | undefined): Promise<number> {
  const [counted] = await database
    .select({ count: count() })
    .from(cases)
    .leftJoin(users, eq(users.id, cases.personId))
    .leftJoin(jobs, eq(jobs.id, cases.jobId))
    .leftJoin(supportTickets, isAbout)
    .where(where);
  return counted?.count ?? 0;
}

const closing = {
  /** False: its status is no longer `from`. */
  close: async (tx: Tx, id: string, { from, ...changes }: CaseChanges): Promise<boolean> => {
    const closed = await tx
      .update(cases)
      .set({ ...changes, decidedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(cases.id, id), eq(cases.status, from)))
      .returning({ id: cases.id });
    return closed.length === 1;
  },

  /** The open one of this, decided elsewhere: its id, null where there is none. */
  settle: async (
    tx: Tx,
    { kind, aboutId, note }: Pick<CaseRow, 'kind' | 'aboutId' | 'note'>,
  ): Promise<string | null> => {
    const [settled] = await tx
      .update(cases)
      .set({ status: 'resolved', note, decidedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(cases.kind, kind), eq(cases.aboutId, aboutId), eq(cases.status, 'open')))
      .returning({ id: cases.id });
    return settled?.id ?? null;
  },

  /** Those that nothing can be decided about any more. */
  supersede: async (executor: Executor, kind: CaseKind, aboutIds: readonly string[]): Promise<void> => {
    if (aboutIds.length === 0) return;
    await executor
      .update(cases)
      .set({ status: 'dismissed', decidedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(cases.kind, kind), inArray(cases.aboutId, [...aboutIds]), eq(cases.status, 'open')));
  },
};
