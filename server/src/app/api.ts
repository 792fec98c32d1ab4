import type { prepareApi } from '../http/http';
import { accountDeletionRoutes } from '../domains/accounts/deletion/account-deletion.routes';
import { accountExportRoutes } from '../domains/accounts/export/account-export.routes';
import { adminUsersRoutes } from '../domains/trust/administration/admin-users.routes';
import { marketplaceRoutes } from '../domains/trust/administration/marketplace.routes';
import { agreementsRoutes } from '../domains/accounts/agreements/agreements.routes';
import { analyticsRoutes } from '../domains/site/analytics/analytics.routes';
import { applicationsRoutes } from '../domains/jobs/applications/applications.routes';
import { assignmentsRoutes, ownWorkRoutes } from '../domains/deals/assignments/assignments.routes';
import { auditRoutes } from '../domains/trust/audit/audit.routes';
import { authRoutes } from '../domains/accounts/auth/auth.routes';
import { googleRoutes } from '../domains/accounts/auth/google.routes';
import { passwordRoutes } from '../domains/accounts/password-changes/password.routes';
import { recoveryRoutes } from '../domains/accounts/password-changes/recovery.routes';
import { sessionsRoutes } from '../domains/accounts/auth/sessions.routes';
import { accessRoutes } from '../domains/accounts/access/access.routes';
import { secondStepRoutes, twoStepRoutes } from '../domains/accounts/auth/two-step.routes';
import { availabilityRoutes } from '../domains/people/availability/availability.routes';
import { blocksRoutes } from '../domains/people/blocks/blocks.routes';
import { casesRoutes } from '../domains/trust/cases/cases.routes';
import { chatsRoutes } from '../domains/chat/chats/chats.routes';
import { contentRoutes } from '../domains/site/content/content.routes';
import { fundingRoutes } from '../domains/deals/contracts/funding.routes';
import { contractChangesRoutes } from '../domains/deals/contracts/contract-changes.routes';
import { contractsRoutes } from '../domains/deals/contracts/contracts.routes';
import { jobRecurrenceRoutes, recurringJobsRoutes } from '../domains/deals/recurring/recurring-jobs.routes';
import { hireAgainRoutes } from '../domains/deals/offers/hire-again.routes';
import { amendmentsRoutes } from '../domains/deals/contracts/amendments.routes';
import { signedTermsRoutes } from '../domains/deals/contracts/signed-terms.routes';
import { materialsRoutes } from '../domains/deals/materials/materials.routes';
import { disputesRoutes } from '../domains/deals/contracts/disputes.routes';
import {
  emailChangeRoutes,
  undoEmailChangeRoutes,
} from '../domains/accounts/email-change/email-change.routes';
import { feedbacksRoutes } from '../domains/deals/feedbacks/feedbacks.routes';
import { filesRoutes } from '../domains/people/files/files.routes';
import { invitesRoutes } from '../domains/deals/invites/invites.routes';
import { jobReportsRoutes } from '../domains/jobs/job-reports/job-reports.routes';
import { jobChangesRoutes } from '../domains/jobs/jobs/job-changes.routes';
import { jobPicturesRoutes } from '../domains/jobs/jobs/job-pictures.routes';
import { questionsRoutes } from '../domains/jobs/questions/questions.routes';
import { jobsRoutes } from '../domains/jobs/jobs/jobs.routes';
import { contractDocumentsRoutes, documentsRoutes } from '../domains/money/documents/money-documents.routes';
import { messageMoreRoutes, messagesRoutes } from '../domains/chat/messages/messages.routes';
import { notificationPreferencesRoutes } from '../domains/notices/notifications/notification-preferences.routes';
import { notificationsRoutes } from '../domains/notices/notifications/notifications.routes';
import { pushRoutes } from '../domains/notices/notifications/push.routes';
import { unsubscribeRoutes } from './unsubscribe.routes';
import { offersRoutes } from '../domains/deals/offers/offers.routes';
import {
  messageReportsRoutes,
  personReportsRoutes,
  questionReportsRoutes,
} from '../domains/chat/person-reports/person-reports.routes';
import { placesRoutes } from '../domains/site/places/places.routes';
import { passkeySignInRoutes, passkeysRoutes } from '../domains/accounts/passkeys/passkeys.routes';
import { paymentMethodsRoutes } from '../domains/money/methods/payment-methods.routes';
import { paymentsRoutes } from '../domains/money/payments/payments.routes';
import { stripeRoutes } from '../domains/money/payments/stripe.routes';
import { bannerRoutes, placementsRoutes } from '../domains/trust/placements/placements.routes';
import { pricesRoutes } from '../domains/site/prices/prices.routes';
import { portfoliosRoutes } from '../domains/people/portfolios/portfolios.routes';
import {
  certificatesRoutes,
  experiencesRoutes,
  languagesRoutes,
  ownSkillsRoutes,
} from '../domains/people/profile-entries/profile-entries.routes';
import { professionalsRoutes } from '../domains/people/professionals/professionals.routes';
import { projectsRoutes } from '../domains/jobs/projects/projects.routes';
import { promotionsRoutes } from '../domains/jobs/promotions/promotions.routes';
import { phoneRoutes } from '../domains/accounts/phone/phone.routes';
import { smsRoutes } from '../domains/notices/sms/sms.routes';
import { savedJobsRoutes } from '../domains/jobs/saved-jobs/saved-jobs.routes';
import { savedSearchesRoutes } from '../domains/jobs/saved-searches/saved-searches.routes';
import { templatesRoutes } from '../domains/people/templates/templates.routes';
import { skillsRoutes } from '../domains/people/skills/skills.routes';
import { submissionsRoutes } from '../domains/deals/submissions/submissions.routes';
import { figuresRoutes } from '../domains/site/telemetry/figures.routes';
import { supportRoutes } from '../domains/trust/support/support.routes';
import { membershipsRoutes, teamRoutes } from '../domains/accounts/team/team.routes';
import { quotesRoutes } from '../domains/deals/quotes/quotes.routes';
import { visitsRoutes } from '../domains/deals/visits/visits.routes';
import { telemetryRoutes } from '../domains/site/telemetry/telemetry.routes';
import { dealsRoutes } from '../domains/deals/deals/deals.routes';
import { directoryRoutes } from '../domains/people/directory/directory.routes';
import { proofsRoutes } from '../domains/trust/proofs/proofs.routes';
import { preferencesRoutes } from '../domains/accounts/preferences/preferences.routes';
import { usersRoutes } from '../domains/people/users/users.routes';
import { yearlyRoutes } from '../domains/money/wallet/yearly.routes';
import { walletRoutes } from '../domains/money/wallet/wallet.routes';
import type { Metrics } from '../http/plugins/metrics';
import type { Services } from './services';

