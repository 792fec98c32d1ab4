import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Connection } from './database/connect';
import { createSender } from './mail/sender';
import { createSmtpTransport } from './mail/smtp';
import { createRelay } from './realtime/relay';
import type { Realtime } from './realtime/socket';
import type { Services } from './services';

const HOUR_MS = 3_600_000;

export type Background = { start: () => void; drain: () => Promise<void>; stop: () => Promise<void> };

type Parts = { config: Config; services: Services; realtime: Realtime; connection: Connection; log: FastifyBaseLogger };

/** What goes on without anybody asking: the outbox relay with its subscribers, the mail sender, the hourly broom. */
export function createBackground({ config, services, realtime, connection, log }: Parts): Background {
  const { store, verification, passwordChanges, mailsRepository: mails } = services;
  const relay = createRelay({ ...connection, log });
  relay.on('file.removed', ({ storageKey }) => store.remove(storageKey));
  relay.on('code.requested', verification.sendCode);
  relay.on('password.forgotten', passwordChanges.sendResetLink);
  relay.on('sessions.revoked', ({ sessionIds }) => realtime.endSessions(sessionIds));

  const { smtpUrl: url, mailFrom: from } = config;
  const sender = url === undefined ? undefined : createSender({ mails, transport: createSmtpTransport({ url, from }), log });
  if (sender === undefined && !config.hasMailbox) log.warn('SMTP_URL is not set: mails are kept and none is sent');

  const sweepMails = () => mails.removeOld({ onlyClosed: !config.hasMailbox });
  const sweeps = [relay.sweep, sweepMails, services.sweepIdempotencyKeys, ...services.accountSweeps];
  let timer: NodeJS.Timeout | undefined;

  return {
    start: () => {
      relay.start();
      sender?.start();
      timer = setInterval(() => {
        for (const sweep of sweeps) void sweep().catch((error: unknown) => log.error({ err: error }, 'sweep'));
      }, HOUR_MS);
      timer.unref();
    },
    /** Does at once what is due now. Tests call it instead of `start`. */
    drain: async () => {
      while ((await relay.drain()) > 0);
      await sender?.drain();
    },
    stop: async () => {
      clearInterval(timer);
      await relay.stop();
      await sender?.stop();
    },
  };
}
