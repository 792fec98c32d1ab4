import { matchKey } from '@plumbline/shared-schema/jobs';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/connect';
import { savedSearches, savedSearchMatches } from '../../database/schema';
import type { SavedSearchRow } from '../../database/schema';

export type SearchMatchesRepository = ReturnType<typeof createSearchMatchesRepository>;

/** Which jobs have matched which saved searches. */
export function createSearchMatchesRepository(database: Database) {
  return {
    /** What matched so far matched another search. */
    forgetMatches: async (executor: Executor, searchId: string): Promise<void> => {
      await executor.delete(savedSearchMatches).where(eq(savedSearchMatches.searchId, searchId));
    },

    /** The next searches, by id, that may match a job of this category and want to be told; not those of its owner. */
    listAlerting(
      job: { ownerId: string; category: string },
      { after, limit }: { after: string; limit: number },
    ): Promise<SavedSearchRow[]> {
      return database
        .select()
        .from(savedSearches)
        .where(
          and(
            eq(savedSearches.alerts, true),
            inArray(savedSearches.categoryKey, ['', matchKey(job.category)]),
            ne(savedSearches.userId, job.ownerId),
            after === '' ? undefined : gt(savedSearches.id, after),
          ),
        )
        .orderBy(asc(savedSearches.id))
        .limit(limit);
    },

    /** Ids of searches that had not matched this job before. */
    async noteMatches(executor: Executor, jobId: string, searchIds: string[]): Promise<string[]> {
      if (searchIds.length === 0) return [];
      const rows = searchIds.map((searchId) => ({ searchId, jobId }));
      const added = await executor.insert(savedSearchMatches).values(rows).onConflictDoNothing().returning();
      return added.map(({ searchId }) => searchId);
    },

    /** Whether another job has matched within a day and since the search was last looked at. */
    async hasMatchedToday(
      executor: Executor,
      { id, lastSeenAt }: SavedSearchRow,
      jobId: string,
    ): Promise<boolean> {
      const { createdAt } = savedSearchMatches;
      const recent = sql`${createdAt} > greatest(${lastSeenAt.toISOString()}::timestamptz, now() - interval '1 day')`;
      const other = and(eq(savedSearchMatches.searchId, id), ne(savedSearchMatches.jobId, jobId), recent);
      return (await executor.$count(savedSearchMatches, other)) > 0;
    },
  };
}
