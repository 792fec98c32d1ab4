import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Connection } from '../../database/connect';
import { countQueues } from '../../kit/outbox/queues.repository';
import type { QueueFigures } from '../../kit/outbox/queues.repository';

/** Both gauges of one scrape share one question. */
const SHARED_MS = 1000;

/** Events and mails that wait, asked of the database at each scrape. Without the database the series are missing. */
export function createQueueMeter(registry: Registry, { database }: Pick<Connection, 'database'>): void {
  let asked: { at: number; figures: Promise<QueueFigures[]> } | undefined;
  const read = (): Promise<QueueFigures[]> => {
    if (asked === undefined || Date.now() - asked.at > SHARED_MS)
      asked = { at: Date.now(), figures: countQueues(database).catch(() => []) };
    return asked.figures;
  };

  new Gauge({
    name: 'plumbline_queue_rows',
    help: 'Events (outbox), mails, pushes and questions to support that wait, and those that were given up',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, waiting, dead } of await read()) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'dead' }, dead);
      }
    },
  });
  new Gauge({
    name: 'plumbline_queue_oldest_seconds',
    help: 'Age of the oldest that waits, 0 where none does',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, oldestSeconds } of await read()) this.set({ queue }, oldestSeconds);
    },
  });
}
