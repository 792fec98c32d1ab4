import { JOB_SEARCH_COUNTED, JOB_SEARCH_DEPTH } from '@plumbline/shared-schema/limits';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import type { JobConditions } from './job-conditions';
import type { JobOrder } from './job-orders';
import { NEWEST } from './job-orders';

/** With `countIsMinimum` there are more matches than `count`. */
export type JobCount = { count: number; countIsMinimum?: true };
export type Slice = { offset: number; limit: number };
type IdRow = { id: string };

/** Jobs scanned in order before an index of the filters is used instead: with a covering index, and without one. */
const WALKED = { cheap: 50_000, dear: 10_000 };
/** Of very many matches only this many, the newest, are ranked by relevance; the others follow by date. */
const RANKED = 100;

/** Ids of matching open jobs. Everything but `sorted` does a bounded amount of work, however many jobs there are. */
export function createJobPages(database: Database) {
  async function idsOf(statement: SQL): Promise<string[]> {
    const { rows } = await database.execute<IdRow>(statement);
    return rows.map(({ id }) => id);
  }

  /** Reads and sorts up to `JOB_SEARCH_COUNTED` matches; of more it returns only the count `JOB_SEARCH_COUNTED + 1`. */
  async function few(conditions: JobConditions, order: JobOrder, { offset, limit }: Slice) {
    const { rows } = await database.execute<{ ids: string[]; count: number }>(sql`
      with found as materialized (${matches(conditions, order)} limit ${JOB_SEARCH_COUNTED + 1})
      select (select count(*)::int from found) as count,
        array(select jobs.id from found jobs order by ${order.by} limit ${limit} offset ${offset}) as ids`);
    return rows[0] ?? { ids: [], count: 0 };
  }

  /** All matches, sorted. Materialized: a plan that bets on finding enough of them early can scan the whole table. */
  function sorted(conditions: JobConditions, order: JobOrder, { offset, limit }: Slice): Promise<string[]> {
    return idsOf(sql`with found as materialized (${matches(conditions, order)})
      select jobs.id from found jobs order by ${order.by} limit ${limit} offset ${offset}`);
  }

  /** A page of very many matches: from a bounded index scan, or else by sorting all of them. */
  async function many(conditions: JobConditions, order: JobOrder, slice: Slice): Promise<string[]> {
    const ids = await walked(conditions, order, slice);
    if (ids.length === slice.limit) return ids;
    if (order.inIndex) return sorted(conditions, order, slice);
    const best = slice.offset < RANKED ? await ranked(conditions, order) : [];
    const rest = { offset: Math.max(best.length, slice.offset), limit: slice.limit - ids.length };
    return [...ids, ...(await many(conditions, NEWEST, rest))];
  }

  /** As much of the page as the first rows of an index scan yield; by relevance, the best of the newest. */
  async function walked(conditions: JobConditions, order: JobOrder, slice: Slice): Promise<string[]> {
    if (order.inIndex) return idsOf(walk(conditions, order, slice));
    if (slice.offset >= RANKED) return [];
    return (await ranked(conditions, order)).slice(slice.offset, slice.offset + slice.limit);
  }

  function ranked(conditions: JobConditions, { key, by }: JobOrder): Promise<string[]> {
    return idsOf(sql`select jobs.id from (
        select jobs.id, jobs.created_at, ${key} as key
        from jobs where jobs.id in (${walk(conditions, NEWEST, { offset: 0, limit: RANKED })})) jobs
      order by ${by}`);
  }

  return {
    few,
    many,
    sorted,
    walked,
    countMany: (conditions: JobConditions, slice: Slice) => countMany(database, conditions, slice),
    expected: (conditions: JobConditions) => expected(database, conditions),
  };
}
export type JobPages = ReturnType<typeof createJobPages>;

function matches({ indexed }: JobConditions, { key }: JobOrder): SQL {
  return sql`select jobs.id, jobs.created_at, jobs.salary_min, jobs.salary_max, ${key} as key
    from jobs where jobs.status = 'open' and ${indexed}`;
}

/** Scans the first rows of an index that has the wanted order. */
function walk(conditions: JobConditions, { by }: JobOrder, { offset, limit }: Slice): SQL {
  const { plain, category, isCheap } = conditions;
  const first = category ? sql`and ${category}` : sql``;
  return sql`select jobs.id from (
      select * from jobs where jobs.status = 'open' ${first} order by ${by}
      limit ${isCheap ? WALKED.cheap : WALKED.dear}) jobs
    where ${plain} order by ${by} limit ${limit} offset ${offset}`;
}

/** The planner's estimate of the matches, from its statistics of words. */
async function expected(database: Database, { indexed }: JobConditions): Promise<number> {
  const { rows } = await database.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from jobs where jobs.status = 'open' and ${indexed}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** More than `JOB_SEARCH_COUNTED` matches, exact up to `JOB_SEARCH_DEPTH`: as far as anybody can page to. */
async function countMany(
  database: Database,
  { indexed, isOneRange }: JobConditions,
  { offset, limit }: Slice,
): Promise<JobCount> {
  // From half of what was counted on, a reader may page beyond it.
  const isFarEnough = !isOneRange && offset + limit <= JOB_SEARCH_COUNTED / 2;
  if (isFarEnough) return { count: JOB_SEARCH_COUNTED, countIsMinimum: true };
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from jobs where jobs.status = 'open' and ${indexed} limit ${JOB_SEARCH_DEPTH + 1}) found`);
  const count = rows[0]?.count ?? 0;
  return count > JOB_SEARCH_DEPTH ? { count: JOB_SEARCH_DEPTH, countIsMinimum: true } : { count };
}
