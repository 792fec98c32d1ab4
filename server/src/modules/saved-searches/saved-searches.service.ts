import { isId } from '@plumbline/shared-schema/ids';
import { SAVED_SEARCHES_MAX } from '@plumbline/shared-schema/limits';
import type {
  CreateSavedSearch,
  SavedSearch,
  UpdateSavedSearch,
} from '@plumbline/shared-schema/saved-searches';
import type { Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type {
  SavedSearchChanges,
  SavedSearchesRepository,
  SavedSearchRecord,
} from './saved-searches.repository';
import type { SearchMatchesRepository } from './search-matches.repository';

type Dependencies = {
  savedSearches: SavedSearchesRepository;
  searchMatches: SearchMatchesRepository;
  transaction: Transaction;
};

export type SavedSearchesService = ReturnType<typeof createSavedSearchesService>;

/** Searches that people keep. To everybody else they do not exist. */
export function createSavedSearchesService({ savedSearches, searchMatches, transaction }: Dependencies) {
  async function read(tx: Tx, id: string): Promise<SavedSearch> {
    const record = await savedSearches.find(tx, id);
    if (record === undefined) throw new AppError('SAVED_SEARCH_NOT_FOUND');
    return toSavedSearch(record);
  }

  return {
    list: async (user: CurrentUser): Promise<SavedSearch[]> =>
      (await savedSearches.list(user._id)).map(toSavedSearch),

    /** SAVED_SEARCH_LIMIT beyond twenty. */
    create: (user: CurrentUser, input: CreateSavedSearch): Promise<SavedSearch> =>
      transaction(async (tx) => {
        const count = await savedSearches.countForUpdate(tx, user._id);
        if (count >= SAVED_SEARCHES_MAX)
          throw new AppError('SAVED_SEARCH_LIMIT', { max: SAVED_SEARCHES_MAX });
        return read(tx, await savedSearches.insert(tx, { ...input, userId: user._id }));
      }),

    /** Another query starts anew: what matched the old one is forgotten. */
    update: (user: CurrentUser, id: string, { seen, ...input }: UpdateSavedSearch): Promise<SavedSearch> =>
      transaction(async (tx) => {
        const own = { id, userId: user._id };
        const changes = presentIn(input);
        const isKnown = isId(id) && (await savedSearches.update(tx, own, { changes, isSeen: seen === true }));
        if (!isKnown) throw new AppError('SAVED_SEARCH_NOT_FOUND');
        if (input.query) await searchMatches.forgetMatches(tx, id);
        return read(tx, id);
      }),

    remove: async (user: CurrentUser, id: string): Promise<void> => {
      const isKnown = isId(id) && (await savedSearches.remove({ id, userId: user._id }));
      if (!isKnown) throw new AppError('SAVED_SEARCH_NOT_FOUND');
    },
  };
}

function presentIn(input: Omit<UpdateSavedSearch, 'seen'>): SavedSearchChanges {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
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
