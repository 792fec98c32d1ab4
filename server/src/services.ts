import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config';
import type { Connection } from './database/connect';
import { createMailsRepository } from './mail/mails.repository';
import { createMails } from './mail/mails.service';
import { createApplicationsRepository } from './modules/applications/applications.repository';
import { createApplicationsService } from './modules/applications/applications.service';
import { createAccountAttemptsRepository } from './modules/auth/account-attempts.repository';
import { createAccountLimits } from './modules/auth/account-limits';
import { createAuthService } from './modules/auth/auth.service';
import { createCodeHash } from './modules/auth/digests';
import { createEmailCodesRepository } from './modules/auth/email-codes.repository';
import { createFailedSignInsRepository } from './modules/auth/failed-sign-ins.repository';
import { createGoogleProvider } from './modules/auth/google-provider';
import { createGoogleService } from './modules/auth/google.service';
import { createIdentitiesRepository } from './modules/auth/identities.repository';
import { createPasswordChangesService } from './modules/auth/password-changes.service';
import { createPasswordResetsRepository } from './modules/auth/password-resets.repository';
import { createPasswords } from './modules/auth/passwords';
import { createSessionsRepository } from './modules/auth/sessions.repository';
import { createSessionsService } from './modules/auth/sessions.service';
import { createSignInGuard } from './modules/auth/sign-in-guard';
import { createVerificationService } from './modules/auth/verification.service';
import { createBeginChat } from './modules/chats/begin-chat';
import type { BeginChat } from './modules/chats/begin-chat';
import { createChatsRepository } from './modules/chats/chats.repository';
import { createChatsService } from './modules/chats/chats.service';
import { createContractChanges } from './modules/contracts/contract-changes.service';
import { createContractDeadlinesRepository } from './modules/contracts/contract-deadlines.repository';
import { createContractMoves } from './modules/contracts/contract-moves';
import { createContractNotices } from './modules/contracts/contract-notices';
import { createContractOffersRepository } from './modules/contracts/contract-offers.repository';
import { createContractSweeps } from './modules/contracts/contract-sweeps';
import { contractWrites } from './modules/contracts/contract-writes';
import { createContractsRepository } from './modules/contracts/contracts.repository';
import { createContractsService, createReadContract } from './modules/contracts/contracts.service';
import { createDisputesRepository } from './modules/contracts/disputes.repository';
import { createDisputesService } from './modules/contracts/disputes.service';
import { createFeedbacksRepository } from './modules/feedbacks/feedbacks.repository';
import { createFeedbacksService } from './modules/feedbacks/feedbacks.service';
import { createFilesRepository } from './modules/files/files.repository';
import { createFilesService } from './modules/files/files.service';
import { createJobSearchRepository } from './modules/jobs/job-search.repository';
import { createJobChangesService } from './modules/jobs/job-changes.service';
import { createJobFiles } from './modules/jobs/job-files';
import { createJobsRepository } from './modules/jobs/jobs.repository';
import type { JobsRepository } from './modules/jobs/jobs.repository';
import { createJobsService } from './modules/jobs/jobs.service';
import { createMessagesRepository } from './modules/messages/messages.repository';
import type { MessagesRepository } from './modules/messages/messages.repository';
import { createMessagesService } from './modules/messages/messages.service';
import { createAnalyticsRepository } from './modules/analytics/analytics.repository';
import { createAnalyticsService } from './modules/analytics/analytics.service';
import { createInvitesRepository } from './modules/invites/invites.repository';
import { createInvitesService } from './modules/invites/invites.service';
import { createOffersRepository } from './modules/offers/offers.repository';
import { createOffersService } from './modules/offers/offers.service';
import { createSavedJobsRepository } from './modules/saved-jobs/saved-jobs.repository';
import { createSavedJobsService } from './modules/saved-jobs/saved-jobs.service';
import { createDirectoryRepository } from './modules/users/directory.repository';
import { createDirectoryService } from './modules/users/directory.service';
import { createPreferencesService } from './modules/users/preferences.service';
import { createJobReportsRepository } from './modules/job-reports/job-reports.repository';
import { createJobReportsService } from './modules/job-reports/job-reports.service';
import { createDealNotices } from './modules/notifications/deal-notices';
import { createNotificationsRepository } from './modules/notifications/notifications.repository';
import { createNotificationsService } from './modules/notifications/notifications.service';
import type { NotificationsService } from './modules/notifications/notifications.service';
import { createSavedSearchesRepository } from './modules/saved-searches/saved-searches.repository';
import { createSavedSearchesService } from './modules/saved-searches/saved-searches.service';
import { createSearchAlerts } from './modules/saved-searches/search-alerts.service';
import { createSearchMatchesRepository } from './modules/saved-searches/search-matches.repository';
import { createSearchMatcher } from './modules/saved-searches/search-matcher';
import { createSkillsRepository } from './modules/skills/skills.repository';
import { createSubmissionsRepository } from './modules/submissions/submissions.repository';
import { createSubmissionsService } from './modules/submissions/submissions.service';
import { createFiguresService } from './modules/telemetry/figures.service';
import { createPublishedReleases } from './modules/telemetry/published-releases';
import { createReleaseLabels } from './modules/telemetry/release-labels';
import { createTelemetryRepository } from './modules/telemetry/telemetry.repository';
import { createTelemetryService } from './modules/telemetry/telemetry.service';
import { createUsersRepository } from './modules/users/users.repository';
import { createUsersService } from './modules/users/users.service';
import { createUserViews } from './modules/users/users.views';
import { removeOldKeys } from './plugins/idempotency';
import { createOutbox } from './realtime/outbox';
import { createFolderStore } from './storage/folder-store';
import { createFileLinks } from './storage/links';

