import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { prices } from '../../../database/tables/prices';
import type { PriceRow } from '../../../database/tables/prices';

/** `place`: of the table, '' for everywhere. */
type PriceQuestion = { trade: string; tasks: readonly string[]; places: readonly string[] };

const AREAS_SHOWN = 24;

export type PricesRepository = ReturnType<typeof createPricesRepository>;

export function createPricesRepository(database: Database) {
  return {
    /** All there are of these tasks ('' for the whole trade) and places, in no order. */
    find: ({ trade, tasks, places }: PriceQuestion): Promise<PriceRow[]> =>
      database
        .select()
        .from(prices)
        .where(
          and(eq(prices.trade, trade), inArray(prices.task, [...tasks]), inArray(prices.place, [...places])),
        ),

    /** Of every trade everywhere. */
    listTrades: (): Promise<PriceRow[]> =>
      database
        .select()
        .from(prices)
        .where(and(eq(prices.task, ''), eq(prices.place, ''))),

    /** Of a trade: each task at this place, the most frequent first. */
    listTasks: async (trade: string, place: string): Promise<PriceRow[]> => {
      const rows = await database
        .select()
        .from(prices)
        .where(and(eq(prices.trade, trade), eq(prices.place, place)))
        .orderBy(desc(prices.deals), asc(prices.task));
      return rows.filter(({ task }) => task !== '');
    },

    /** The cities with most deals of a trade. */
    listAreas: (trade: string): Promise<PriceRow[]> =>
      database
        .select()
        .from(prices)
        .where(and(eq(prices.trade, trade), eq(prices.task, ''), eq(prices.level, 'area')))
        .orderBy(desc(prices.deals), asc(prices.place))
        .limit(AREAS_SHOWN),
  };
}
