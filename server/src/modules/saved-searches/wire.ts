import type { Foundation } from '../../foundation';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { NotificationsService } from '../notifications/notifications.service';
import { createSavedSearchesRepository } from './saved-searches.repository';
import { createSavedSearchesService } from './saved-searches.service';
import { createSearchAlerts } from './search-alerts.service';
import { createSearchMatcher } from './search-matcher';
import { createSearchMatchesRepository } from './search-matches.repository';

type Parts = Foundation & { jobs: JobsRepository; notifications: NotificationsService };

export function createSavedSearchServices(parts: Parts) {
  const savedSearches = createSavedSearchesRepository(parts.database);
  const searchMatches = createSearchMatchesRepository(parts.database);
  const match = createSearchMatcher(parts.database);
  return {
    savedSearches: createSavedSearchesService({ ...parts, savedSearches, searchMatches }),
    turnOffSearchMails: savedSearches.turnOffMails,
    sweepSearchMatches: searchMatches.removeOld,
    searchAlerts: createSearchAlerts({ ...parts, searchMatches, match }),
  };
}
