import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import { GIVEN_VISIT_STATUSES } from '@plumbline/shared-schema/visit-machine';
import { and, asc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Executor, Tx } from '../../../database/connect';
import { assignments } from '../../../database/tables/assignments';
import type { AssignmentRow } from '../../../database/tables/assignments';
import { availabilities } from '../../../database/tables/availabilities';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { teamMembers } from '../../../database/tables/team';
import { users } from '../../../database/tables/users';
import { visits } from '../../../database/tables/visits';
import { written } from '../../../database/written';
import { personColumns } from '../../people/users/person-columns';

type NewAssignment = Omit<AssignmentRow, 'id' | 'revision' | 'createdAt' | 'updatedAt'>;
type Span = { startsAt: Date; endsAt: Date };
/** An assignment, and who comes. */
export type AssignmentRecord = Awaited<ReturnType<ReturnType<typeof selectAssignments>['execute']>>[number];
/** An assignment with its contract, as whoever comes has it in the calendar. */
export type WorkRecord = Awaited<ReturnType<ReturnType<typeof selectWork>['execute']>>[number];

const LISTED_MAX = 200;
const client = alias(users, 'client');
const professional = alias(users, 'professional');
const thisInstant = sql`clock_timestamp()`;
const isRunning = inArray(contracts.status, [...RUNNING_CONTRACT_STATUSES]);

function selectAssignments(executor: Executor) {
  return executor
    .select({ assignment: assignments, assignee: personColumns(users) })
    .from(assignments)
    .leftJoin(users, eq(users.id, assignments.assigneeId))
    .$dynamic();
}

function selectWork(executor: Executor) {
  return executor
    .select({
      assignment: assignments,
      contract: { id: contracts.id, professionalId: contracts.professionalId },
      job: { id: jobs.id, title: jobs.title, city: jobs.city },
      client: personColumns(client),
      professional: personColumns(professional),
    })
    .from(assignments)
    .innerJoin(contracts, eq(contracts.id, assignments.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(client, eq(client.id, contracts.clientId))
    .innerJoin(professional, eq(professional.id, contracts.professionalId))
    .$dynamic();
}

/** What of a running contract somebody is given to do, within these days; `but`: one that is being changed. */
export async function listGivenWork(
  executor: Executor,
  assigneeId: string,
  { startsAt, endsAt, but }: Span & { but?: string | undefined },
): Promise<AssignmentRow[]> {
  const rows = await executor
    .select({ assignment: assignments })
    .from(assignments)
    .innerJoin(contracts, eq(contracts.id, assignments.contractId))
    .where(
      and(
        eq(assignments.assigneeId, assigneeId),
        isRunning,
        lt(assignments.startsAt, endsAt),
        gt(assignments.endsAt, startsAt),
        but === undefined ? undefined : ne(assignments.id, but),
      ),
    );
  return rows.map(({ assignment }) => assignment);
}

const writes = {
  /** Locked until the transaction ends. */
  findForUpdate: async (tx: Tx, contractId: string, id: string): Promise<AssignmentRow | undefined> => {
    const isIt = and(eq(assignments.id, id), eq(assignments.contractId, contractId));
    const [row] = await tx.select().from(assignments).where(isIt).for('no key update');
    return row;
  },

  insert: async (tx: Tx, row: NewAssignment): Promise<AssignmentRow> =>
    written((await tx.insert(assignments).values(row).returning())[0]),

  update: async (tx: Tx, was: AssignmentRow, row: Partial<NewAssignment>): Promise<AssignmentRow> => {
    const changed = { ...row, revision: was.revision + 1, updatedAt: thisInstant };
    return written(
      (await tx.update(assignments).set(changed).where(eq(assignments.id, was.id)).returning())[0],
    );
  },

  remove: async (tx: Tx, id: string): Promise<void> => {
    await tx.delete(assignments).where(eq(assignments.id, id));
  },
};

/** What decides whether somebody can be sent. */
const diaryReads = {
  isOfTeam: async (tx: Tx, companyId: string, userId: string): Promise<boolean> =>
    (await tx.$count(
      teamMembers,
      and(eq(teamMembers.companyId, companyId), eq(teamMembers.userId, userId)),
    )) > 0,

  count: (tx: Tx, contractId: string): Promise<number> =>
    tx.$count(assignments, eq(assignments.contractId, contractId)),

  /** Agreed visits of either side, within these days. */
  listVisits: async (tx: Tx, userId: string, { startsAt, endsAt }: Span): Promise<Span[]> => {
    const rows = await tx
      .select({ startsAt: visits.startsAt, endsAt: visits.endsAt })
      .from(visits)
      .where(
        and(
          or(eq(visits.contractorId, userId), eq(visits.clientId, userId)),
          inArray(visits.status, [...GIVEN_VISIT_STATUSES]),
          lt(visits.startsAt, endsAt),
          gt(visits.endsAt, startsAt),
        ),
      );
    return rows.flatMap((row) => (row.startsAt && row.endsAt ? [row as Span] : []));
  },

  findDaysOff: async (tx: Tx, userId: string) => {
    const [row] = await tx.select().from(availabilities).where(eq(availabilities.userId, userId));
    return { daysOff: row?.daysOff ?? [], availableFrom: row?.availableFrom ?? null };
  },
};

export function createAssignmentsRepository(database: Database) {
  const soonest = [asc(assignments.startsAt), asc(assignments.id)];
  return {
    ...writes,
    ...diaryReads,

    list: (contractId: string): Promise<AssignmentRecord[]> =>
      selectAssignments(database)
        .where(eq(assignments.contractId, contractId))
        .orderBy(...soonest),

    get: async (tx: Tx, id: string): Promise<AssignmentRecord> =>
      written((await selectAssignments(tx).where(eq(assignments.id, id)))[0]),

    /** Of running contracts, from a while back on. */
    listOfAssignee: (userId: string, backMs: number): Promise<WorkRecord[]> =>
      selectWork(database)
        .where(
          and(
            eq(assignments.assigneeId, userId),
            isRunning,
            gt(assignments.endsAt, sql`now() - make_interval(secs => ${backMs / 1000}::float8)`),
          ),
        )
        .orderBy(...soonest)
        .limit(LISTED_MAX),

    /** What would still have come of a contract that is over. */
    listCalledOff: (contractId: string): Promise<WorkRecord[]> =>
      selectWork(database).where(
        and(
          eq(assignments.contractId, contractId),
          sql`not (${isRunning})`,
          gt(assignments.endsAt, sql`now()`),
        ),
      ),
  };
}
export type AssignmentsRepository = ReturnType<typeof createAssignmentsRepository>;