type Api = Awaited<ReturnType<typeof prepareApi>>;

/** Every route below `/api/v1`. */
export async function registerRoutes(api: Api, services: Services, meter: Metrics['meterPages'] | undefined) {
  const { config } = services;
  await registerAccounts(api, services);
  await registerTeamWork(api, services);
  await registerAdministration(api, services);
  await api.register(filesRoutes, { ...services, prefix: '/files' });
  await api.register(jobsRoutes, { ...services, prefix: '/jobs' });
  await api.register(jobChangesRoutes, { ...services, prefix: '/jobs' });
  await api.register(jobPicturesRoutes, { ...services, prefix: '/jobs' });
  await registerTalkOfJobs(api, services);
  await registerKept(api, services);
  await api.register(skillsRoutes, { ...services, prefix: '/skills' });
  await api.register(ownSkillsRoutes, { ...services, prefix: '/skills' });
  await api.register(languagesRoutes, { ...services, prefix: '/languages' });
  await api.register(certificatesRoutes, { ...services, prefix: '/certificates' });
  await api.register(experiencesRoutes, { ...services, prefix: '/experiences' });
  await api.register(professionalsRoutes, { ...services, prefix: '/professionals' });
  await api.register(promotionsRoutes, { ...services, prefix: '/promotions' });
  await api.register(portfoliosRoutes, { ...services, prefix: '/portfolios' });
  await api.register(applicationsRoutes, { ...services, prefix: '/applications' });
  await api.register(offersRoutes, { ...services, prefix: '/offers' });
  await api.register(invitesRoutes, { ...services, prefix: '/invites' });
  await api.register(quotesRoutes, { ...services, prefix: '/quotes' });
  await api.register(visitsRoutes, { ...services, prefix: '/visits' });
  await api.register(contractsRoutes, { ...services, prefix: '/contracts' });
  await api.register(contractChangesRoutes, { ...services, prefix: '/contracts' });
  await registerRepeats(api, services);
  await api.register(amendmentsRoutes, { ...services, prefix: '/contracts' });
  await api.register(signedTermsRoutes, { ...services, prefix: '/contracts' });
  await api.register(disputesRoutes, { ...services, prefix: '/contracts' });
  await api.register(fundingRoutes, { ...services, prefix: '/contracts' });
  await api.register(contractDocumentsRoutes, { ...services, prefix: '/contracts' });
  await api.register(documentsRoutes, { ...services, prefix: '/documents' });
  await api.register(submissionsRoutes, { ...services, prefix: '/contracts' });
  await api.register(paymentMethodsRoutes, { ...services, prefix: '/payment-methods' });
  await api.register(paymentsRoutes, { ...services, prefix: '/payments' });
  await api.register(stripeRoutes, { ...services, prefix: '/payments/webhooks' });
  await api.register(walletRoutes, { ...services, prefix: '/wallet' });
  await api.register(yearlyRoutes, { ...services, prefix: '/wallet' });
  await api.register(feedbacksRoutes, { ...services, prefix: '/feedbacks' });
  await api.register(chatsRoutes, { ...services, prefix: '/chats' });
  await api.register(dealsRoutes, { ...services, prefix: '/chats' });
  await api.register(messagesRoutes, { ...services, prefix: '/messages' });
  await api.register(messageMoreRoutes, { ...services, prefix: '/messages' });
  await api.register(messageReportsRoutes, { ...services, prefix: '/messages' });
  await registerNotices(api, services);
  await api.register(availabilityRoutes, { ...services, prefix: '/availability' });
  await api.register(analyticsRoutes, { ...services, prefix: '/analytics' });
  await api.register(contentRoutes, { ...services, prefix: '/content' });
  await api.register(bannerRoutes, { ...services, prefix: '/content' });
  await api.register(placesRoutes, { ...services, prefix: '/places' });
  await api.register(pricesRoutes, { ...services, prefix: '/prices' });
  await api.register(supportRoutes, { ...services, prefix: '/support' });
  await api.register(telemetryRoutes, { ...services, meter, prefix: '/telemetry' });
  await api.register(figuresRoutes, { ...services, config, prefix: '/platform' });
}

