import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../settings/config';
import type { Connection } from '../database/connect';
import type { MailsRepository } from '../kit/mail/mails.repository';
import { createSender } from '../kit/mail/sender';
import { createSmtpTransport } from '../kit/mail/smtp';
import { createExportMaker } from '../domains/accounts/export/export-maker';
import { createCanaryWatch } from '../domains/site/telemetry/canary-watch';
import type { Neighbours } from '../domains/chat/realtime/neighbours';
import { sendChangeEvents } from '../domains/chat/realtime/change-events';
import { createPushSender } from '../domains/notices/push/push-sender';
import { createRelay } from '../kit/outbox/relay';
import type { Relay } from '../kit/outbox/relay';
import { WakeChannel } from '../kit/outbox/wake-channel';
import { createTroubleLog } from '../kit/outbox/trouble-log';
import type { TroubleLog } from '../kit/outbox/trouble-log';
import type { StatusWatch } from '../http/status/status-watch';
import type { TimeSweep } from '../http/plugins/sweep-meter';
import type { Realtime } from '../domains/chat/realtime/socket';
import type { Services } from './services';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** How long a socket may outlive its session when the broadcast of its end was lost. */
const LOOK_MS = 15_000;
/** How old what pages report may become before it is stored. */
const FLUSH_MS = 5000;
/** How late the sandbox tells of what takes time. */
const TELL_MS = 1000;

export type Background = { start: () => void; drain: () => Promise<void>; stop: () => Promise<void> };

type Parts = {
  config: Config;
  services: Services;
  realtime: Realtime;
  neighbours: Neighbours;
  status: StatusWatch;
  connection: Connection;
  log: FastifyBaseLogger;
  timeSweep?: TimeSweep;
};

/** Work that is done at fixed times, by the name its figures have. */
type Sweeps = Record<string, () => Promise<unknown>>;

/** Work without a request: the outbox relay with its subscribers, the mail sender, the sweeps. */
export function createBackground(parts: Parts): Background {
  const { config, services, realtime, neighbours, status, connection, log } = parts;
  const { timeSweep = async (_sweep, work) => void (await work()) } = parts;
  const trouble = createTroubleLog(log);
  const { database } = connection;
  const relay = createRelay({ database, log, trouble });
  const wakeChannel = new WakeChannel({ pool: connection.pool, onWake: relay.wake, trouble });
  services.outbox.onCommitted(() => {
    relay.wake();
    void wakeChannel.notify();
  });
  subscribe(relay, services, realtime);
  const mails = services.mailsRepository;
  // Exports are told of by mail: they are made first.
  const senders = [
    createExportMaker({ ...services, log, trouble }),
    createPushSender({ ...services, log, trouble }),
    createMailSender({ config, mails, log, trouble }),
  ].filter((sender) => sender !== undefined);
  const { hourly, minutely, often } = sweepsOf({ config, services, relay });
  const watchCanaries = createCanaryWatch({ config, figures: services.figures, log });
  const timers: NodeJS.Timeout[] = [];

  const every = (ms: number, work: Sweeps) => {
    const timer = setInterval(() => {
      for (const [sweep, run] of Object.entries(work))
        void timeSweep({ sweep, everyMs: ms }, run).catch((error: unknown) => trouble.failed('sweep', error));
    }, ms);
    timers.push(timer.unref());
  };

  return {
    start: () => {
      relay.start();
      wakeChannel.start();
      for (const sender of senders) sender.start();
      sweepAtStart({ config, services, log });
      every(HOUR_MS, hourly);
      every(MINUTE_MS, minutely);
      every(LOOK_MS, {
        endedSessions: realtime.closeEnded,
        neighbours: neighbours.look,
        status: status.read,
      });
      every(config.guardSeconds * 1000, { canaries: watchCanaries });
      if (config.payments === 'sandbox') every(TELL_MS, { sandbox: services.tellOfSandbox });
      every(FLUSH_MS, often);
    },
    /** Does at once what is due now. Tests call it instead of `start`. */
    drain: async () => {
      while ((await relay.drain()) + (await services.tellOfSandbox()) > 0);
      for (const sender of senders) await sender.drain();
      await services.telemetry.flush();
      await watchCanaries();
    },
    stop: async () => {
      timers.forEach(clearInterval);
      await wakeChannel.stop();
      await relay.stop();
      await Promise.all(senders.map((sender) => sender.stop()));
      await services.telemetry.flush();
    },
  };
}

/** What a process that is restarted every hour would never do. */
function sweepAtStart({ config, services, log }: Pick<Parts, 'config' | 'services' | 'log'>): void {
  if (config.supportEmail === undefined)
    log.warn('SUPPORT_EMAIL is not set: questions to support are kept and nobody is mailed');
  if (config.payments === 'sandbox' && config.profile === 'production')
    log.warn('PAYMENTS is sandbox: people can pay with test cards and no real money moves');
  const { incoming, support, rankProfessionals, publishedReleases } = services;
  for (const sweep of [incoming.sweep, support.mailUnsent, rankProfessionals, publishedReleases.refresh])
    void sweep().catch((error: unknown) => log.error({ err: error }, 'sweep'));
}

