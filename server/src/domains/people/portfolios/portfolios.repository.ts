import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../../database/connect';
import { portfolioItems } from '../../../database/tables/profile-entries';
import { createOwnRowsRepository } from '../../../http/own-rows/own-rows.repository';
import type { KeptLook } from '../files/picture-view';

const lookOf = (fileId: PgColumn): SQL<KeptLook> => sql`(
  select json_build_object('width', files.width, 'height', files.height, 'blur', files.blur)
  from files where files.id = ${fileId})`;

/** The looks of the two pictures of a work. */
export const WORK_LOOKS = {
  beforeLook: lookOf(portfolioItems.beforeFileId),
  afterLook: lookOf(portfolioItems.afterFileId),
};

/** Works with the looks of their two pictures. */
export function createPortfolioRows(database: Database) {
  const rows = createOwnRowsRepository(database, portfolioItems, WORK_LOOKS);
  return {
    ...rows,

    /** The work that the person added under this key. */
    findSent: async (tx: Tx, userId: string, sentKey: string) => {
      const isSent = and(eq(portfolioItems.userId, userId), eq(portfolioItems.sentKey, sentKey));
      const [sent] = await tx.select({ id: portfolioItems.id }).from(portfolioItems).where(isSent);
      return sent && rows.get(tx, sent.id);
    },
  };
}
export type PortfolioRows = ReturnType<typeof createPortfolioRows>;
export type PortfolioRow = Awaited<ReturnType<PortfolioRows['get']>>;
