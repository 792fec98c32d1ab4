import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Connection } from './database/connect';
import { createHttp, prepareApi } from './http';
import { mailbox } from './mail/mailbox.routes';
import { answerUnknownRoute } from './plugins/errors';
import { health } from './plugins/health';
import type { Metrics } from './plugins/metrics';
import { mountSite } from './site';
import type { DemoAccounts } from './site';
import { applicationsRoutes } from './modules/applications/applications.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { googleRoutes } from './modules/auth/google.routes';
import { passwordRoutes } from './modules/auth/password.routes';
import { recoveryRoutes } from './modules/auth/recovery.routes';
import { sessionsRoutes } from './modules/auth/sessions.routes';
import { chatsRoutes } from './modules/chats/chats.routes';
import { contractRoutes, contractsRoutes } from './modules/contracts/contracts.routes';
import { disputesRoutes } from './modules/contracts/disputes.routes';
import { feedbacksRoutes } from './modules/feedbacks/feedbacks.routes';
import { filesRoutes } from './modules/files/files.routes';
import { jobChangesRoutes } from './modules/jobs/job-changes.routes';
import { jobsRoutes } from './modules/jobs/jobs.routes';
import { messagesRoutes } from './modules/messages/messages.routes';
import { analyticsRoutes } from './modules/analytics/analytics.routes';
import { invitesRoutes } from './modules/invites/invites.routes';
import { offersRoutes } from './modules/offers/offers.routes';
import { savedJobsRoutes } from './modules/saved-jobs/saved-jobs.routes';
import { preferencesRoutes } from './modules/users/preferences.routes';
import { jobReportsRoutes } from './modules/job-reports/job-reports.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { savedSearchesRoutes } from './modules/saved-searches/saved-searches.routes';
import { skillsRoutes } from './modules/skills/skills.routes';
import { directoryRoutes } from './modules/users/directory.routes';
import { figuresRoutes } from './modules/telemetry/figures.routes';
import { telemetryRoutes } from './modules/telemetry/telemetry.routes';
import { submissionsRoutes } from './modules/submissions/submissions.routes';
import { usersRoutes } from './modules/users/users.routes';
import { createRealtime } from './realtime/socket';
import type { Realtime } from './realtime/socket';
import { createServices } from './services';
import type { Services } from './services';

/** `demoAccounts`: sign-ins that the demo's sign-in page offers. */
type Extras = { metrics?: Metrics; demoAccounts?: DemoAccounts };

export type App = { http: FastifyInstance; services: Services; realtime: Realtime };

/**
 * Puts the server together: services by hand in `services.ts`, their routes below `/api/v1` here. Nothing listens
 * yet and no background work runs (`main.ts` starts both).
 */
export async function createApp(config: Config, connection: Connection, extras: Extras = {}): Promise<App> {
  const services = createServices(config, connection);
  const http = await createHttp(config);
  http.setNotFoundHandler((request, reply) => answerUnknownRoute(request, reply));
  if (extras.metrics) await http.register(extras.metrics.plugin);
  await http.register(health, { connection, store: services.store });
  await http.register(
    async (scope) => {
      const api = await prepareApi(scope, { config, connection, lookup: services.sessions.lookup });
      const { verification, passwordChanges, google, sessions } = services;
      await api.register(authRoutes, { prefix: '/auth', auth: services.auth });
      await api.register(recoveryRoutes, { prefix: '/auth', verification, passwordChanges });
      await api.register(sessionsRoutes, { prefix: '/auth', sessions });
      await api.register(googleRoutes, { prefix: '/auth', google, publicUrl: config.publicUrl });
      await api.register(passwordRoutes, { prefix: '/users', passwordChanges });
      await api.register(filesRoutes, { prefix: '/files', files: services.files });
      await api.register(preferencesRoutes, { prefix: '/users', preferences: services.preferences });
      await api.register(usersRoutes, { prefix: '/users', users: services.users });
      await api.register(jobsRoutes, { prefix: '/jobs', jobs: services.jobs });
      await api.register(jobChangesRoutes, { prefix: '/jobs', jobChanges: services.jobChanges });
      await api.register(jobReportsRoutes, { prefix: '/jobs', jobReports: services.jobReports });
      await api.register(savedSearchesRoutes, { prefix: '/saved-searches', savedSearches: services.savedSearches });
      await api.register(notificationsRoutes, { prefix: '/notifications', notifications: services.notifications });
      await api.register(directoryRoutes, { prefix: '/users', directory: services.directory });
      await api.register(skillsRoutes, { prefix: '/skills', skills: services.skills });
      await api.register(applicationsRoutes, { prefix: '/applications', applications: services.applications });
      await api.register(offersRoutes, { prefix: '/offers', offers: services.offers });
      await api.register(invitesRoutes, { prefix: '/invites', invites: services.invites });
      await api.register(analyticsRoutes, { prefix: '/analytics', analytics: services.analytics });
      await api.register(savedJobsRoutes, { prefix: '/saved-jobs', savedJobs: services.savedJobs });
      const { contracts, contractChanges: changes, submissions } = services;
      await api.register(contractsRoutes, { prefix: '/contracts', contracts, changes, submissions });
      await api.register(contractRoutes, { prefix: '/contracts', contracts, changes });
      await api.register(disputesRoutes, { prefix: '/contracts', disputes: services.disputes });
      await api.register(submissionsRoutes, { prefix: '/contracts', submissions });
      await api.register(feedbacksRoutes, { prefix: '/feedbacks', feedbacks: services.feedbacks });
      await api.register(chatsRoutes, { prefix: '/chats', chats: services.chats });
      await api.register(messagesRoutes, { prefix: '/messages', messages: services.messages });
      await api.register(telemetryRoutes, { prefix: '/telemetry', telemetry: services.telemetry, meter: extras.metrics?.meterPages });
      await api.register(figuresRoutes, { prefix: '/platform', figures: services.figures, config });
    },
    { prefix: '/api/v1' },
  );
  if (config.hasMailbox) await http.register(mailbox, { mails: services.mailsRepository, publicUrl: config.publicUrl });
  const realtime = await createRealtime(http, { config, database: connection.database, sessions: services.sessions });
  await mountSite(http, config, extras);
  return { http, services, realtime };
}
