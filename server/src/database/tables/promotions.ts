import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, partOf } from '../columns';
import { named, ownRows, personal } from '../personal';
import { portfolioItems } from './profile-entries';
import { users } from './users';

/** Places further up in the search of professionals, for some days. The budget is noted, nothing is charged. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    /** Null: the profile. */
    portfolioId: partOf(() => portfolioItems.id),
    days: integer().notNull(),
    /** A day. */
    dailyBudget: cents().notNull(),
    endsAt: instant().notNull(),
    /** Before its days had passed. */
    stoppedAt: instant(),
    /** When its owner was told that its days had passed. */
    toldAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('promotions_days', sql`${t.days} > 0`),
    check('promotions_budget', sql`${t.dailyBudget} > 0`),
    index('promotions_of_user').on(t.userId, t.createdAt, t.id),
    index('promotions_portfolio').on(t.portfolioId),
    index('promotions_running')
      .on(t.endsAt)
      .where(sql`${t.stoppedAt} is null`),
  ],
);
export type PromotionRow = typeof promotions.$inferSelect;

personal(promotions, { exported: ownRows('promotions', promotions), removed: named(promotions.userId) });
