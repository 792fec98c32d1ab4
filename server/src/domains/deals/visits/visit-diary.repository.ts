import type { DaysOff, WorkingHours } from '@plumbline/shared-schema/availability';
import { VISIT_DAYS_AHEAD } from '@plumbline/shared-schema/limits';
import { GIVEN_VISIT_STATUSES } from '@plumbline/shared-schema/visit-machine';
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { availabilities } from '../../../database/tables/availabilities';
import { users } from '../../../database/tables/users';
import { visits } from '../../../database/tables/visits';
import { workSpansWithin } from '../assignments/work-checks';

/** When a contractor works, as they said it. */
export type Hours = {
  hours: WorkingHours[];
  daysOff: DaysOff[];
  availableFrom: string | null;
  timeZone: string | null;
};
export type GivenSpan = { startsAt: Date; endsAt: Date };
type Pair = { clientId: string; contractorId: string };

/** Longer than times are offered ahead. */
const AHEAD_MS = (VISIT_DAYS_AHEAD + 2) * 24 * 3_600_000;
const isGiven = inArray(visits.status, [...GIVEN_VISIT_STATUSES]);

/** What decides which times are offered, and to whom. */
export const diaryReads = {
  /** A contractor who is still there, and when they work. */
  findHours: async (executor: Executor, contractorId: string): Promise<Hours | undefined> => {
    const isContractor = and(
      eq(users.id, contractorId),
      eq(users.userType, 'contractor'),
      isNull(users.deletedAt),
    );
    const [row] = await executor
      .select({ row: availabilities })
      .from(users)
      .leftJoin(availabilities, eq(availabilities.userId, users.id))
      .where(isContractor);
    if (row === undefined) return undefined;
    const { hours = [], daysOff = [], availableFrom = null, timeZone = null } = row.row ?? {};
    return { hours, daysOff, availableFrom, timeZone };
  },

  /** What a contractor has given, but for one visit, and when they work. */
  listGiven: async (executor: Executor, contractorId: string, but?: string): Promise<GivenSpan[]> => {
    const rows = await executor
      .select({ startsAt: visits.startsAt, endsAt: visits.endsAt })
      .from(visits)
      .where(
        and(
          eq(visits.contractorId, contractorId),
          isGiven,
          gt(visits.endsAt, sql`now()`),
          but === undefined ? undefined : ne(visits.id, but),
        ),
      );
    const given = rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []));
    const now = Date.now();
    const ahead = { startsAt: new Date(now), endsAt: new Date(now + AHEAD_MS) };
    return [...given, ...(await workSpansWithin(executor, contractorId, ahead))];
  },

  /** Whether a contractor is given to work then. */
  isWorking: async (tx: Tx, contractorId: string, span: GivenSpan): Promise<boolean> =>
    (await workSpansWithin(tx, contractorId, span)).length > 0,

  /** Has applied and was not declined, was invited and has not declined, or talks with the hirer. */
  isAcquainted: async (
    executor: Executor,
    jobId: string,
    { clientId, contractorId }: Pair,
  ): Promise<boolean> => {
    const { rows } = await executor.execute<{ is: boolean }>(sql`select
      exists (select from applications where job_id = ${jobId} and user_id = ${contractorId} and declined_at is null)
      or exists (select from invites where job_id = ${jobId} and contractor_id = ${contractorId}
        and status in ('pending', 'accepted'))
      or exists (select from chats where (job_id = ${jobId} or job_id is null)
        and first_user_id = least(${clientId}::uuid, ${contractorId}::uuid)
        and second_user_id = greatest(${clientId}::uuid, ${contractorId}::uuid)) as "is"`);
    return rows[0]?.is === true;
  },
};
