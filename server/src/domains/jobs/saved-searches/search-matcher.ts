import { savedSearchFiltersSchema } from '@plumbline/shared-schema/saved-searches';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import type { SavedSearchRow } from '../../../database/tables/saved-searches';
import { toConditions } from '../jobs/job-conditions.repository';
import { wordsOf } from '../../../kit/search/search-words';

export type SearchMatcher = ReturnType<typeof createSearchMatcher>;

/**
 * Finds the searches that match one job, by the same conditions as the search. Words count as typed: a search
 * corrects mistakes only where nothing matches as typed, which is unknown for a single job.
 */
export function createSearchMatcher(database: Database) {
  return async (jobId: string, searches: SavedSearchRow[]): Promise<SavedSearchRow[]> => {
    const questions = searches.flatMap(({ id, query }) => {
      const parsed = savedSearchFiltersSchema.safeParse(query);
      // A filter that a later version no longer takes finds nothing.
      if (!parsed.success) return [];
      const { sort: _sort, ...filters } = parsed.data;
      const words = filters.q === undefined ? {} : { words: wordsOf(filters.q) };
      const { plain } = toConditions(filters, words);
      return [
        sql`select ${id}::uuid as id from jobs where jobs.id = ${jobId} and jobs.status = 'open' and ${plain}`,
      ];
    });
    if (questions.length === 0) return [];
    const { rows } = await database.execute<{ id: string }>(sql.join(questions, sql` union all `));
    const matching = new Set(rows.map(({ id }) => id));
    return searches.filter(({ id }) => matching.has(id));
  };
}
