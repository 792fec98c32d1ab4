import { SEARCH_COUNTED, SEARCH_DEPTH } from '@plumbline/shared-schema/limits';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import type { Conditions, Order } from './conditions';
import type { Count, Pages, Slice } from './pages';
import { anyOf, findMeantWords, wordsOf } from './search-words';

export type FoundIds = { ids: string[] } & Count;

/** `nearest`: the radius, and the conditions of a smaller one. */
export type WantedRows = {
  conditions: Conditions;
  orderOf: (conditions: Conditions) => Order;
  slice: Slice;
  nearest?: { km: number; within: (km: number) => Conditions } | undefined;
};

/** With more expected matches than this, counting up to `SEARCH_COUNTED` is skipped: they are scattered over the table. */
const SURELY_WIDE = 2 * SEARCH_COUNTED;
/** Fractions of the radius, searched in turn until one holds enough of the nearest. */
const NEARER = [1 / 1024, 1 / 128, 1 / 16, 1 / 4];

/** A page of matches and their number, by bounded work (docs/decisions/0009-search.md). */
export async function findIds(pages: Pages, wanted: WantedRows): Promise<FoundIds> {
  const { conditions, orderOf, slice, nearest } = wanted;
  const order = orderOf(conditions);
  const mayBeWide = conditions.isFullText && nearest === undefined;
  if (mayBeWide && (await pages.expected(conditions)) > SURELY_WIDE) {
    const met = await pages.walked(conditions, order, slice);
    // Statistics may be wrong, a full page cannot.
    if (met.length === slice.limit) return { ids: met, ...(await pages.countMany(conditions, slice)) };
  }
  const { ids, count } = await pages.few(conditions, order, slice);
  return count <= SEARCH_COUNTED ? { ids, count } : findWide(pages, wanted, order);
}

async function findWide(pages: Pages, wanted: WantedRows, order: Order): Promise<FoundIds> {
  const { conditions, slice } = wanted;
  const { offset, limit } = slice;
  const left = Math.max(0, Math.min(limit, SEARCH_DEPTH - offset));
  const [ids, numbers] = await Promise.all([
    left === 0 ? [] : wideIds(pages, { ...wanted, slice: { ...slice, limit: left } }, order),
    pages.countMany(conditions, slice),
  ]);
  return { ids, ...numbers };
}

function wideIds(pages: Pages, wanted: WantedRows, order: Order): Promise<string[]> {
  const { conditions, slice, nearest } = wanted;
  return nearest ? nearestIds(pages, { ...wanted, nearest }) : pages.many(conditions, order, slice);
}

/** Searches ever wider circles, so that only the rows next to the point are sorted. */
async function nearestIds(
  pages: Pages,
  {
    conditions,
    orderOf,
    slice,
    nearest: { km, within },
  }: WantedRows & { nearest: NonNullable<WantedRows['nearest']> },
): Promise<string[]> {
  for (const part of NEARER) {
    const nearer = within(km * part);
    const { ids, count } = await pages.few(nearer, orderOf(nearer), slice);
    if (count >= slice.offset + slice.limit && count <= SEARCH_COUNTED) return ids;
    if (count > SEARCH_COUNTED) return pages.sorted(nearer, orderOf(nearer), slice);
  }
  return pages.sorted(conditions, orderOf(conditions), slice);
}

/** Searches for the words as typed and, where they find nothing, for those that may have been meant. */
export async function withMeantWords<Found extends Count>(
  { database, vocabulary }: { database: Database; vocabulary: SQL },
  q: string | undefined,
  search: (words?: SQL) => Promise<Found>,
): Promise<Found> {
  if (q === undefined) return search();
  const found = await search(wordsOf(q));
  if (found.count > 0) return found;
  const meant = await findMeantWords(database, q, vocabulary);
  return meant ? search(anyOf(meant)) : found;
}
