import { SEARCH_COUNTED, SEARCH_DEPTH } from '@plumbline/shared-schema/limits';
import type { GrowingPageQuery } from '@plumbline/shared-schema/pagination';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { all } from './conditions';
import type { Conditions, Order } from './conditions';
import { offsetOf } from './cursors';

/** With `countIsMinimum` there are more matches than `count`. */
export type Count = { count: number; countIsMinimum?: true };
/** `beyond`: only the rows that the order has behind a cursor; they are counted with all others. */
export type Slice = { offset: number; limit: number; beyond?: SQL | undefined };
type IdRow = { id: string };

/** A table with an `id`. `listed`: which of its rows are searched; `sorted`: the columns that its orders read. */
export type SearchedTable = { database: Database; table: SQL; listed: SQL; sorted: SQL; usual: Order };

/** Rows scanned in order before an index of the filters is used instead: with a covering index, and without one. */
const WALKED = { cheap: 50_000, dear: 10_000 };
/** Only this many of very many matches, the first of the usual order, are ranked; the others follow in that order. */
const RANKED = 100;

export function sliceOf(query: GrowingPageQuery): Slice {
  return { offset: offsetOf(query), limit: query.limit };
}

/** Ids of matching rows. Everything but `sorted` does a bounded amount of work, however many rows there are. */
export function createPages(searched: SearchedTable) {
  const { database, table, usual } = searched;

  async function idsOf(statement: SQL): Promise<string[]> {
    const { rows } = await database.execute<IdRow>(statement);
    return rows.map(({ id }) => id);
  }

  /** Reads and sorts up to `SEARCH_COUNTED` matches; of more it returns only the count `SEARCH_COUNTED + 1`. */
  async function few(conditions: Conditions, order: Order, slice: Slice) {
    const { rows } = await database.execute<{ ids: string[]; count: number }>(sql`
      with found as materialized (${matches(searched, conditions, order)} limit ${SEARCH_COUNTED + 1})
      select (select count(*)::int from found) as count,
        array(${part(table, order, slice)}) as ids`);
    return rows[0] ?? { ids: [], count: 0 };
  }

  /** All matches, sorted. Materialized: a plan that bets on finding enough of them early can scan the whole table. */
  function sorted(conditions: Conditions, order: Order, slice: Slice): Promise<string[]> {
    return idsOf(sql`with found as materialized (${matches(searched, conditions, order)})
      ${part(table, order, slice)}`);
  }

  /** A page of very many matches: from a bounded index scan, or else by sorting all of them. */
  async function many(conditions: Conditions, order: Order, slice: Slice): Promise<string[]> {
    const ids = await walked(conditions, order, slice);
    if (ids.length === slice.limit) return ids;
    if (order.inIndex) return sorted(conditions, order, slice);
    const best = slice.offset < RANKED ? await ranked(conditions, order) : [];
    const rest = { offset: Math.max(best.length, slice.offset), limit: slice.limit - ids.length };
    return [...ids, ...(await many(conditions, usual, rest))];
  }

  /** As much of the page as the first rows of an index scan yield; by a key, the best of the first. */
  async function walked(conditions: Conditions, order: Order, slice: Slice): Promise<string[]> {
    if (order.inIndex) return idsOf(walk(searched, conditions, { order, slice }));
    if (slice.offset >= RANKED) return [];
    return (await ranked(conditions, order)).slice(slice.offset, slice.offset + slice.limit);
  }

  function ranked(conditions: Conditions, { key, by }: Order): Promise<string[]> {
    const first = walk(searched, conditions, { order: usual, slice: { offset: 0, limit: RANKED } });
    return idsOf(sql`select ${table}.id from (
        select ${table}.id, ${searched.sorted}, ${key} as key
        from ${table} where ${table}.id in (${first})) ${table}
      order by ${by}`);
  }

  return {
    few,
    many,
    sorted,
    walked,
    countMany: (conditions: Conditions, slice: Slice) => countMany(searched, conditions, slice),
    expected: (conditions: Conditions) => expected(searched, conditions),
  };
}
export type Pages = ReturnType<typeof createPages>;

function matches({ table, listed, sorted }: SearchedTable, { indexed }: Conditions, { key }: Order): SQL {
  return sql`select ${table}.id, ${sorted}, ${key} as key from ${table} where ${listed} and ${indexed}`;
}

function part(table: SQL, order: Order, { offset, limit, beyond }: Slice): SQL {
  return sql`select ${table}.id from found ${table} where ${beyond ?? sql`true`}
    order by ${order.by} limit ${limit} offset ${offset}`;
}

/** Scans the first rows of an index that has the wanted order. */
function walk(
  { table, listed }: SearchedTable,
  { plain, first, isCheap }: Conditions,
  { order: { by }, slice: { offset, limit, beyond } }: { order: Order; slice: Slice },
): SQL {
  return sql`select ${table}.id from (
      select * from ${table} where ${all([listed, ...[first, beyond].filter((given) => given !== undefined)])} order by ${by}
      limit ${isCheap ? WALKED.cheap : WALKED.dear}) ${table}
    where ${plain} order by ${by} limit ${limit} offset ${offset}`;
}

/** The planner's estimate of the matches, from its statistics of words. */
async function expected(
  { database, table, listed }: SearchedTable,
  { indexed }: Conditions,
): Promise<number> {
  const { rows } = await database.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${table} where ${listed} and ${indexed}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/** More than `SEARCH_COUNTED` matches, exact up to `SEARCH_DEPTH`: as far as anybody can page to. */
async function countMany(
  { database, table, listed }: SearchedTable,
  { indexed, isOneRange }: Conditions,
  { offset, limit }: Slice,
): Promise<Count> {
  // From half of what was counted on, a reader may page beyond it.
  const isFarEnough = !isOneRange && offset + limit <= SEARCH_COUNTED / 2;
  if (isFarEnough) return { count: SEARCH_COUNTED, countIsMinimum: true };
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${table} where ${listed} and ${indexed} limit ${SEARCH_DEPTH + 1}) found`);
  const count = rows[0]?.count ?? 0;
  return count > SEARCH_DEPTH ? { count: SEARCH_DEPTH, countIsMinimum: true } : { count };
}
