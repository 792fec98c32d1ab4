import { SAVED_SEARCHES_MAX } from '@plumbline/shared-schema/limits';
import type {
  CreateSavedSearch,
  SavedSearch,
  UpdateSavedSearch,
} from '@plumbline/shared-schema/saved-searches';
import type { Transaction } from '../../../database/connect';
import { createOwnRowsService } from '../../../http/own-rows/own-rows.service';
import { categoryKeyOf, SEEN_NOW } from './saved-searches.repository';
import type { SavedSearchesRepository, SavedSearchRecord } from './saved-searches.repository';
import type { SearchMatchesRepository } from './search-matches.repository';

type Dependencies = {
  savedSearches: SavedSearchesRepository;
  searchMatches: SearchMatchesRepository;
  transaction: Transaction;
};

export type SavedSearchesService = ReturnType<typeof createSavedSearchesService>;

export function createSavedSearchesService({ savedSearches, searchMatches, transaction }: Dependencies) {
  return createOwnRowsService({
    rows: savedSearches,
    missing: 'SAVED_SEARCH_NOT_FOUND',
    limit: { max: SAVED_SEARCHES_MAX, code: 'SAVED_SEARCH_LIMIT' },
    toRow: (userId, input: CreateSavedSearch) => ({
      ...input,
      userId,
      categoryKey: categoryKeyOf(input.query),
    }),
    toChanges,
    toWire: toSavedSearch,
    // Matches of the old query say nothing about the new one.
    afterChange: async (tx, id, { query }) => {
      if (query) await searchMatches.removeMatches(tx, id);
    },
    transaction,
  });
}

function toChanges({ seen, ...input }: UpdateSavedSearch) {
  return {
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
    ...(input.query && { categoryKey: categoryKeyOf(input.query) }),
    ...(seen && SEEN_NOW),
  };
}

function toSavedSearch(record: SavedSearchRecord): SavedSearch {
  const { id, name, query, alerts, mails, newCount, lastSeenAt, createdAt } = record;
  return {
    _id: id,
    name,
    query,
    alerts,
    mails,
    newCount,
    lastSeenAt: lastSeenAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
