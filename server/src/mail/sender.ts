import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { MailRow } from '../database/tables/mails';
import { createDrainLoop } from '../outbox/drain-loop';
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
/** A mail server that answers nothing would hold up the end; what it had in hand is another's when its lease ends. */
const STOP_MS = 1500;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3600;

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
      await transport.send(mail);
    } catch (error) {
      await noteFailure(mail, error);
      return;
    }
    await mails.noteSent(mail.id);
  }

  async function noteFailure({ id, attempts, createdAt }: MailRow, error: unknown): Promise<void> {
    const isTooOld = attempts >= FEWEST_ATTEMPTS && Date.now() - createdAt.getTime() > GIVEN_UP_MS;
    const isOver = isRefusal(error) || isTooOld;
    log[isOver ? 'error' : 'warn'](
      { err: error, mailId: id, attempts },
      isOver ? 'mail given up' : 'mail not sent',
    );
    const lastError = String(error).slice(0, 500);
    if (isOver) await mails.noteFailed(id, lastError);
    else
      await mails.postpone(id, {
        seconds: Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS),
        lastError,
      });
  }

  const drain = async (): Promise<number> => {
    const leased = await mails.lease(BATCH);
    await Promise.all(leased.map(send));
    return leased.length;
  };

  const loop = createDrainLoop({ drain, batch: BATCH, pollMs, name: 'mail sender', trouble });

  return {
    /** Sends what is due now and gives the number of mails tried. Tests call it instead of `start`. */
    drain,
    start: loop.start,
    /** Ends after the mails in hand, or soon. */
    stop: async (): Promise<void> => {
      await Promise.race([loop.stop(), sleep(STOP_MS, undefined, { ref: false })]);
      transport.close();
    },
  };
}
