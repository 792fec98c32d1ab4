import { matchKey } from '@plumbline/shared-schema/job-types';
import { savedSearchFiltersSchema } from '@plumbline/shared-schema/saved-searches';
import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { savedSearchMatches, savedSearches } from '../../../database/tables/saved-searches';
import type { SavedSearchRow } from '../../../database/tables/saved-searches';
import { wordsOf } from '../../../kit/search/search-words';
import { toConditions } from '../jobs/job-conditions.repository';

export type SearchMatchesRepository = ReturnType<typeof createSearchMatchesRepository>;

const KEPT_DAYS = 90;

/** Which jobs have matched which saved searches. */
export function createSearchMatchesRepository(database: Database) {
  return {
    /** For a changed query: its earlier matches are void. */
    removeMatches: async (executor: Executor, searchId: string): Promise<void> => {
      await executor.delete(savedSearchMatches).where(eq(savedSearchMatches.searchId, searchId));
    },

    /**
     * The next searches, by id, that may match a job of this category and have alerts on; not those of its owner.
     * Two scans of one index: reading both categories in one would mean sorting all of them.
     */
    listAlerting: (
      job: { ownerId: string; category: string },
      { after, limit }: { after: string; limit: number },
    ): Promise<SavedSearchRow[]> => {
      const later = after === '' ? sql`` : sql`and id > ${after}::uuid`;
      const next = (categoryKey: string) => sql`(select id from saved_searches
        where alerts and category_key = ${categoryKey}::text and user_id <> ${job.ownerId}::uuid ${later}
        order by id limit ${limit})`;
      const both = sql`(select id from (${next('')} union all ${next(matchKey(job.category))}) as next order by id limit ${limit})`;
      return database
        .select()
        .from(savedSearches)
        .where(inArray(savedSearches.id, both))
        .orderBy(asc(savedSearches.id));
    },

    /** Those of these searches that would find this job, if it is open. */
    listMatching: async (jobId: string, searches: SavedSearchRow[]): Promise<SavedSearchRow[]> => {
      const questions = searches.flatMap((search) => {
        const isFound = isFoundBy(search);
        if (isFound === undefined) return [];
        return [
          sql`select ${search.id}::uuid as id from jobs where jobs.id = ${jobId} and jobs.status = 'open' and ${isFound}`,
        ];
      });
      if (questions.length === 0) return [];
      const { rows } = await database.execute<{ id: string }>(sql.join(questions, sql` union all `));
      const matching = new Set(rows.map(({ id }) => id));
      return searches.filter(({ id }) => matching.has(id));
    },

    /** Ids of searches that had not matched this job before. */
    recordMatches: async (executor: Executor, jobId: string, searchIds: string[]): Promise<string[]> => {
      if (searchIds.length === 0) return [];
      const rows = searchIds.map((searchId) => ({ searchId, jobId }));
      const added = await executor.insert(savedSearchMatches).values(rows).onConflictDoNothing().returning();
      return added.map(({ searchId }) => searchId);
    },

    /** Whether another job has matched within a day and since the search was last looked at. */
    hasMatchedToday: async (
      executor: Executor,
      { id, lastSeenAt }: SavedSearchRow,
      jobId: string,
    ): Promise<boolean> => {
      const { createdAt } = savedSearchMatches;
      const recent = sql`${createdAt} > greatest(${lastSeenAt.toISOString()}::timestamptz, now() - interval '1 day')`;
      const other = and(eq(savedSearchMatches.searchId, id), ne(savedSearchMatches.jobId, jobId), recent);
      return (await executor.$count(savedSearchMatches, other)) > 0;
    },

    removeOld: async (): Promise<void> => {
      const old = sql`now() - make_interval(days => ${KEPT_DAYS}::int)`;
      await database.delete(savedSearchMatches).where(lt(savedSearchMatches.createdAt, old));
    },
  };
}

/**
 * Whether a job is found by the conditions of this search. Words count as typed: a search corrects mistakes only where
 * nothing matches as typed, which is unknown for a single job. `undefined`: a filter that a later version no longer
 * takes finds nothing.
 */
function isFoundBy({ query }: SavedSearchRow): SQL | undefined {
  const parsed = savedSearchFiltersSchema.safeParse(query);
  if (!parsed.success) return undefined;
  const { sort: _sort, ...filters } = parsed.data;
  return toConditions(filters, filters.q === undefined ? {} : { words: wordsOf(filters.q) }).plain;
}
