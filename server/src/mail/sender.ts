import type { FastifyBaseLogger } from 'fastify';
import type { MailRow } from '../database/schema';
import { createDrainLoop } from '../drain-loop';
import type { MailsRepository } from './mails.repository';
import { isRefusal } from './smtp';
import type { Transport } from './smtp';

const BATCH = 10;
const MAX_ATTEMPTS = 12;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 3600;

export type Sender = ReturnType<typeof createSender>;

type SenderOptions = {
  mails: MailsRepository;
  transport: Transport;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Milliseconds between looks when there is nothing to do. */
  pollMs?: number;
};

/**
 * Sends what waits in the table. A failure is tried again after 5, 10, 20… seconds, at most an hour, 12 times; a
 * refusal of the receiving side is final. A process that dies between sending and noting it sends twice, with the
 * same Message-ID.
 */
export function createSender({ mails, transport, log, pollMs = 500 }: SenderOptions) {
  async function send(mail: MailRow): Promise<void> {
    try {
      await transport.send(mail);
    } catch (error) {
      await noteFailure(mail, error);
      return;
    }
    await mails.noteSent(mail.id);
  }

  async function noteFailure({ id, attempts }: MailRow, error: unknown): Promise<void> {
    const isOver = isRefusal(error) || attempts >= MAX_ATTEMPTS;
    log[isOver ? 'error' : 'warn']({ err: error, mailId: id, attempts }, isOver ? 'mail given up' : 'mail not sent');
    const lastError = String(error).slice(0, 500);
    if (isOver) await mails.noteFailed(id, lastError);
    else await mails.postpone(id, { seconds: Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS), lastError });
  }

  const drain = async (): Promise<number> => {
    const leased = await mails.lease(BATCH);
    await Promise.all(leased.map(send));
    return leased.length;
  };

  const loop = createDrainLoop({ drain, batch: BATCH, pollMs, name: 'mail sender', log });

  return {
    /** Sends what is due now and gives the number of mails tried. Tests call it instead of `start`. */
    drain,
    start: loop.start,
    /** Ends after the mails in hand. */
    stop: async (): Promise<void> => {
      await loop.stop();
      transport.close();
    },
  };
}
