import type { SavedSearchFilters } from '@plumbline/shared-schema/saved-searches';
import { savedSearches } from '../../../database/tables/saved-searches';
import type { SavedSearchRow } from '../../../database/tables/saved-searches';
import type { TestServer } from '../../../app/testing';
import { categoryKeyOf } from './saved-searches.repository';

type SearchFields = Partial<Omit<SavedSearchRow, 'query'>> & { query?: Partial<SavedSearchFilters> };

/** A saved search, by default the test's contractor's, for drains. */
export async function addSavedSearch(server: TestServer, given: SearchFields = {}): Promise<SavedSearchRow> {
  const userId = given.userId ?? (await server.user('contractor')).id;
  const query = { sort: 'newest' as const, ...(given.query ?? { q: 'drain' }) };
  const [row] = await server.database
    .insert(savedSearches)
    .values({ name: 'Drains', ...given, query, categoryKey: categoryKeyOf(query), userId })
    .returning();
  if (row === undefined) throw new Error('no saved search was inserted');
  return row;
}
