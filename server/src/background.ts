import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Connection } from './database/connect';
import { createSender } from './mail/sender';
import { createSmtpTransport } from './mail/smtp';
import { createCanaryWatch } from './modules/telemetry/canary-watch';
import { sendNudges } from './realtime/nudges';
import { createRelay } from './realtime/relay';
import type { Realtime } from './realtime/socket';
import type { Services } from './services';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** How old what pages report may become before it is stored. */
const FLUSH_MS = 5000;

export type Background = { start: () => void; drain: () => Promise<void>; stop: () => Promise<void> };

type Parts = { config: Config; services: Services; realtime: Realtime; connection: Connection; log: FastifyBaseLogger };

/** What goes on without anybody asking: the outbox relay with its subscribers, the mail sender, the hourly broom. */
export function createBackground({ config, services, realtime, connection, log }: Parts): Background {
  const { store, verification, passwordChanges, mailsRepository: mails } = services;
  const relay = createRelay({ ...connection, log });
  relay.on('file.removed', ({ storageKey }) => store.remove(storageKey));
  relay.on('code.requested', verification.sendCode);
  relay.on('password.forgotten', passwordChanges.sendResetLink);
  relay.on('job.created', services.searchAlerts.begin);
  relay.on('job.reopened', services.searchAlerts.begin);
  relay.on('job.matching', services.searchAlerts.continueFrom);
  relay.on('sessions.revoked', ({ sessionIds }) => realtime.endSessions(sessionIds));
  relay.on('offer.changed', services.dealNotices.ofOffer);
  relay.on('invite.changed', services.dealNotices.ofInvite);
  relay.on('contract.changed', services.contractNotices.ofChange);
  relay.on('contract.overdue', services.contractNotices.ofOverdue);
  sendNudges(relay, realtime.io);

  const { smtpUrl: url, mailFrom: from } = config;
  const sender = url === undefined ? undefined : createSender({ mails, transport: createSmtpTransport({ url, from }), log });
  if (sender === undefined && !config.hasMailbox) log.warn('SMTP_URL is not set: mails are kept and none is sent');

  const sweepMails = () => mails.removeOld({ onlyClosed: !config.hasMailbox });
  const sweeps = [relay.sweep, sweepMails, services.sweepIdempotencyKeys, services.sweepSearchMatches, services.telemetry.sweep, ...services.accountSweeps];
  /** What people wait for: expiries become facts within a minute. */
  const minuteSweeps = [services.offers.sweep, services.sweepContracts, services.feedbacks.sweep];
  const watchCanaries = createCanaryWatch({ config, figures: services.figures, log });
  const timers: NodeJS.Timeout[] = [];

  const every = (ms: number, work: readonly (() => Promise<unknown>)[]) => {
    const timer = setInterval(() => {
      for (const sweep of work) void sweep().catch((error: unknown) => log.error({ err: error }, 'sweep'));
    }, ms);
    timers.push(timer.unref());
  };

  return {
    start: () => {
      relay.start();
      sender?.start();
      every(HOUR_MS, sweeps);
      every(MINUTE_MS, minuteSweeps);
      every(config.guardSeconds * 1000, [watchCanaries]);
      void services.publishedReleases.refresh();
      every(FLUSH_MS, [services.publishedReleases.refresh, services.telemetry.flush]);
    },
    /** Does at once what is due now. Tests call it instead of `start`. */
    drain: async () => {
      while ((await relay.drain()) > 0);
      await sender?.drain();
      await services.telemetry.flush();
      await watchCanaries();
    },
    stop: async () => {
      timers.forEach(clearInterval);
      await relay.stop();
      await sender?.stop();
      await services.telemetry.flush();
    },
  };
}
