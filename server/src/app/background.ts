import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../settings/config';
import type { Connection } from '../database/connect';
import type { MailsRepository } from '../kit/mail/mails.repository';
import { createSender } from '../kit/mail/sender';
import { createSmtpTransport } from '../kit/mail/smtp';
import { createExportMaker } from '../domains/accounts/export/export-maker';
import { createCanaryWatch } from '../domains/site/telemetry/canary-watch';
import { LISTS } from '../domains/site/heads/sections';
import type { Neighbours } from '../domains/chat/realtime/neighbours';
import { sendChangeEvents } from '../domains/chat/realtime/change-events';
import { createPushSender } from '../domains/notices/push/push-sender';
import type { SmsCount } from '../http/plugins/sms-meter';
import { createSmsSender } from '../domains/notices/sms/sms-sender';
import { createPurge } from '../kit/cdn-purge';
import type { Purge } from '../kit/cdn-purge';
import { createRelay } from '../kit/outbox/relay';
import type { Relay, RelayOptions } from '../kit/outbox/relay';
import { WakeChannel } from '../kit/outbox/wake-channel';
import { createTroubleLog } from '../kit/outbox/trouble-log';
import type { TroubleLog } from '../kit/outbox/trouble-log';
import type { StatusWatch } from '../http/status/status-watch';
import type { TimeSweep } from '../http/plugins/sweep-meter';
import type { Realtime } from '../domains/chat/realtime/socket';
import type { Services } from './services';
import { sweepAtStart, timetableOf } from './timetable';

/** How late the copies of a picture that came are begun. */
const LATE_MS = 1000;

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
  onSms?: SmsCount | undefined;
};

/**
 * Work without a request: the outbox relay with its subscribers, the senders, the sweeps. A process that takes calls
 * alone does what is its own: what its pages report, its sockets, its folder. Its events wait for another process.
 */
export function createBackground(parts: Parts): Background {
  const { config, services, realtime, connection, log } = parts;
  const { timeSweep = async (_sweep, work) => void (await work()) } = parts;
  const trouble = createTroubleLog(log);
  const relay = createRelay({ database: connection.database, log, trouble });
  const onWake = config.doesWork ? relay.wake : undefined;
  const wakeChannel = new WakeChannel({ pool: connection.pool, onWake, trouble });
  services.outbox.onCommitted(() => {
    relay.wake();
    void wakeChannel.notify();
  });
  subscribe(relay, services, realtime);
  renewPages(relay, realtime, createPurgeOf(parts));
  const pictures = createPictureRelay({ database: connection.database, log, trouble, services });
  const senders = config.doesWork ? createSenders({ ...parts, trouble }) : [];
  const watchCanaries = createCanaryWatch({ config, figures: services.figures, log });
  const timetable = timetableOf({ ...parts, relay, watchCanaries });
  const timers: NodeJS.Timeout[] = [];

  return {
    start: () => {
      wakeChannel.start();
      if (config.doesWork) {
        relay.start();
        pictures.start();
      }
      for (const sender of senders) sender.start();
      sweepAtStart(parts);
      for (const { everyMs, sweeps } of timetable) {
        const sweep = () => {
          for (const [name, run] of Object.entries(sweeps))
            void timeSweep({ sweep: name, everyMs }, run).catch((error: unknown) =>
              trouble.failed('sweep', error),
            );
        };
        timers.push(setInterval(sweep, everyMs).unref());
      }
    },
    /** Does at once what is due now. Tests call it instead of `start`. */
    drain: async () => {
      if (config.doesWork) {
        while ((await relay.drain()) + (await services.tellOfSandbox()) > 0);
        while ((await pictures.drain()) > 0);
        for (const sender of senders) await sender.drain();
      }
      await services.telemetry.flush();
      if (config.doesWork) await watchCanaries();
    },
    stop: async () => {
      timers.forEach(clearInterval);
      await wakeChannel.stop();
      await Promise.all([relay.stop(), pictures.stop()]);
      await Promise.all(senders.map((sender) => sender.stop()));
      await services.telemetry.flush();
    },
  };
}

/** Exports are told of by mail: they are made first. */
function createSenders({ config, services, log, trouble, onSms }: Parts & { trouble: TroubleLog }) {
  const { smsDriver, places } = services;
  return [
    createExportMaker({ ...services, log, trouble }),
    createPushSender({ ...services, log, trouble }),
    smsDriver &&
      createSmsSender({ ...services, smsDriver, zoneAt: places.zoneAt, onOutcome: onSms, log, trouble }),
    createMailSender({ config, mails: services.mailsRepository, log, trouble }),
  ].filter((sender) => sender !== undefined);
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
  relay.on('job.recurred', services.recurringNotices.ofPosted);
  relay.on('recurrence.coming', services.recurringNotices.ofComing);
  relay.on('job.matching', searchAlerts.continueFrom);
  relay.on('sessions.revoked', ({ sessionIds }) => realtime.endSessions(sessionIds));
  relay.on('application.created', applicationNotices.ofNew);
  relay.on('application.changed', applicationNotices.ofChanged);
  relay.on('application.deleted', applicationNotices.ofWithdrawn);
  relay.on('application.answered', applicationNotices.ofAnswered);
  relay.on('question.changed', services.notifyOfQuestion);
  relay.on('offer.changed', offerNotices.ofChange);
  relay.on('offer.expiring', offerNotices.ofExpiring);
  relay.on('invite.changed', services.notifyOfInvite);
  relay.on('quote.changed', services.notifyOfQuote);
  relay.on('visit.changed', services.visitNotices.ofChange);
  relay.on('visit.coming', services.visitNotices.ofComing);
  relay.on('contract.changed', contractNotices.ofChange);
  relay.on('contract.overdue', contractNotices.ofOverdue);
  relay.on('contract.changed', services.assignmentNotices.ofContract);
  relay.on('materials.changed', services.notifyOfMaterials);
  relay.on('assignment.changed', services.assignmentNotices.ofChange);
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
}

/** Draws the copies of pictures that came: one after the other, and nothing else waits for it. */
function createPictureRelay({
  services,
  ...parts
}: Omit<RelayOptions, 'lane'> & { services: Services }): Relay {
  const relay = createRelay({ ...parts, lane: 'slow', pollMs: LATE_MS });
  relay.on('picture.kept', async (picture) => {
    const { fileId } = picture;
    if (!(await services.pictures.drawAll(picture))) parts.log.warn({ fileId }, 'picture not drawn');
  });
  return relay;
}

/** `undefined` without a cache in front of the site. */
function createPurgeOf({ config, log }: Pick<Parts, 'config' | 'log'>): Purge | undefined {
  const { purgeUrl: url, purgeToken: token } = config;
  return url === undefined ? undefined : createPurge({ url, token, log });
}

/** Pages that are kept as HTML, here or by a cache in front, show no longer what is closed, hidden or deleted. */
function renewPages(relay: Relay, realtime: Realtime, purge: Purge | undefined): void {
  const changePages = (ids: string[]) => {
    realtime.changePages(ids);
    purge?.([...ids, LISTS]);
  };
  for (const topic of ['job.updated', 'job.closed', 'job.reopened', 'job.removed'] as const)
    relay.onFirst(topic, ({ jobId, ownerId }) => changePages([jobId, ownerId].filter((id) => id !== '')));
  relay.onFirst('question.changed', ({ jobId }) => changePages([jobId]));
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
