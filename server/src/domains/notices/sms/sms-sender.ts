import type { FastifyBaseLogger } from 'fastify';
import type { Transaction, Tx } from '../../../database/connect';
import { createSendLoop, pauseAfter } from '../../../kit/outbox/send-loop';
import type { TroubleLog } from '../../../kit/outbox/trouble-log';
import { afterQuietHours } from './quiet-hours';
import type { SmsDriver, SmsOutcome } from './sms-driver';
import { isUrgent, smsText } from './sms-text';
import type { StopsRepository } from './stops.repository';
import type { DueSms, TextMessagesRepository } from './text-messages.repository';

const BATCH = 20;
/** Some ten minutes in all. */
const MOST_ATTEMPTS = 7;

type SenderOptions = {
  config: { siteUrl: string; smsPerDay: number; smsPerPerson: number };
  /** Zone of the city near that point. */
  zoneAt: (point: { lat: number | null; lng: number | null }) => Promise<string | undefined>;
  /** Counts; `limit`: not sent, the day's are used up. */
  onOutcome?: ((outcome: SmsOutcome['is'] | 'limit') => void) | undefined;
  textMessages: TextMessagesRepository;
  stops: StopsRepository;
  smsDriver: SmsDriver;
  transaction: Transaction;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  trouble: TroubleLog;
  /** Milliseconds between looks when there is nothing to do. */
  pollMs?: number;
};

/**
 * Sends what waits in the table, each at most once: it is marked before the provider is asked, and where no answer comes
 * it stays marked. A provider without a key for repeated requests lets one choose between none and two, and who pays for
 * two has the news in the bell already. What was certainly refused for now is tried again.
 */
export function createSmsSender(options: SenderOptions) {
  const { config, textMessages, stops, smsDriver, transaction, log, trouble, pollMs = 1000 } = options;
  const { onOutcome = () => undefined } = options;

  async function send(sms: DueSms): Promise<void> {
    const { id, number: to } = sms;
    const text = textOf(sms, config.siteUrl);
    const outcome = await smsDriver.send({ id, to, text });
    onOutcome(outcome.is);
    await record(sms, outcome);
  }

  async function record(sms: DueSms, outcome: SmsOutcome): Promise<void> {
    if (outcome.is === 'sent') return textMessages.recordSent(sms.id, outcome.providerId);
    if (outcome.is === 'stopped') {
      await stops.add(sms.number);
      return textMessages.recordEnd(sms.id, 'failed');
    }
    const attempts = sms.attempts + 1;
    log.warn({ smsId: sms.id, attempts, code: outcome.code }, `text message not sent: ${outcome.is}`);
    if (outcome.is === 'later' && attempts < MOST_ATTEMPTS)
      return textMessages.postpone(sms.id, pauseAfter(attempts));
    return textMessages.recordEnd(sms.id, outcome.is === 'unknown' ? 'unknown' : 'failed');
  }

  const take = (batch: number): Promise<DueSms[]> => transaction((tx) => takeDue(tx, batch, options));

  return createSendLoop({ lease: take, send, batch: BATCH, pollMs, name: 'text message sender', trouble });
}

type TakingParts = Pick<SenderOptions, 'textMessages' | 'config' | 'log' | 'zoneAt' | 'onOutcome'>;

/** Marks what is to be sent now; drops what holds no more or is too much, and leaves what comes at night. */
async function takeDue(tx: Tx, batch: number, parts: TakingParts): Promise<DueSms[]> {
  const { textMessages, config, log, zoneAt, onOutcome } = parts;
  const { due, ofSite } = await textMessages.listDue(tx, batch);
  const taken: DueSms[] = [];
  const dropped: string[] = [];
  for (const sms of due) {
    const morning = await quietUntil(sms, zoneAt);
    const own = taken.filter(({ userId }) => userId === sms.userId).length;
    const isTooMuch = ofSite + taken.length >= config.smsPerDay || sms.ofPerson + own >= config.smsPerPerson;
    if (!sms.isTrue) dropped.push(sms.id);
    else if (morning !== null) await textMessages.wait(tx, sms.id, morning);
    else if (!isTooMuch) taken.push(sms);
    else {
      dropped.push(sms.id);
      onOutcome?.('limit');
      log.warn({ smsId: sms.id }, 'text message not sent: the limit of the day is used up');
    }
  }
  await textMessages.drop(tx, dropped);
  await textMessages.claim(
    tx,
    taken.map(({ id }) => id),
  );
  return taken;
}

/** A code was asked for just now; anything else may have become late since it was written. */
async function quietUntil(
  { text, timeZone, lat, lng }: DueSms,
  zoneAt: SenderOptions['zoneAt'],
): Promise<Date | null> {
  if (text !== null || timeZone === null) return null;
  const now = Date.now();
  const next = afterQuietHours(now, (await zoneAt({ lat, lng })) ?? timeZone);
  return next > now ? new Date(next) : null;
}

function textOf(sms: DueSms, siteUrl: string): string {
  const { text, kind, values, language, startsAt, placeZone, href } = sms;
  if (text !== null || kind === null || !isUrgent(kind)) return text ?? '';
  const url = `${siteUrl}${href ?? ''}`;
  return smsText({ kind, values: values ?? {}, language, startsAt, timeZone: placeZone, url });
}
