import { aCase, anAdminUser, aMarketplace } from '@plumbline/testing/builders/administration';
import { anArticleWithText, aSiteText } from '@plumbline/testing/builders/content';
import { aContract } from '@plumbline/testing/builders/contracts';
import { aClientHistory } from '@plumbline/testing/builders/directory';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { aWallet } from '@plumbline/testing/builders/money';
import { aPriceGuide } from '@plumbline/testing/builders/prices';
import { aProfessional } from '@plumbline/testing/builders/professionals';
import { aProjectWithJobs } from '@plumbline/testing/builders/projects';
import { aReport } from '@plumbline/testing/builders/reports';
import { aCompany, aContractor, aPublicUser } from '@plumbline/testing/builders/users';
import { reply } from '@plumbline/testing/reply';

const aPicked = aProfessional();
const aContractorInPublic = aPublicUser();
const anArticleToRead = anArticleWithText();

/** What the addresses of pages name, as `answeredReads` answers of it. */
export const NAMED: Readonly<Record<string, string>> = {
  caseId: aCase()._id,
  userId: anAdminUser()._id,
  recipientId: aContractorInPublic._id,
  jobId: aJobWithDetails()._id,
  projectId: aProjectWithJobs()._id,
  contractId: aContract()._id,
  id: aContractorInPublic._id,
  slug: anArticleToRead.slug,
  trade: aPriceGuide().tradeKey,
  place: aPriceGuide().place.key,
};

/** Pages that show nothing without a query. */
export const QUERIES: Readonly<Record<string, string>> = {
  '/professionals/compare': `?ids=${aPicked._id}`,
  '/company-profile': `?id=${aCompany()._id}`,
};

const people = () => [
  reply.me(aContractor()),
  reply.profile(aContractorInPublic),
  reply.profile(aPublicUser(aCompany())),
  ...reply.profileLists(),
  reply.profileSummary(),
  reply.feedbacks([]),
  reply.featured([]),
  reply.specialties([]),
  reply.professionals([]),
  reply.professionalsCompared([aPicked]),
];

const work = () => [
  reply.job(),
  reply.questions(),
  reply.jobsOf(aCompany()._id, []),
  reply.myJobs([]),
  reply.recentJobs([]),
  reply.searchJobs([]),
  reply.savedJobs([]),
  reply.savedSearches([]),
  reply.projects([]),
  reply.project(aProjectWithJobs()),
  reply.recurringJobs([]),
  reply.skillCatalogue(),
  reply.clientHistory(aClientHistory()),
  reply.applicants(aJobWithDetails()._id, []),
  reply.myApplications([]),
  reply.offers([]),
  reply.invites([]),
  reply.visits(),
  reply.quotes(),
];

const contracts = () => [
  reply.contract(),
  reply.contractEvents(aContract()._id),
  reply.submissions(aContract()._id),
  reply.payments(aContract()._id, []),
  reply.documents(aContract()._id, []),
  ...(['active', 'paused', 'completed', 'ended', 'canceled'] as const).map((status) =>
    reply.contracts(status, []),
  ),
  reply.contractHistory([]),
  reply.actionNeeded(),
  reply.report(aReport()),
  reply.wallet(aWallet()),
  reply.transactions([]),
  reply.moneyProvider(),
  reply.paymentMethods([]),
];

const site = () => [
  reply.chats([]),
  reply.notifications([]),
  reply.unreadNotifications(0),
  reply.unreadMessages(0),
  reply.banner(null),
  reply.articles([]),
  reply.article(anArticleToRead),
  ...(['terms', 'privacy', 'safety', 'protection'] as const).map((name) => reply.siteText(name, aSiteText())),
  reply.help([]),
  reply.prices([]),
  reply.priceGuide(aPriceGuide()),
  reply.priceNear(null),
  reply.supportTickets([]),
  reply.promotions([]),
  reply.marketplace(aMarketplace()),
  reply.cases([aCase()]),
  reply.case(aCase()),
  reply.adminUsers([anAdminUser()]),
  reply.adminUser(anAdminUser()),
  reply.auditEntries([]),
  reply.placements([]),
];

/** An answer to each read of a page: of what its address names, and an empty list of the rest. */
export const answeredReads = () => [...people(), ...work(), ...contracts(), ...site()];
