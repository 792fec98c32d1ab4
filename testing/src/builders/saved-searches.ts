import { savedSearchSchema, type SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { anId } from './ids';
import { AT } from './instants';

/** Marcus's saved search for plumbing in residential buildings, with one new job. */
export function aSavedSearch(overrides: Partial<SavedSearch> = {}): SavedSearch {
  return savedSearchSchema.parse({
    _id: anId(80),
    name: 'Plumbing nearby',
    query: { q: 'plumbing', category: 'residential', sort: 'newest' },
    alerts: true,
    mails: false,
    newCount: 1,
    lastSeenAt: AT,
    createdAt: AT,
    ...overrides,
  });
}
