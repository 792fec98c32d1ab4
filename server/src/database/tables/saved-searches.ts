import type { SavedSearchFilters } from '@plumbline/shared-schema/saved-searches';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf } from '../columns';
import { named, ownRows, personal } from '../personal';
import { jobs } from './jobs';
import { users } from './users';

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    name: text().notNull(),
    /** The filters as the search takes them. */
    query: jsonb().$type<SavedSearchFilters>().notNull(),
    /** Of the category in `query`: a new job looks only at searches of its category and at those without one. */
    categoryKey: text().notNull().default(''),
    alerts: boolean().notNull().default(true),
    mails: boolean().notNull().default(false),
    lastSeenAt: createdAt(),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_searches_user').on(t.userId, t.createdAt, t.id),
    index('saved_searches_alerts')
      .on(t.categoryKey, t.id)
      .where(sql`${t.alerts}`),
  ],
);
export type SavedSearchRow = typeof savedSearches.$inferSelect;

personal(savedSearches, {
  exported: ownRows('saved-searches', savedSearches, 'categoryKey'),
  removed: named(savedSearches.userId),
});

/** Jobs that matched a saved search when they were posted or reopened. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    searchId: partOf(() => savedSearches.id).notNull(),
    jobId: partOf(() => jobs.id).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.jobId] }), index('saved_search_matches_job').on(t.jobId)],
);

personal(savedSearchMatches, { exported: 'found by the search', removed: 'goes with its search' });