export type Services = ReturnType<typeof createServices>;
type Foundation = ReturnType<typeof createFoundation>;

/** Every service of the server, wired by hand: nothing else says `new` or `create` to one. */
export function createServices(config: Config, connection: Connection) {
  const { database, transaction } = connection;
  const foundation = createFoundation(config, connection);
  const { files, links, outbox, users, views } = foundation;
  const jobs = createJobsRepository(database);
  const jobSearch = createJobSearchRepository(database);
  const skills = createSkillsRepository(database);
  const jobBasis = { jobs, jobFiles: createJobFiles(files), skills, links, views, outbox, transaction };
  const applications = createApplicationsRepository(database);
  const savedJobs = createSavedJobsRepository(database);
  const chats = createChatsRepository(database);
  const beginChat = createBeginChat({ chats, outbox });
  const messages = createMessagesRepository(database);
  const search = createSearchServices(connection, foundation, jobs);

  return {
    ...foundation,
    ...createAccountServices(config, connection, foundation),
    sweepIdempotencyKeys: () => removeOldKeys(database),
    preferences: createPreferencesService(users),
    users: createUsersService({ users, views, files, outbox, transaction }),
    skills,
    jobs: createJobsService({ ...jobBasis, jobSearch }),
    jobChanges: createJobChangesService(jobBasis),
    jobReports: createJobReportsService({ jobReports: createJobReportsRepository(), jobs, outbox, transaction }),
    directory: createDirectoryService({ directory: createDirectoryRepository(database), users, views }),
    ...search,
    applications: createApplicationsService({ applications, jobs, views, outbox, transaction }),
    analytics: createAnalyticsService({ analytics: createAnalyticsRepository(database) }),
    ...createOfferServices(connection, foundation, { jobs, notifications: search.notifications }),
    ...createContractServices(config, connection, { ...foundation, beginChat, messages, notifications: search.notifications }),
    savedJobs: createSavedJobsService({ savedJobs, jobs, outbox, transaction }),
    chats: createChatsService({ chats, jobs, beginChat, views, transaction }),
    messages: createMessagesService({ messages, chats, beginChat, outbox, transaction }),
    ...createPlatformServices(config, connection),
  };
}

/** What pages report, and what is made of it. */
function createPlatformServices(config: Config, { database }: Connection) {
  const telemetry = createTelemetryRepository(database);
  const published = createPublishedReleases(config);
  return {
    publishedReleases: published,
    telemetry: createTelemetryService({ telemetry, published, label: createReleaseLabels({ published }) }),
    figures: createFiguresService({ telemetry }),
  };
}

type OfferBasis = { jobs: JobsRepository; notifications: NotificationsService };

/** Offers, invitations, and who is told of them. */
function createOfferServices({ database, transaction }: Connection, foundation: Foundation, basis: OfferBasis) {
  const { users, views, outbox } = foundation;
  const { jobs, notifications } = basis;
  const offers = createOffersRepository(database);
  const invites = createInvitesRepository(database);
  return {
    offers: createOffersService({ offers, jobs, views, outbox, transaction }),
    invites: createInvitesService({ invites, jobs, users, views, outbox, transaction }),
    dealNotices: createDealNotices({ offers, invites, notifications, transaction }),
  };
}

