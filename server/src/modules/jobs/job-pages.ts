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

/** Jobs looked at one after the other before an index of the filters is asked: with all they need in it, or without. */
const WALKED = { cheap: 50_000, dear: 10_000 };
/** Of very many matches only the newest so many are ranked by their words; the others follow as they were posted. */
const RANKED = 100;

/** Ids of matching open jobs. Every statement does a bounded piece of work, however many jobs there are. */
export function createJobPages(database: Database) {
  /** Up to `JOB_SEARCH_COUNTED` matches are all read and sorted; of more only the number `JOB_SEARCH_COUNTED + 1` is told. */
  async function few({ indexed }: JobConditions, { key, by }: JobOrder, { offset, limit }: Slice) {
    const { rows } = await database.execute<{ ids: string[]; count: number }>(sql`
      with found as materialized (
        select jobs.id, jobs.created_at, jobs.salary_min, jobs.salary_max, ${key} as key
        from jobs where jobs.status = 'open' and ${indexed} limit ${JOB_SEARCH_COUNTED + 1})
      select (select count(*)::int from found) as count,
        array(select jobs.id from found jobs order by ${by} limit ${limit} offset ${offset}) as ids`);
    return rows[0] ?? { ids: [], count: 0 };
  }

  /** A page of very many matches: the index in the wanted order leads past enough of them soon, or else all are sorted. */
  async function many(conditions: JobConditions, order: JobOrder, slice: Slice): Promise<string[]> {
    const walked = await idsOf(walk(conditions, order, slice));
    return walked.length === slice.limit ? walked : sorted(conditions, order, slice);
  }

  function sorted(
    { indexed }: JobConditions,
    { key, by }: JobOrder,
    { offset, limit }: Slice,
  ): Promise<string[]> {
    return idsOf(sql`select jobs.id from (
        select jobs.id, jobs.created_at, jobs.salary_min, jobs.salary_max, ${key} as key
        from jobs where jobs.status = 'open' and ${indexed}) jobs
      order by ${by} limit ${limit} offset ${offset}`);
  }

  function walk(
    { plain, category, isCheap }: JobConditions,
    { by }: JobOrder,
    { offset, limit }: Slice,
  ): SQL {
    const first = category ? sql`and ${category}` : sql``;
    return sql`select jobs.id from (
        select * from jobs where jobs.status = 'open' ${first} order by ${by}
        limit ${isCheap ? WALKED.cheap : WALKED.dear}) jobs
      where ${plain} order by ${by} limit ${limit} offset ${offset}`;
  }

  /** The best of the newest, then the others as they were posted. */
  async function ranked(conditions: JobConditions, order: JobOrder, slice: Slice): Promise<string[]> {
    const rest = { offset: Math.max(RANKED, slice.offset), limit: slice.offset + slice.limit - RANKED };
    const others =
      rest.limit > 0
        ? await many(conditions, NEWEST, { ...rest, limit: Math.min(slice.limit, rest.limit) })
        : [];
    if (slice.offset >= RANKED) return others;
    const newest = await many(conditions, NEWEST, { offset: 0, limit: RANKED });
    const best = await idsOf(sql`select jobs.id
      from (select jobs.id, jobs.created_at, ${order.key} as key from jobs where jobs.id = any(${sql.param(newest)}::uuid[])) jobs
      order by ${order.by} limit ${slice.limit} offset ${slice.offset}`);
    return [...best, ...others];
  }

  async function idsOf(statement: SQL): Promise<string[]> {
    const { rows } = await database.execute<IdRow>(statement);
    return rows.map(({ id }) => id);
  }

  return {
    few,
    many,
    ranked,
    sorted,
    countMany: (conditions: JobConditions, slice: Slice) => countMany(database, conditions, slice),
  };
}
export type JobPages = ReturnType<typeof createJobPages>;

/** More than `JOB_SEARCH_COUNTED` matches, exact up to `JOB_SEARCH_DEPTH`: as far as anybody can page to. */
async function countMany(
  database: Database,
  { indexed, isCheap }: JobConditions,
  { offset, limit }: Slice,
): Promise<JobCount> {
  // Whoever has come half the way to where counting stopped is told how much further it goes.
  const isFarEnough = !isCheap && offset + limit <= JOB_SEARCH_COUNTED / 2;
  if (isFarEnough) return { count: JOB_SEARCH_COUNTED, countIsMinimum: true };
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from jobs where jobs.status = 'open' and ${indexed} limit ${JOB_SEARCH_DEPTH + 1}) found`);
  const count = rows[0]?.count ?? 0;
  return count > JOB_SEARCH_DEPTH ? { count: JOB_SEARCH_DEPTH, countIsMinimum: true } : { count };
}
