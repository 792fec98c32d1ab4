import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { accountExports } from './tables/account-exports';
import {
  accountAttempts,
  emailCodes,
  failedSignIns,
  identities,
  identityCodes,
  knownDevices,
  passwordResets,
  recoveryCodes,
  sessions,
  signInTickets,
  spentCredentials,
  twoSteps,
} from './tables/accounts';
import { agreements } from './tables/agreements';
import { applications } from './tables/applications';
import { assignments } from './tables/assignments';
import { auditEntries } from './tables/audit-entries';
import { availabilities } from './tables/availabilities';
import { blocks } from './tables/blocks';
import { cases } from './tables/cases';
import { chatParticipants, chats } from './tables/chats';
import { contractArchives, contractEvents, contracts } from './tables/contracts';
import { disputeDecisions, disputeFiles, disputes } from './tables/disputes';
import { emailChanges, emailUndos } from './tables/email-changes';
import { feedbacks } from './tables/feedbacks';
import { idempotencyKeys } from './tables/idempotency-keys';
import { invites } from './tables/invites';
import { jobPictures } from './tables/job-pictures';
import { jobReports } from './tables/job-reports';
import { jobs, searchWords } from './tables/jobs';
import { professionals, profileWords, ratingPriors, savedProfessionals } from './tables/professionals';
import { accounts, documents, entries, transfers } from './tables/ledger';
import { mails } from './tables/mails';
import { messageFiles, messages } from './tables/messages';
import { searchedMessages, searchMarks } from './tables/message-search';
import { amendments } from './tables/amendments';
import { termConfirmations } from './tables/term-confirmations';
import { materials } from './tables/materials';
import { milestones } from './tables/milestones';
import { notificationChoices, notifications, pushes, pushSubscriptions } from './tables/notifications';
import { offerEvents, offers } from './tables/offers';
import { outbox } from './tables/outbox';
import {
  chargebacks,
  paymentMethods,
  payments,
  payouts,
  providerEvents,
  refunds,
  sandboxOperations,
} from './tables/payments';
import { providerPeople } from './tables/provider-people';
import { passkeyChallenges, passkeys } from './tables/passkeys';
import { personReports } from './tables/person-reports';
import { certificates, experiences, languages, portfolioItems, userSkills } from './tables/profile-entries';
import { placements } from './tables/placements';
import { prices } from './tables/prices';
import { projectJobs, projects } from './tables/projects';
import { promotions } from './tables/promotions';
import { questions } from './tables/questions';
import { quotes } from './tables/quotes';
import { recurringJobs, recurringTurns } from './tables/recurring-jobs';
import { savedJobs } from './tables/saved-jobs';
import { savedSearchMatches, savedSearches } from './tables/saved-searches';
import { skills } from './tables/skills';
import { submissionFiles, submissions } from './tables/submissions';
import { supportTickets } from './tables/support-tickets';
import { teamInvitations, teamLog, teamMembers } from './tables/team';
import { errorSamples, telemetryCounts } from './tables/telemetry';
import { templates } from './tables/templates';
import { phoneCodes, phoneNumbers, smsStops, textMessages } from './tables/text-messages';
import { files, users } from './tables/users';
import { visits } from './tables/visits';

/** Every table of the product, as drizzle wants to know them; each says what of it is personal. */
export const schema = {
  users,
  files,
  sessions,
  knownDevices,
  failedSignIns,
  accountAttempts,
  accountExports,
  emailCodes,
  emailChanges,
  emailUndos,
  passwordResets,
  identities,
  identityCodes,
  spentCredentials,
  twoSteps,
  recoveryCodes,
  signInTickets,
  mails,
  jobs,
  jobPictures,
  recurringJobs,
  recurringTurns,
  professionals,
  profileWords,
  ratingPriors,
  savedProfessionals,
  searchWords,
  agreements,
  applications,
  availabilities,
  placements,
  prices,
  promotions,
  savedJobs,
  offers,
  offerEvents,
  invites,
  visits,
  questions,
  quotes,
  contracts,
  contractEvents,
  contractArchives,
  submissions,
  submissionFiles,
  disputes,
  disputeDecisions,
  disputeFiles,
  amendments,
  termConfirmations,
  milestones,
  assignments,
  materials,
  accounts,
  transfers,
  entries,
  documents,
  paymentMethods,
  providerPeople,
  payments,
  refunds,
  payouts,
  chargebacks,
  providerEvents,
  sandboxOperations,
  feedbacks,
  chats,
  chatParticipants,
  messages,
  searchedMessages,
  searchMarks,
  messageFiles,
  blocks,
  teamInvitations,
  teamLog,
  teamMembers,
  passkeyChallenges,
  passkeys,
  personReports,
  skills,
  languages,
  userSkills,
  certificates,
  experiences,
  portfolioItems,
  jobReports,
  savedSearches,
  savedSearchMatches,
  templates,
  projects,
  projectJobs,
  notifications,
  notificationChoices,
  pushes,
  pushSubscriptions,
  phoneNumbers,
  phoneCodes,
  smsStops,
  textMessages,
  outbox,
  idempotencyKeys,
  supportTickets,
  cases,
  auditEntries,
  telemetryCounts,
  errorSamples,
};

export const TABLE_NAMES = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table));