/** Searches that people keep, and what tells them of new jobs. */
function createSearchServices({ database, transaction }: Connection, { users, mails, outbox }: Foundation, jobs: JobsRepository) {
  const savedSearches = createSavedSearchesRepository(database);
  const searchMatches = createSearchMatchesRepository(database);
  const notifications = createNotificationsService({ notifications: createNotificationsRepository(database), outbox });
  const match = createSearchMatcher(database);
  return {
    notifications,
    savedSearches: createSavedSearchesService({ savedSearches, searchMatches, transaction }),
    sweepSearchMatches: searchMatches.removeOld,
    searchAlerts: createSearchAlerts({ searchMatches, match, jobs, users, notifications, mails, outbox, transaction }),
  };
}

type ContractBasis = Foundation & { beginChat: BeginChat; messages: MessagesRepository; notifications: NotificationsService };

/** Contracts, the work under them, disputes and reviews: all change through the one table. */
function createContractServices(config: Config, { database, transaction }: Connection, basis: ContractBasis) {
  const { views, outbox, files, links, beginChat, messages, notifications } = basis;
  const contracts = createContractsRepository(database, config.contractRules);
  const submissions = createSubmissionsRepository(database, config.contractRules);
  const feedbacks = createFeedbacksRepository(database, config.contractRules);
  const offers = createContractOffersRepository(database);
  const deadlines = createContractDeadlinesRepository(database, config.contractRules);
  const moves = createContractMoves({ contracts, writes: contractWrites, outbox });
  const common = { moves, views, outbox, transaction };
  const read = createReadContract({ contracts, views });
  return {
    contracts: createContractsService({ contracts, offers, views }),
    contractChanges: createContractChanges({ ...common, offers, writes: contractWrites, read }),
    disputes: createDisputesService({ ...common, disputes: createDisputesRepository(), read, beginChat, messages }),
    submissions: createSubmissionsService({ submissions, moves, read, files, links, transaction }),
    feedbacks: createFeedbacksService({ ...common, feedbacks }),
    contractNotices: createContractNotices({ contracts, notifications, transaction }),
    sweepContracts: createContractSweeps({ ...common, deadlines, submissions }),
  };
}

/** What the services of every noun stand on. */
function createFoundation(config: Config, { database }: Connection) {
  const store = createFolderStore(storageFolder(config));
  const links = createFileLinks(config);
  const outbox = createOutbox();
  const mailsRepository = createMailsRepository(database);
  return {
    store,
    links,
    outbox,
    views: createUserViews(links),
    users: createUsersRepository(database),
    files: createFilesService({ files: createFilesRepository(database), store, links, outbox }),
    mailsRepository,
    mails: createMails({ mails: mailsRepository, siteUrl: config.siteUrl }),
  };
}

/** Sign-up, sign-in and what belongs to an account. */
function createAccountServices(config: Config, { database, transaction }: Connection, foundation: Foundation) {
  const { files, mails, outbox, users, views } = foundation;
  const basis = { users, views, mails, outbox, database, transaction, rules: config };
  const passwords = createPasswords();
  const failures = createFailedSignInsRepository(database);
  const guard = createSignInGuard({ failures, rules: config });
  const attempts = createAccountAttemptsRepository(database);
  const accountLimits = createAccountLimits({ attempts, rules: config });
  const sessions = createSessionsService({ sessions: createSessionsRepository(database), outbox, transaction });
  const codes = createEmailCodesRepository(database);
  const resets = createPasswordResetsRepository(database);
  const identities = createIdentitiesRepository(database);
  const provider = config.google && createGoogleProvider(config.google);
  const verification = createVerificationService({ ...basis, codes, codeHash: createCodeHash(config.signingKey), accountLimits });

  return {
    passwords,
    sessions,
    verification,
    passwordChanges: createPasswordChangesService({ ...basis, resets, passwords, sessions, guard, accountLimits }),
    google: createGoogleService({ ...basis, provider, identities, sessions }),
    auth: createAuthService({ ...basis, sessions, guard, verification, passwords, files }),
    /** Rows of accounts that nobody can use any more. */
    accountSweeps: [sessions.sweep, failures.removeOld, attempts.removeOld, codes.removeExpired, resets.removeExpired, identities.removeExpiredCodes],
  };
}

function storageFolder({ storageUrl, dataDir }: Config): string {
  return storageUrl === undefined ? path.join(dataDir, 'files') : fileURLToPath(storageUrl);
}
