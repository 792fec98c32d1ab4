import type { prepareApi } from './http';
import { accountDeletionRoutes } from './modules/account-deletion/account-deletion.routes';
import { accountExportRoutes } from './modules/account-export/account-export.routes';
import { adminUsersRoutes } from './modules/administration/admin-users.routes';
import { marketplaceRoutes } from './modules/administration/marketplace.routes';
import { agreementsRoutes } from './modules/agreements/agreements.routes';
import { analyticsRoutes } from './modules/analytics/analytics.routes';
import { applicationsRoutes } from './modules/applications/applications.routes';
import { auditRoutes } from './modules/audit/audit.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { googleRoutes } from './modules/auth/google.routes';
import { passwordRoutes } from './modules/auth/password.routes';
import { recoveryRoutes } from './modules/auth/recovery.routes';
import { sessionsRoutes } from './modules/auth/sessions.routes';
import { secondStepRoutes, twoStepRoutes } from './modules/auth/two-step.routes';
import { availabilityRoutes } from './modules/availability/availability.routes';
import { blocksRoutes } from './modules/blocks/blocks.routes';
import { casesRoutes } from './modules/cases/cases.routes';
import { chatsRoutes } from './modules/chats/chats.routes';
import { contentRoutes } from './modules/content/content.routes';
import { fundingRoutes } from './modules/contract-money/funding.routes';
import { contractChangesRoutes } from './modules/contracts/contract-changes.routes';
import { contractsRoutes } from './modules/contracts/contracts.routes';
import { amendmentsRoutes } from './modules/contracts/amendments.routes';
import { disputesRoutes } from './modules/contracts/disputes.routes';
import { emailChangeRoutes, undoEmailChangeRoutes } from './modules/email-change/email-change.routes';
import { feedbacksRoutes } from './modules/feedbacks/feedbacks.routes';
import { filesRoutes } from './modules/files/files.routes';
import { invitesRoutes } from './modules/invites/invites.routes';
import { jobReportsRoutes } from './modules/job-reports/job-reports.routes';
import { jobChangesRoutes } from './modules/jobs/job-changes.routes';
import { jobsRoutes } from './modules/jobs/jobs.routes';
import { contractDocumentsRoutes, documentsRoutes } from './modules/money-documents/money-documents.routes';
import { messageMoreRoutes, messagesRoutes } from './modules/messages/messages.routes';
import { notificationPreferencesRoutes } from './modules/notifications/notification-preferences.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { pushRoutes } from './modules/notifications/push.routes';
import { unsubscribeRoutes } from './modules/notifications/unsubscribe.routes';
import { offersRoutes } from './modules/offers/offers.routes';
import { messageReportsRoutes, personReportsRoutes } from './modules/person-reports/person-reports.routes';
import { placesRoutes } from './modules/places/places.routes';
import { passkeySignInRoutes, passkeysRoutes } from './modules/passkeys/passkeys.routes';
import { paymentMethodsRoutes } from './modules/payment-methods/payment-methods.routes';
import { paymentsRoutes } from './modules/payments/payments.routes';
import { stripeRoutes } from './modules/payments/stripe.routes';
import { bannerRoutes, placementsRoutes } from './modules/placements/placements.routes';
import { portfoliosRoutes } from './modules/portfolios/portfolios.routes';
import {
  certificatesRoutes,
  experiencesRoutes,
  languagesRoutes,
  ownSkillsRoutes,
} from './modules/profile-entries/profile-entries.routes';
import { professionalsRoutes } from './modules/professionals/professionals.routes';
import { promotionsRoutes } from './modules/promotions/promotions.routes';
import { savedJobsRoutes } from './modules/saved-jobs/saved-jobs.routes';
import { savedSearchesRoutes } from './modules/saved-searches/saved-searches.routes';
import { skillsRoutes } from './modules/skills/skills.routes';
import { submissionsRoutes } from './modules/submissions/submissions.routes';
import { figuresRoutes } from './modules/telemetry/figures.routes';
import { supportRoutes } from './modules/support/support.routes';
import { membershipsRoutes, teamRoutes } from './modules/team/team.routes';
import { telemetryRoutes } from './modules/telemetry/telemetry.routes';
import { dealsRoutes } from './modules/deals/deals.routes';
import { directoryRoutes } from './modules/users/directory.routes';
import { proofsRoutes } from './modules/users/proofs.routes';
import { preferencesRoutes } from './modules/users/preferences.routes';
import { usersRoutes } from './modules/users/users.routes';
import { walletRoutes } from './modules/wallet/wallet.routes';
import type { Metrics } from './plugins/metrics';
import type { Services } from './services';

type Api = Awaited<ReturnType<typeof prepareApi>>;

