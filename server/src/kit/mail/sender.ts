import type { FastifyBaseLogger } from 'fastify';
import type { MailRow } from '../../database/tables/mails';
import { span } from '../../tracing/span';
import { LONGEST_PAUSE_SECONDS } from '../outbox/due';
import { createSendLoop, pauseAfter } from '../outbox/send-loop';
import { createTroubleLog } from '../outbox/trouble-log';
import type { TroubleLog } from '../outbox/trouble-log';
import type { MailsRepository } from './mails.repository';
import { isRefusal } from './smtp';
import type { Transport } from './smtp';

const BATCH = 10;
/** As long as mail servers themselves keep trying. */
const GIVEN_UP_MS = 4 * 24 * 3_600_000;
/** A mail that waited while we were away has its tries too. */
const FEWEST_ATTEMPTS = 12;

type SenderOptions = {
  mails: MailsRepository;
  transport: Transport;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  trouble?: TroubleLog;
  /** Milliseconds between looks when there is nothing to do. */
  pollMs?: number;
};

/**
 * Sends what waits in the table. A failure is tried again after 5, 10, 20… seconds, at most an hour, for four days; a
 * refusal of the receiving side is final. A process that dies between sending and noting it sends twice, with the
 * same Message-ID.
 */
export function createSender({
  mails,
  transport,
  log,
  trouble = createTroubleLog(log),
  pollMs = 500,
}: SenderOptions) {
  async function send(mail: MailRow): Promise<void> {
    try {
      const attributes = { 'plumbline.attempts': mail.attempts };
      await span('send mail', { kind: 'client', from: mail.traceparent, attributes }, () =>
        transport.send(mail),
      );
    } catch (error) {
      await recordFailure(mail, error);
      return;
    }
    await mails.recordSent(mail.id);
  }

  async function recordFailure({ id, attempts, createdAt }: MailRow, error: unknown): Promise<void> {
    const isTooOld = attempts >= FEWEST_ATTEMPTS && Date.now() - createdAt.getTime() > GIVEN_UP_MS;
    const isOver = isRefusal(error) || isTooOld;
    log[isOver ? 'error' : 'warn'](
      { err: error, mailId: id, attempts },
      isOver ? 'mail given up' : 'mail not sent',
    );
    const lastError = String(error).slice(0, 500);
    if (isOver) await mails.recordFailed(id, lastError);
    else
      await mails.postpone(id, {
        seconds: Math.min(pauseAfter(attempts), LONGEST_PAUSE_SECONDS),
        lastError,
      });
  }

  const loop = createSendLoop({
    lease: mails.lease,
    send,
    batch: BATCH,
    pollMs,
    name: 'mail sender',
    trouble,
  });
  return {
    ...loop,
    stop: async (): Promise<void> => {
      await loop.stop();
      transport.close();
    },
  };
}
