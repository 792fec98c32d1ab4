import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** What became of a text message, as its sender says; `limit`: not sent, the day's are used up. */
const OUTCOMES = ['sent', 'later', 'unknown', 'refused', 'stopped', 'limit'] as const;
export type SmsCount = (outcome: (typeof OUTCOMES)[number]) => void;

type Parts = { perDay: number; countOfDay: () => Promise<number> };

/** Counts text messages, and what they cost. Called once, in a process that sends them. */
export function createSmsMeter(registry: Registry) {
  return ({ perDay, countOfDay }: Parts): SmsCount => {
    const messages = new Counter({
      name: 'plumbline_sms_total',
      help: 'Text messages by what became of them; beyond the limit of the day they are not sent',
      labelNames: ['outcome'],
      registers: [registry],
    });
    // An alert on a rate needs the series before its first event.
    for (const outcome of OUTCOMES) messages.inc({ outcome }, 0);
    new Gauge({
      name: 'plumbline_sms_day_messages',
      help: 'Text messages of the last 24 hours, each of one paid segment; without the database missing',
      registers: [registry],
      async collect() {
        const count = await countOfDay().catch(() => undefined);
        if (count === undefined) this.remove();
        else this.set(count);
      },
    });
    new Gauge({
      name: 'plumbline_sms_day_limit_messages',
      help: 'How many the site sends within 24 hours at most',
      registers: [registry],
    }).set(perDay);
    return (outcome) => messages.inc({ outcome });
  };
}