/** Every route below `/api/v1`. */
export async function registerRoutes(api: Api, services: Services, meter: Metrics['meterPages'] | undefined) {
  const { config } = services;
  await registerAccounts(api, services);
  await api.register(teamRoutes, { ...services, prefix: '/team' });
  await api.register(membershipsRoutes, { ...services, prefix: '/team' });
  await registerAdministration(api, services);
  await api.register(filesRoutes, { ...services, prefix: '/files' });
  await api.register(jobsRoutes, { ...services, prefix: '/jobs' });
  await api.register(jobChangesRoutes, { ...services, prefix: '/jobs' });
  await api.register(jobReportsRoutes, { ...services, prefix: '/jobs' });
  await api.register(savedSearchesRoutes, { ...services, prefix: '/saved-searches' });
  await api.register(savedJobsRoutes, { ...services, prefix: '/saved-jobs' });
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
  await api.register(contractsRoutes, { ...services, prefix: '/contracts' });
  await api.register(contractChangesRoutes, { ...services, prefix: '/contracts' });
  await api.register(amendmentsRoutes, { ...services, prefix: '/contracts' });
  await api.register(disputesRoutes, { ...services, prefix: '/contracts' });
  await api.register(fundingRoutes, { ...services, prefix: '/contracts' });
  await api.register(contractDocumentsRoutes, { ...services, prefix: '/contracts' });
  await api.register(documentsRoutes, { ...services, prefix: '/documents' });
  await api.register(submissionsRoutes, { ...services, prefix: '/contracts' });
  await api.register(paymentMethodsRoutes, { ...services, prefix: '/payment-methods' });
  await api.register(paymentsRoutes, { ...services, prefix: '/payments' });
  await api.register(stripeRoutes, { ...services, prefix: '/payments/webhooks' });
  await api.register(walletRoutes, { ...services, prefix: '/wallet' });
  await api.register(feedbacksRoutes, { ...services, prefix: '/feedbacks' });
  await api.register(chatsRoutes, { ...services, prefix: '/chats' });
  await api.register(dealsRoutes, { ...services, prefix: '/chats' });
  await api.register(messagesRoutes, { ...services, prefix: '/messages' });
  await api.register(messageMoreRoutes, { ...services, prefix: '/messages' });
  await api.register(messageReportsRoutes, { ...services, prefix: '/messages' });
  await api.register(notificationsRoutes, { ...services, prefix: '/notifications' });
  await api.register(notificationPreferencesRoutes, { ...services, prefix: '/notifications' });
  await api.register(pushRoutes, { ...services, prefix: '/notifications' });
  await api.register(unsubscribeRoutes, { ...services, prefix: '/notifications' });
  await api.register(availabilityRoutes, { ...services, prefix: '/availability' });
  await api.register(analyticsRoutes, { ...services, prefix: '/analytics' });
  await api.register(contentRoutes, { ...services, prefix: '/content' });
  await api.register(bannerRoutes, { ...services, prefix: '/content' });
  await api.register(placesRoutes, { ...services, prefix: '/places' });
  await api.register(supportRoutes, { ...services, prefix: '/support' });
  await api.register(telemetryRoutes, { ...services, meter, prefix: '/telemetry' });
  await api.register(figuresRoutes, { ...services, config, prefix: '/platform' });
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
  await api.register(recoveryRoutes, { ...services, prefix: '/auth' });
  await api.register(undoEmailChangeRoutes, { ...services, prefix: '/auth' });
  await api.register(sessionsRoutes, { ...services, prefix: '/auth' });
  await api.register(secondStepRoutes, { ...services, prefix: '/auth' });
  await api.register(passkeySignInRoutes, { ...services, prefix: '/auth' });
  await api.register(googleRoutes, { ...services, publicUrl, prefix: '/auth' });
  await api.register(twoStepRoutes, { ...services, prefix: '/users' });
  await api.register(passkeysRoutes, { ...services, prefix: '/users' });
  await api.register(agreementsRoutes, { ...services, prefix: '/users' });
  await api.register(accountDeletionRoutes, { ...services, prefix: '/users' });
  await api.register(accountExportRoutes, { ...services, prefix: '/users' });
  await api.register(emailChangeRoutes, { ...services, prefix: '/users' });
  await api.register(passwordRoutes, { ...services, prefix: '/users' });
  await api.register(proofsRoutes, { ...services, prefix: '/users' });
  await api.register(preferencesRoutes, { ...services, prefix: '/users' });
  await api.register(blocksRoutes, { ...services, prefix: '/users' });
  await api.register(personReportsRoutes, { ...services, prefix: '/users' });
  await api.register(directoryRoutes, { ...services, prefix: '/users' });
  await api.register(usersRoutes, { ...services, prefix: '/users' });
}
