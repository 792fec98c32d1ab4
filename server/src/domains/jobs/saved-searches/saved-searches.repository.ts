import { matchKey } from '@plumbline/shared-schema/job-types';
import type { SavedSearchFilters } from '@plumbline/shared-schema/saved-searches';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { savedSearches } from '../../../database/tables/saved-searches';
import { createOwnRowsRepository } from '../../../http/own-rows/own-rows.repository';

export type SavedSearchesRepository = ReturnType<typeof createSavedSearchesRepository>;
export type SavedSearchRecord = Awaited<ReturnType<SavedSearchesRepository['get']>>;

/** The category a search asks for, as jobs keep it; '' without one. */
export const categoryKeyOf = ({ category }: SavedSearchFilters): string => matchKey(category ?? '');

// Names written out: drizzle leaves the table out of a column's name where a statement reads one table.
const newCount = sql<number>`(select count(*)::int from saved_search_matches matched
  join jobs on jobs.id = matched.job_id and jobs.status = 'open'
  where matched.search_id = saved_searches.id and matched.created_at > saved_searches.last_seen_at)`;

/** The change of a search whose new jobs were looked at. */
export const SEEN_NOW = { lastSeenAt: sql`now()` };

export function createSavedSearchesRepository(database: Database) {
  return {
    ...createOwnRowsRepository(database, savedSearches, { newCount }),

    /** Of a search that is still there. */
    turnOffMails: async ({ userId, searchId }: { userId: string; searchId: string }): Promise<void> => {
      await database
        .update(savedSearches)
        .set({ mails: false })
        .where(and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId)));
    },
  };
}
