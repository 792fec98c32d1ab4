import type { SavedSearchFilters } from '@plumbline/shared-schema/saved-searches';
import { matchKey } from '@plumbline/shared-schema/jobs';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../database/connect';
import { savedSearches, users } from '../../database/schema';
import type { SavedSearchRow } from '../../database/schema';

export type SavedSearchRecord = SavedSearchRow & { newCount: number };
export type SavedSearchChanges = Partial<Pick<SavedSearchRow, 'name' | 'query' | 'alerts' | 'mails'>>;
type Own = { id: string; userId: string };

export type SavedSearchesRepository = ReturnType<typeof createSavedSearchesRepository>;

/** The category a search asks for, as jobs keep it; '' without one. */
export const categoryKeyOf = ({ category }: SavedSearchFilters): string => matchKey(category ?? '');

// Names written out: drizzle leaves the table out of a column's name where a statement reads one table.
const newCount = sql<number>`(select count(*)::int from saved_search_matches matched
  join jobs on jobs.id = matched.job_id and jobs.status = 'open'
  where matched.search_id = saved_searches.id and matched.created_at > saved_searches.last_seen_at)`;

/** All SQL about saved searches. */
export function createSavedSearchesRepository(database: Database) {
  const read = (executor: Executor, where: ReturnType<typeof eq>): Promise<SavedSearchRecord[]> =>
    executor
      .select({ search: savedSearches, newCount })
      .from(savedSearches)
      .where(where)
      .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
      .then((rows) => rows.map(({ search, newCount: number }) => ({ ...search, newCount: number })));

  return {
    list: (userId: string) => read(database, eq(savedSearches.userId, userId)),

    find: async (executor: Executor, id: string) => (await read(executor, eq(savedSearches.id, id)))[0],

    /** The number a person has; nobody else adds one for them until the transaction ends. */
    async countForUpdate(tx: Tx, userId: string): Promise<number> {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      return tx.$count(savedSearches, eq(savedSearches.userId, userId));
    },

    async insert(
      executor: Executor,
      row: Omit<typeof savedSearches.$inferInsert, 'categoryKey'>,
    ): Promise<string> {
      const values = { ...row, categoryKey: categoryKeyOf(row.query) };
      const [inserted] = await executor
        .insert(savedSearches)
        .values(values)
        .returning({ id: savedSearches.id });
      if (inserted === undefined) throw new Error('an insert returned no row');
      return inserted.id;
    },

    /** False: the person has no such search. */
    async update(
      executor: Executor,
      own: Own,
      { changes, isSeen }: { changes: SavedSearchChanges; isSeen: boolean },
    ): Promise<boolean> {
      const set = {
        ...changes,
        ...(changes.query && { categoryKey: categoryKeyOf(changes.query) }),
        ...(isSeen && { lastSeenAt: sql`now()` }),
      };
      if (Object.keys(set).length === 0) return (await executor.$count(savedSearches, ownedBy(own))) > 0;
      const rows = await executor
        .update(savedSearches)
        .set(set)
        .where(ownedBy(own))
        .returning({ id: savedSearches.id });
      return rows.length > 0;
    },

    /** False: the person has no such search. */
    async remove(own: Own): Promise<boolean> {
      const rows = await database
        .delete(savedSearches)
        .where(ownedBy(own))
        .returning({ id: savedSearches.id });
      return rows.length > 0;
    },
  };
}

function ownedBy({ id, userId }: Own) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
}
