import type { Config } from './config';
import type { Connection } from './database/connect';
import { createFoundation } from './foundation';
import { createAgreements } from './modules/agreements/agreements.service';
import { createAnalyticsRepository } from './modules/analytics/analytics.repository';
import { createAnalyticsService } from './modules/analytics/analytics.service';
import { createAdministration } from './modules/administration/wire';
import { createAccountLife } from './modules/account-deletion/wire';
import { createAccountServices } from './modules/auth/wire';
import { createAvailabilityRepository } from './modules/availability/availability.repository';
import { createAvailabilityService } from './modules/availability/availability.service';
import { createCalendarLinks } from './modules/availability/calendar-links';
import { createContent } from './modules/content/content.service';
import { createContractServices } from './modules/contracts/wire';
import { createDealServices } from './modules/deals/wire';
import { createJobsRepository } from './modules/jobs/jobs.repository';
import { createJobServices } from './modules/jobs/wire';
import { createMessageServices } from './modules/messages/wire';
import { createNotificationServices } from './modules/notifications/wire';
import { createOfferServices } from './modules/offers/wire';
import { createPaymentServices } from './modules/payments/wire';
import { createPlacesService } from './modules/places/places.service';
import { createPortfolioService } from './modules/portfolios/portfolios.service';
import { createProfileEntries } from './modules/profile-entries/profile-entries.service';
import { createProfessionalsRepository } from './modules/professionals/professionals.repository';
import { createProfessionalsService } from './modules/professionals/professionals.service';
import { createPromotionsRepository } from './modules/promotions/promotions.repository';
import { createPromotionsService } from './modules/promotions/promotions.service';
import { createRankingRepository } from './modules/professionals/ranking.repository';
import { createSavedSearchServices } from './modules/saved-searches/wire';
import { createTeamRepository } from './modules/team/team.repository';
import { createTeamService } from './modules/team/team.service';
import { createPlatformServices } from './modules/telemetry/wire';
import { createSkillsRepository } from './modules/skills/skills.repository';
import { createSupportRepository } from './modules/support/support.repository';
import { createSupportService } from './modules/support/support.service';
import { createDirectoryRepository } from './modules/users/directory.repository';
import { createDirectoryService } from './modules/users/directory.service';
import { createProofsService } from './modules/users/proofs.service';
import { createPreferencesService } from './modules/users/preferences.service';
import { createUsersService } from './modules/users/users.service';
import { contentFolder, gazetteerFile } from './paths';
import { removeOldKeys } from './plugins/idempotency';

export type Services = ReturnType<typeof createServices>;

/** Every service, wired by hand: here, in `foundation.ts` and in the `wire.ts` of each domain, and nowhere else. */
export function createServices(config: Config, connection: Connection) {
  const foundation = createFoundation(config, connection);
  const { database, users } = foundation;
  const jobs = createJobsRepository(database);
  const { notifications, ...notificationServices } = createNotificationServices(foundation);
  const content = createContent({ folder: contentFolder, siteUrl: config.siteUrl });
  const agreements = createAgreements({ ...foundation, content });
  const parts = { ...foundation, notifications, agreements };
  const accounts = createAccountServices(parts);
  const { posting, ...messageServices } = createMessageServices(foundation, jobs);
  const paymentServices = createPaymentServices(parts);

  return {
    ...foundation,
    ...accounts,
    ...createAccountLife({ ...foundation, ...accounts }),
    users: createUsersService(foundation),
    proofs: createProofsService(parts),
    preferences: createPreferencesService({ users, liveChats: messageServices.liveChats }),
    directory: createDirectoryService({ ...foundation, directory: createDirectoryRepository(database) }),
    notifications,
    ...notificationServices,
    ...createJobServices(parts, jobs),
    profileEntries: createProfileEntries({ ...foundation, skills: createSkillsRepository(database) }),
    professionals: createProfessionalsService({
      ...foundation,
      professionals: createProfessionalsRepository(database),
    }),
    promotions: createPromotionsService({
      ...foundation,
      notifications,
      promotions: createPromotionsRepository(database),
    }),
    rankProfessionals: createRankingRepository(database).rank,
    availability: createAvailabilityService({
      ...foundation,
      availabilities: createAvailabilityRepository(database),
      calendarLinks: createCalendarLinks(config),
    }),
    team: createTeamService({ ...foundation, team: createTeamRepository(database) }),
    portfolios: createPortfolioService(foundation),
    ...createSavedSearchServices({ ...parts, jobs }),
    ...createOfferServices({ ...parts, jobs }),
    ...messageServices,
    ...paymentServices,
    ...createContractServices({ ...parts, ...posting, ...paymentServices }),
    ...createDealServices(foundation),
    agreements,
    content,
    wasJobRemoved: jobs.wasRemoved,
    places: createPlacesService({ file: gazetteerFile }),
    analytics: createAnalyticsService({ analytics: createAnalyticsRepository(database) }),
    support: createSupportService({ ...foundation, tickets: createSupportRepository(database) }),
    ...createPlatformServices(foundation),
    ...createAdministration({ ...parts, ...accounts, ...messageServices, jobs }),
    sweepIdempotencyKeys: () => removeOldKeys(database),
  };
}
