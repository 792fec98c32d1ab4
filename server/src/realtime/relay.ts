import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction, Tx } from '../database/connect';
import { outbox } from '../database/schema';
import type { OutboxRow } from '../database/schema';
import { createDrainLoop } from '../drain-loop';
import type { OutboxEvents, OutboxTopic } from './outbox';

/** Acts on an event. May be called twice for the same one (a process can die in between): be idempotent. */
export type Subscriber<T extends OutboxTopic> = (payload: OutboxEvents[T]) => Promise<void> | void;

export type Relay = ReturnType<typeof createRelay>;

type RelayOptions = {
  database: Database;
  transaction: Transaction;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Milliseconds between looks when there is nothing to do. */
  pollMs?: number;
};

const BATCH = 50;
const MAX_ATTEMPTS = 12;
const MAX_BACKOFF_SECONDS = 600;
const KEPT_DAYS = 7;

/**
 * Delivers outbox rows to the subscribers of their topic, oldest first, at least once. Rows are claimed with
 * SKIP LOCKED, so any number of processes may run one. A failing subscriber is tried again later, twice as late each
 * time, at most 12 times; the row then stays with its error.
 */
export function createRelay({ database, transaction, log, pollMs = 200 }: RelayOptions) {
  const subscribers = new Map<string, Subscriber<never>[]>();

  async function deliver(tx: Tx, row: OutboxRow): Promise<void> {
    try {
      for (const act of subscribers.get(row.topic) ?? []) await act(row.payload as never);
      await tx.update(outbox).set({ deliveredAt: sql`now()`, lastError: null }).where(eq(outbox.id, row.id));
    } catch (error) {
      log.warn({ err: error, topic: row.topic, outboxId: row.id, attempts: row.attempts + 1 }, 'event not delivered');
      await postpone(tx, row, String(error));
    }
  }

  const drain = (): Promise<number> =>
    transaction(async (tx) => {
      const due = and(isNull(outbox.deliveredAt), lte(outbox.availableAt, sql`now()`), lt(outbox.attempts, MAX_ATTEMPTS));
      const rows = await tx
        .select()
        .from(outbox)
        .where(due)
        .orderBy(asc(outbox.availableAt), asc(outbox.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const row of rows) await deliver(tx, row);
      return rows.length;
    });

  const loop = createDrainLoop({ drain, batch: BATCH, pollMs, name: 'outbox relay', log });

  return {
    /** Registers a subscriber; call it while wiring, before `start`. */
    on: <T extends OutboxTopic>(topic: T, subscriber: Subscriber<T>): void => {
      subscribers.set(topic, [...(subscribers.get(topic) ?? []), subscriber as Subscriber<never>]);
    },
    /** Delivers what is due now and gives the number of rows looked at. Tests call it instead of `start`. */
    drain,
    start: loop.start,
    /** Ends after the batch in hand. */
    stop: loop.stop,
    /** Deletes delivered rows older than a week. */
    sweep: async (): Promise<void> => {
      const old = lt(outbox.deliveredAt, sql`now() - make_interval(days => ${KEPT_DAYS})`);
      await database.delete(outbox).where(and(isNotNull(outbox.deliveredAt), old));
    },
  };
}

async function postpone(tx: Tx, row: OutboxRow, lastError: string): Promise<void> {
  const seconds = Math.min(2 ** row.attempts, MAX_BACKOFF_SECONDS);
  const availableAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.update(outbox).set({ attempts: row.attempts + 1, availableAt, lastError }).where(eq(outbox.id, row.id));
}
