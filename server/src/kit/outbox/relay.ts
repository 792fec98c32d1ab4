import fastq from 'fastq';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connect';
import { isDatabaseLost } from '../../database/lost';
import type { OutboxRow } from '../../database/tables/outbox';
import { span } from '../../tracing/span';
import { createDrainLoop } from './drain-loop';
import { newestBeside } from './due';
import { subjectOf } from './outbox';
import type { OutboxEvents, OutboxTopic } from './outbox';
import { createOutboxRepository, isGivenUp } from './outbox.repository';
import type { Lane } from './outbox.repository';
import { createTroubleLog } from './trouble-log';
import type { TroubleLog } from './trouble-log';

/** Acts on an event. May be called twice for the same one (a process can die in between): be idempotent. */
export type Subscriber<T extends OutboxTopic> = (payload: OutboxEvents[T]) => Promise<void> | void;

export type Relay = ReturnType<typeof createRelay>;

export type RelayOptions = {
  database: Database;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  trouble?: TroubleLog;
  /** Milliseconds between polls while idle: how late an event can be that nobody woke the relay for. */
  pollMs?: number;
  lane?: Lane;
};

/** `atOnce`: subscribers at work; each of them may use a connection of the pool. */
const LANES = { usual: { batch: 50, atOnce: 5 }, slow: { batch: 4, atOnce: 1 } } as const;
/** Rows leased by a process that died become due again after this. */
const LEASE_SECONDS = 10;
const RENEW_MS = 3000;

/**
 * Delivers outbox rows to the subscribers of their topic, at least once: the oldest, and a few of the newest, whose
 * subject has nothing older, so that after an outage news are told while the rest is caught up. Rows are leased, so no
 * transaction is open while subscribers work, and any number of processes may run a relay. Events of one subject (a
 * chat, an offer) follow each other; those of different subjects are delivered side by side. A failing subscriber is
 * tried again later, twice as late each time, for four days; the row then stays with its error.
 */
export function createRelay(options: RelayOptions) {
  const { database, log, trouble = createTroubleLog(log), pollMs = 200, lane = 'usual' } = options;
  const { batch: most, atOnce } = LANES[lane];
  const rows = createOutboxRepository(database, lane);
  const first = createSubscribers('tell');
  const others = createSubscribers('deliver');

  async function deliver(row: OutboxRow): Promise<boolean> {
    try {
      await others.notify(row);
      return true;
    } catch (error) {
      // The failure cannot be saved: the lease expires, and the row is read again.
      if (isDatabaseLost(error)) throw error;
      const isOver = isGivenUp(row);
      log[isOver ? 'error' : 'warn'](
        { err: error, topic: row.topic, outboxId: row.id, attempts: row.attempts },
        isOver ? 'event given up' : 'event not delivered',
      );
      await rows.postpone(row, String(error));
      return false;
    }
  }

  /** Removes from `held` the rows that failed. */
  async function deliverAll(batch: readonly OutboxRow[], held: Set<string>): Promise<void> {
    const queue = fastq.promise(async (ofOneSubject: readonly OutboxRow[]) => {
      for (const row of ofOneSubject) if (!(await deliver(row))) held.delete(row.id);
    }, atOnce);
    const subjects = bySubject(batch);
    const results = await Promise.allSettled(subjects.map((rowsOfIt) => queue.push(rowsOfIt)));
    const failed = subjects.filter((_rows, n) => results[n]?.status === 'rejected').flat();
    for (const { id } of failed) held.delete(id);
    await rows.recordDelivered([...held]);
    const [rejected] = results.filter((result) => result.status === 'rejected');
    if (rejected) throw rejected.reason;
  }

  async function drain(): Promise<number> {
    const batch = await rows.lease({ oldest: most, newest: newestBeside(most) }, LEASE_SECONDS);
    if (batch.length === 0) return 0;
    const held = new Set(batch.map(({ id }) => id));
    const renewing = setInterval(() => {
      rows.renew([...held], LEASE_SECONDS).catch((error: unknown) => trouble.failed('outbox lease', error));
    }, RENEW_MS).unref();
    try {
      for (const row of batch)
        await first.notify(row).catch((error: unknown) => trouble.failed('first subscriber', error));
      await deliverAll(batch, held);
    } finally {
      clearInterval(renewing);
    }
    return batch.length;
  }

  const loop = createDrainLoop({ drain, batch: most, pollMs, name: 'outbox relay', trouble });

  return {
    /** Registers a subscriber; call it while wiring, before `start`. */
    on: others.add,
    /** Registers one that is fast and must not wait for the others. When it fails it is not called again. */
    onFirst: first.add,
    /** Delivers what is due now and returns the number of rows read. Tests call it instead of `start`. */
    drain,
    start: loop.start,
    wake: loop.wake,
    /** Ends after the batch in hand. */
    stop: loop.stop,
    /** Deletes delivered rows older than a week. */
    sweep: rows.removeOld,
  };
}

/** `verb`: of the spans of what they do. */
function createSubscribers(verb: string) {
  const subscribers = new Map<string, Subscriber<never>[]>();
  return {
    add: <T extends OutboxTopic>(topic: T, subscriber: Subscriber<T>): void => {
      subscribers.set(topic, [...(subscribers.get(topic) ?? []), subscriber as Subscriber<never>]);
    },
    notify: async ({ topic, payload, attempts, traceparent: from }: OutboxRow): Promise<void> => {
      const acts = subscribers.get(topic) ?? [];
      if (acts.length === 0) return;
      const attributes = { 'plumbline.topic': topic, 'plumbline.attempts': attempts };
      await span(`${verb} ${topic}`, { kind: 'consumer', from, attributes }, async () => {
        for (const act of acts) await act(payload as never);
      });
    },
  };
}

function bySubject(batch: readonly OutboxRow[]): OutboxRow[][] {
  const subjects = new Map<string, OutboxRow[]>();
  for (const row of batch) {
    // The version before notes none.
    const key = row.subject ?? subjectOf(row.payload as object) ?? row.id;
    subjects.set(key, [...(subjects.get(key) ?? []), row]);
  }
  return [...subjects.values()];
}
