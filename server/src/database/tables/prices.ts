import { PRICE_LEVELS, PRICED_DEALS_MIN, PRICED_PEOPLE_MIN } from '@plumbline/shared-schema/prices';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, isOneOf, oneOf } from '../columns';
import { impersonal } from '../personal';

/** What work has cost, made anew each night from all deals; a row of few of them cannot be written. */
export const prices = pgTable(
  'prices',
  {
    trade: text().notNull(),
    /** Within the trade; '' for all of it. */
    task: text().notNull(),
    /** The key of a city, state or country (`areas` of the places); '' for everywhere. */
    place: text().notNull(),
    level: oneOf(PRICE_LEVELS).notNull(),
    deals: integer().notNull(),
    hirers: integer().notNull(),
    contractors: integer().notNull(),
    /** Quartiles. */
    low: cents().notNull(),
    median: cents().notNull(),
    high: cents().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.trade, t.task, t.place] }),
    isOneOf('prices_level', t.level, PRICE_LEVELS),
    check(
      'prices_of_many',
      sql`${t.deals} >= ${sql.raw(String(PRICED_DEALS_MIN))}
        and least(${t.hirers}, ${t.contractors}) >= ${sql.raw(String(PRICED_PEOPLE_MIN))}`,
    ),
  ],
);
export type PriceRow = typeof prices.$inferSelect;

impersonal(prices, 'figures of five deals or more, of three people or more on either side');
