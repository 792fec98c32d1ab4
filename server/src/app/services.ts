import type { Config } from '../settings/config';
import type { Connection } from '../database/connect';
import { createFoundation } from './foundation';
import { createAgreements } from '../domains/accounts/agreements/agreements.service';
import { createAnalyticsRepository } from '../domains/site/analytics/analytics.repository';
import { createAnalyticsService } from '../domains/site/analytics/analytics.service';
import { createAdministration } from './wiring/administration';
import { createAccountLife } from './wiring/deletion';
import { createAccountServices } from './wiring/auth';
import { createAvailabilityRepository } from '../domains/people/availability/availability.repository';
import { createAvailabilityService } from '../domains/people/availability/availability.service';
import { createCalendarLinks } from '../domains/people/availability/calendar-links';
import { createContent } from '../domains/site/content/content.service';
import { createDealServices } from './wiring/deals';
import { createJobsRepository } from '../domains/jobs/jobs/jobs.repository';
import { createMessageServices } from './wiring/messages';
import { createNotificationServices } from './wiring/notifications';
import { createOfferServices } from './wiring/offers';
import { createPaymentServices } from './wiring/payments';
import { createPortfolioService } from '../domains/people/portfolios/portfolios.service';
import { createProfileEntries } from '../domains/people/profile-entries/profile-entries.service';
import { createProfessionalsRepository } from '../domains/people/professionals/professionals.repository';
import { createProfessionalsService } from '../domains/people/professionals/professionals.service';
import { createPromotionsRepository } from '../domains/jobs/promotions/promotions.repository';
import { createPromotionsService } from '../domains/jobs/promotions/promotions.service';
import { createRankingRepository } from '../domains/people/professionals/ranking.repository';
import { createSavedSearchServices } from './wiring/saved-searches';
import { createTeamRepository } from '../domains/accounts/team/team.repository';
import { createTeamService } from '../domains/accounts/team/team.service';
import { createPlatformServices } from './wiring/telemetry';
import { createUserServices } from './wiring/users';
import { createWorkServices } from './wiring/work';
import { createTemplatesService } from '../domains/people/templates/templates.service';
import { createSkillsRepository } from '../domains/people/skills/skills.repository';
import { createSupportRepository } from '../domains/trust/support/support.repository';
import { createSupportService } from '../domains/trust/support/support.service';
import { createDirectoryRepository } from '../domains/people/directory/directory.repository';
import { createDirectoryService } from '../domains/people/directory/directory.service';
import { createProofsService } from '../domains/trust/proofs/proofs.service';
import { createPreferencesService } from '../domains/accounts/preferences/preferences.service';
import { contentFolder } from '../settings/paths';
import { idempotencyKeyRows } from '../http/plugins/idempotency-keys.repository';

export type Services = ReturnType<typeof createServices>;

/** Every service, wired by hand: here, in `foundation.ts` and in `wiring/`, and nowhere else. */
export function createServices(config: Config, connection: Connection) {
  const foundation = createFoundation(config, connection);
  const { database, users } = foundation;
  const jobs = createJobsRepository(database);
  const { notifications, mailNotices, ...notificationServices } = createNotificationServices(foundation);
  const userServices = createUserServices(foundation);
  const content = createContent({ folder: contentFolder, siteUrl: config.siteUrl });
  const agreements = createAgreements({ ...foundation, content });
  const parts = { ...foundation, notifications, agreements };
  const accounts = createAccountServices(parts);
  const { posting, ...messageServices } = createMessageServices(foundation, jobs);
  const paymentServices = createPaymentServices(parts);
  const offerServices = createOfferServices({ ...parts, jobs, mailNotices });

  return {
    ...foundation,
    ...accounts,
    ...createAccountLife({ ...parts, ...accounts, ...notificationServices, places: userServices.places }),
    ...userServices,
    proofs: createProofsService(parts),
    preferences: createPreferencesService({ users, liveChats: messageServices.liveChats }),
    directory: createDirectoryService({ ...foundation, directory: createDirectoryRepository(database) }),
    notifications,
    ...notificationServices,
    ...createWorkServices({ ...parts, ...posting, ...paymentServices }, jobs),
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
      siteUrl: config.siteUrl,
      ...offerServices.diary,
    }),
    team: createTeamService({ ...foundation, team: createTeamRepository(database) }),
    portfolios: createPortfolioService(foundation),
    ...createSavedSearchServices({ ...parts, jobs }),
    templates: createTemplatesService(foundation),
    ...offerServices,
    ...messageServices,
    ...paymentServices,
    ...createDealServices(foundation),
    agreements,
    content,
    wasJobRemoved: jobs.wasRemoved,
    analytics: createAnalyticsService({ analytics: createAnalyticsRepository(database) }),
    support: createSupportService({ ...foundation, tickets: createSupportRepository(database) }),
    ...createPlatformServices(foundation),
    ...createAdministration({ ...parts, ...accounts, ...messageServices, jobs }),
    sweepIdempotencyKeys: () => idempotencyKeyRows.removeOld(database),
  };
}