/** What somebody keeps for later, or together. */
async function registerKept(api: Api, services: Services) {
  await api.register(projectsRoutes, { ...services, prefix: '/projects' });
  await api.register(savedSearchesRoutes, { ...services, prefix: '/saved-searches' });
  await api.register(templatesRoutes, { ...services, prefix: '/templates' });
  await api.register(savedJobsRoutes, { ...services, prefix: '/saved-jobs' });
}

/** What people ask about a job, and what they report. */
async function registerTalkOfJobs(api: Api, services: Services) {
  await api.register(jobReportsRoutes, { ...services, prefix: '/jobs' });
  await api.register(questionsRoutes, { ...services, prefix: '/jobs' });
  await api.register(questionReportsRoutes, { ...services, prefix: '/jobs' });
}

async function registerNotices(api: Api, services: Services) {
  await api.register(notificationsRoutes, { ...services, prefix: '/notifications' });
  await api.register(notificationPreferencesRoutes, { ...services, prefix: '/notifications' });
  await api.register(pushRoutes, { ...services, prefix: '/notifications' });
  await api.register(smsRoutes, { ...services, prefix: '/sms' });
  await api.register(unsubscribeRoutes, { ...services, prefix: '/notifications' });
}

/** What is done once more. */
async function registerRepeats(api: Api, services: Services) {
  await api.register(jobRecurrenceRoutes, { ...services, prefix: '/jobs' });
  await api.register(recurringJobsRoutes, { ...services, prefix: '/recurring-jobs' });
  await api.register(hireAgainRoutes, { ...services, prefix: '/contracts' });
}

async function registerTeamWork(api: Api, services: Services) {
  await api.register(assignmentsRoutes, { ...services, prefix: '/contracts' });
  await api.register(materialsRoutes, { ...services, prefix: '/contracts' });
  await api.register(ownWorkRoutes, { ...services, prefix: '/assignments' });
}

async function registerAdministration(api: Api, services: Services) {
  await api.register(casesRoutes, { ...services, prefix: '/admin' });
  await api.register(adminUsersRoutes, { ...services, prefix: '/admin' });
  await api.register(auditRoutes, { ...services, prefix: '/admin' });
  await api.register(placementsRoutes, { ...services, prefix: '/admin' });
  await api.register(marketplaceRoutes, { ...services, prefix: '/admin' });
}

async function registerAccounts(api: Api, services: Services) {
  const { publicUrl } = services.config;
  await api.register(authRoutes, { ...services, prefix: '/auth' });
  await api.register(teamRoutes, { ...services, prefix: '/team' });
  await api.register(membershipsRoutes, { ...services, prefix: '/team' });
  await api.register(recoveryRoutes, { ...services, prefix: '/auth' });
  await api.register(undoEmailChangeRoutes, { ...services, prefix: '/auth' });
  await api.register(sessionsRoutes, { ...services, prefix: '/auth' });
  await api.register(secondStepRoutes, { ...services, prefix: '/auth' });
  await api.register(passkeySignInRoutes, { ...services, prefix: '/auth' });
  await api.register(googleRoutes, { ...services, publicUrl, prefix: '/auth' });
  await api.register(twoStepRoutes, { ...services, prefix: '/users' });
  await api.register(accessRoutes, { ...services, prefix: '/users' });
  await api.register(passkeysRoutes, { ...services, prefix: '/users' });
  await api.register(agreementsRoutes, { ...services, prefix: '/users' });
  await api.register(accountDeletionRoutes, { ...services, prefix: '/users' });
  await api.register(accountExportRoutes, { ...services, prefix: '/users' });
  await api.register(emailChangeRoutes, { ...services, prefix: '/users' });
  await api.register(phoneRoutes, { ...services, prefix: '/users' });
  await api.register(passwordRoutes, { ...services, prefix: '/users' });
  await api.register(proofsRoutes, { ...services, prefix: '/users' });
  await api.register(preferencesRoutes, { ...services, prefix: '/users' });
  await api.register(blocksRoutes, { ...services, prefix: '/users' });
  await api.register(personReportsRoutes, { ...services, prefix: '/users' });
  await api.register(directoryRoutes, { ...services, prefix: '/users' });
  await api.register(usersRoutes, { ...services, prefix: '/users' });
}
