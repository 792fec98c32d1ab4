import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { outbox } from '../../database/tables/outbox';
import type { OutboxRow } from '../../database/tables/outbox';
import { isDue } from './due';
import { SLOW_TOPICS } from './outbox';

/** An event is given up after this many days, and at least this many tries. */
const FEWEST_ATTEMPTS = 12;
const GIVEN_UP_DAYS = 4;
const DAY_SECONDS = 24 * 3600;
const MAX_BACKOFF_SECONDS = 600;
const KEPT_DAYS = 7;
/** Among so many of the newest those are looked for that may go first. */
const NEWCOMERS_SEEN = 200;

export function isGivenUp({ attempts, createdAt }: Pick<OutboxRow, 'attempts' | 'createdAt'>): boolean {
  return attempts >= FEWEST_ATTEMPTS && Date.now() - createdAt.getTime() > GIVEN_UP_DAYS * DAY_SECONDS * 1000;
}

/** The same, asked of the database: it is tried again. */
export const isTriedAgain = or(
  lt(outbox.attempts, FEWEST_ATTEMPTS),
  gt(outbox.createdAt, sql`now() - make_interval(days => ${GIVEN_UP_DAYS}::int)`),
);

/** Nothing older of its subject waits, which it may rely on. */
const isFirstOfSubject = sql`not exists (select from outbox older
  where older.subject = ${outbox.subject} and older.delivered_at is null and older.id < ${outbox.id})`;

/** Which events a relay delivers: those that somebody may wait for, or those of `SLOW_TOPICS`. */
export type Lane = 'usual' | 'slow';

export const isOfLane = (lane: Lane) =>
  (lane === 'slow' ? inArray : notInArray)(outbox.topic, [...SLOW_TOPICS]);

export function createOutboxRepository(database: Database, lane: Lane = 'usual') {
  const after = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

  return {
    /** Takes the oldest and the newest of what is due, in their order; leased for that many seconds. */
    lease: async (most: { oldest: number; newest: number }, seconds: number): Promise<OutboxRow[]> => {
      const oldest = database
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.deliveredAt), isOfLane(lane), isDue(outbox), isTriedAgain))
        .orderBy(asc(outbox.availableAt), asc(outbox.id))
        .limit(most.oldest)
        .for('update', { skipLocked: true });
      const newcomers = database
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isNull(outbox.deliveredAt), isOfLane(lane), eq(outbox.attempts, 0)))
        .orderBy(desc(outbox.availableAt), desc(outbox.id))
        .limit(NEWCOMERS_SEEN);
      const newest = database
        .select({ id: outbox.id })
        .from(outbox)
        // Said again: of a row that another relay has just taken only this condition is looked at anew.
        .where(and(inArray(outbox.id, newcomers), eq(outbox.attempts, 0), isFirstOfSubject))
        .orderBy(desc(outbox.availableAt), desc(outbox.id))
        .limit(most.newest)
        .for('update', { skipLocked: true });
      const rows = await database
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, availableAt: after(seconds) })
        .where(sql`${outbox.id} = any(array(${oldest}) || array(${newest}))`)
        .returning();
      return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
    },

    renew: async (ids: string[], seconds: number): Promise<void> => {
      await database
        .update(outbox)
        .set({ availableAt: after(seconds) })
        .where(and(inArray(outbox.id, ids), isNull(outbox.deliveredAt)));
    },

    recordDelivered: async (ids: string[]): Promise<void> => {
      if (ids.length === 0) return;
      await database
        .update(outbox)
        .set({ deliveredAt: sql`now()`, lastError: null })
        .where(inArray(outbox.id, ids));
    },

    /** Until 1, 2, 4… seconds later, at most ten minutes. */
    postpone: async ({ id, attempts }: OutboxRow, lastError: string): Promise<void> => {
      const availableAt = after(Math.min(2 ** (attempts - 1), MAX_BACKOFF_SECONDS));
      await database.update(outbox).set({ availableAt, lastError }).where(eq(outbox.id, id));
    },

    removeOld: async (): Promise<void> => {
      const old = lt(outbox.deliveredAt, sql`now() - make_interval(days => ${KEPT_DAYS})`);
      await database.delete(outbox).where(and(isNotNull(outbox.deliveredAt), old));
    },
  };
}
