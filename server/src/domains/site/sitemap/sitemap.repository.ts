import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connect';

export type ListedKind = 'jobs' | 'professionals' | 'prices';
type ListedRow = { id: string; changedAt: Date };

/** What everybody may find, with the moment it was last changed; `id`: the rest of its path. */
const LISTED: Record<ListedKind, SQL> = {
  jobs: sql`select id, updated_at from jobs where status = 'open'`,
  professionals: sql`select users.id, users.updated_at from professionals join users using (id)`,
  // Of trades and places that have figures of their own; a task is a part of such a page.
  prices: sql`select concat_ws('/', replace(trade, ' ', '-'), nullif(place, '')) as id, created_at as updated_at
    from prices where task = ''`,
};

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

export function createSitemapRepository(database: Database) {
  return {
    count: async (kind: ListedKind): Promise<number> => {
      const { rows } = await database.execute<{ count: number }>(
        sql`select count(*)::int as count from (${LISTED[kind]}) listed`,
      );
      return rows[0]?.count ?? 0;
    },

    list: async (
      kind: ListedKind,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<ListedRow[]> => {
      const { rows } = await database.execute<{ id: string; updated_at: string | Date }>(
        sql`${LISTED[kind]} order by id limit ${limit} offset ${offset}`,
      );
      return rows.map(({ id, updated_at: changedAt }) => ({ id, changedAt: new Date(changedAt) }));
    },
  };
}
