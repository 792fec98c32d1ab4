import type { Foundation } from '../foundation';
import type { JobsRepository } from '../../domains/jobs/jobs/jobs.repository';
import type { NotificationsService } from '../../domains/notices/notifications/notifications.service';
import { createSavedSearchesRepository } from '../../domains/jobs/saved-searches/saved-searches.repository';
import { createSavedSearchesService } from '../../domains/jobs/saved-searches/saved-searches.service';
import { createSearchAlerts } from '../../domains/jobs/saved-searches/search-alerts.service';
import { createSearchMatchesRepository } from '../../domains/jobs/saved-searches/search-matches.repository';

type Parts = Foundation & { jobs: JobsRepository; notifications: NotificationsService };

export function createSavedSearchServices(parts: Parts) {
  const savedSearches = createSavedSearchesRepository(parts.database);
  const searchMatches = createSearchMatchesRepository(parts.database);
  return {
    savedSearches: createSavedSearchesService({ ...parts, savedSearches, searchMatches }),
    turnOffSearchMails: savedSearches.turnOffMails,
    sweepSearchMatches: searchMatches.removeOld,
    searchAlerts: createSearchAlerts({ ...parts, searchMatches }),
  };
}