function sweepsOf({ config, services, relay }: Pick<Parts, 'config' | 'services'> & { relay: Relay }) {
  const hourly: Sweeps = {
    outbox: relay.sweep,
    mails: () => services.mailsRepository.removeOld({ onlyClosed: !config.hasMailbox }),
    idempotency: services.sweepIdempotencyKeys,
    ranking: services.rankProfessionals,
    support: services.support.mailUnsent,
    searchMatches: services.sweepSearchMatches,
    accountExports: services.accountExport.sweep,
    payments: services.sweepPayments,
    files: services.store.sweep,
    jobPictures: services.jobPictures.sweep,
    incoming: services.incoming.sweep,
    telemetry: services.telemetry.sweep,
    notifications: services.notifications.sweep,
    emailChanges: services.emailChange.sweep,
    accounts: () =>
      Promise.all([...services.accountSweeps, services.team.sweepInvitations].map((sweep) => sweep())),
  };
  /** What people wait for: expiries become facts within a minute. */
  const minutely: Sweeps = {
    accountDeletions: services.closeAccounts,
    offers: services.offers.sweep,
    visits: services.visits.sweep,
    quotes: services.quotes.sweep,
    promotions: services.promotions.sweep,
    licences: services.proofs.sweep,
    contracts: services.sweepContracts,
    documents: services.moneyDocuments.number,
    feedbacks: services.feedbacks.sweep,
    fraud: services.watchFraud,
    messageMails: services.messageNotices.mailUnread,
  };
  const often: Sweeps = {
    messageNotices: services.messageNotices.sweep,
    messageIndex: services.indexMessages,
    releases: services.publishedReleases.refresh,
    telemetryFlush: services.telemetry.flush,
  };
  return { hourly, minutely, often };
}

/** Who acts on which event of the outbox. */
function subscribe(relay: Relay, services: Services, realtime: Realtime): void {
  const { searchAlerts, applicationNotices, offerNotices, contractNotices } = services;
  relay.on('file.removed', ({ storageKey }) => services.pictures.removeAll(storageKey));
  relay.on('code.requested', services.verification.sendCode);
  relay.on('password.forgotten', services.passwordChanges.sendResetLink);
  relay.on('job.created', searchAlerts.begin);
  relay.on('job.reopened', searchAlerts.begin);
  relay.on('job.removed', services.notifyOfRemovedJob);
  relay.on('job.matching', searchAlerts.continueFrom);
  relay.on('sessions.revoked', ({ sessionIds }) => realtime.endSessions(sessionIds));
  relay.on('application.created', applicationNotices.ofNew);
  relay.on('application.changed', applicationNotices.ofChanged);
  relay.on('application.deleted', applicationNotices.ofWithdrawn);
  relay.on('application.answered', applicationNotices.ofAnswered);
  relay.on('offer.changed', offerNotices.ofChange);
  relay.on('offer.expiring', offerNotices.ofExpiring);
  relay.on('invite.changed', services.notifyOfInvite);
  relay.on('quote.changed', services.notifyOfQuote);
  relay.on('visit.changed', services.visitNotices.ofChange);
  relay.on('visit.coming', services.visitNotices.ofComing);
  relay.on('contract.changed', contractNotices.ofChange);
  relay.on('contract.overdue', contractNotices.ofOverdue);
  relay.on('feedback.replied', services.notifyOfReply);
  relay.on('messages.read', services.messageNotices.ofRead);
  relay.on('payment.begun', services.carryOut.charge);
  relay.on('refund.begun', services.carryOut.refund);
  relay.on('payout.begun', services.carryOut.payOut);
  relay.on('provider.event', services.settleEvent);
  for (const topic of ['contract.changed', 'payment.changed', 'payout.changed'] as const)
    relay.on(topic, services.moneyDocuments.number);
  relay.on('payout.changed', services.moneyNotices.ofPayout);
  relay.on('refund.changed', services.moneyNotices.ofRefund);
  relay.on('device.unknown', services.notifyOfDevice);
  relay.onFirst('messages.created', async ({ messages }) => {
    for (const message of messages) await services.emitMissed(message);
  });
  sendChangeEvents(relay, realtime.emitToUsers);
  renewPages(relay, realtime);
}

/** Pages that are kept as HTML show no longer what is closed, hidden or deleted. */
function renewPages(relay: Relay, { changePages }: Realtime): void {
  for (const topic of ['job.updated', 'job.closed', 'job.reopened', 'job.removed'] as const)
    relay.onFirst(topic, ({ jobId, ownerId }) => changePages([jobId, ownerId].filter((id) => id !== '')));
  for (const topic of ['user.updated', 'profile.changed'] as const)
    relay.onFirst(topic, ({ userId }) => changePages([userId]));
  relay.onFirst('feedback.shown', ({ subjectId }) => changePages([subjectId]));
}

/** `undefined` without a mail server. */
function createMailSender({
  config,
  mails,
  ...logs
}: Pick<Parts, 'config' | 'log'> & { mails: MailsRepository; trouble: TroubleLog }) {
  const { smtpUrl: url, mailFrom: from, hasMailbox } = config;
  if (url !== undefined)
    return createSender({ mails, transport: createSmtpTransport({ url, from }), ...logs });
  if (!hasMailbox) logs.log.warn('SMTP_URL is not set: mails are kept and none is sent');
  return undefined;
}
