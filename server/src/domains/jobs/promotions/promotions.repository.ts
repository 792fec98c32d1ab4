import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { portfolioItems } from '../../../database/tables/profile-entries';
import { promotions } from '../../../database/tables/promotions';
import type { PromotionRow } from '../../../database/tables/promotions';
import { written } from '../../../database/written';

const SHOWN = 100;

/** A promotion runs by the clock of the database, which every process shares. */
const isRunning = and(isNull(promotions.stoppedAt), gt(promotions.endsAt, sql`now()`));

export type PromotionsRepository = ReturnType<typeof createPromotionsRepository>;

export function createPromotionsRepository(database: Database) {
  return {
    /** Newest first. */
    list: (userId: string): Promise<PromotionRow[]> =>
      database
        .select()
        .from(promotions)
        .where(eq(promotions.userId, userId))
        .orderBy(desc(promotions.createdAt), desc(promotions.id))
        .limit(SHOWN),

    countRunning: (executor: Executor, userId: string): Promise<number> =>
      executor.$count(promotions, and(eq(promotions.userId, userId), isRunning)),

    hasPortfolioItem: async (executor: Executor, userId: string, id: string): Promise<boolean> =>
      (await executor.$count(
        portfolioItems,
        and(eq(portfolioItems.id, id), eq(portfolioItems.userId, userId)),
      )) > 0,

    insert: async (
      tx: Tx,
      row: Pick<PromotionRow, 'userId' | 'portfolioId' | 'days' | 'dailyBudget'>,
    ): Promise<PromotionRow> => {
      const endsAt = sql`now() + make_interval(days => ${row.days})`;
      const [inserted] = await tx
        .insert(promotions)
        .values({ ...row, endsAt })
        .returning();
      return written(inserted);
    },

    /** Those whose days have passed, each once: its owner is told. */
    markOver: (tx: Tx): Promise<PromotionRow[]> =>
      tx
        .update(promotions)
        .set({ toldAt: sql`now()` })
        .where(
          and(isNull(promotions.stoppedAt), isNull(promotions.toldAt), lte(promotions.endsAt, sql`now()`)),
        )
        .returning(),

    find: async (executor: Executor, userId: string, id: string): Promise<PromotionRow | undefined> => {
      const [row] = await executor
        .select()
        .from(promotions)
        .where(and(eq(promotions.id, id), eq(promotions.userId, userId)));
      return row;
    },

    /** `undefined` when it is not running any more. */
    stop: async (tx: Tx, id: string): Promise<PromotionRow | undefined> => {
      const [row] = await tx
        .update(promotions)
        .set({ stoppedAt: sql`now()` })
        .where(and(eq(promotions.id, id), isRunning))
        .returning();
      return row;
    },
  };
}
