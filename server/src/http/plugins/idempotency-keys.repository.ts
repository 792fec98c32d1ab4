import { IDEMPOTENCY_HOURS } from '@plumbline/shared-schema/limits';
import { and, eq, isNotNull, isNull, like, lt, not, or, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../database/connect';
import { idempotencyKeys } from '../../database/tables/idempotency-keys';

/** Where the first answer of a key is kept. */
export type Slot = { caller: string; method: string; path: string; key: string };
export type KeptAnswer = { status: number; body: string };

const isOver = lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${IDEMPOTENCY_HOURS}::int)`);

const matches = ({ caller, method, path, key }: Slot) =>
  and(
    eq(idempotencyKeys.caller, caller),
    eq(idempotencyKeys.method, method),
    eq(idempotencyKeys.path, path),
    eq(idempotencyKeys.key, key),
  );

/** Keys of calls with the answers that are given again to a repeat. */
export const idempotencyKeyRows = {
  /** An answer that is still to be given again. */
  findAnswer: async (
    executor: Executor,
    slot: Slot,
  ): Promise<(KeptAnswer & { requestHash: string }) | undefined> => {
    const row = await executor.query.idempotencyKeys.findFirst({ where: and(matches(slot), not(isOver)) });
    if (row === undefined || row.status === null) return undefined;
    return { status: row.status, body: row.body ?? '', requestHash: row.requestHash };
  },

  /** The lock goes with the transaction, so a call that died blocks nobody. False: another one is under way. */
  claim: async (tx: Tx, slot: Slot, requestHash: string): Promise<boolean> => {
    const name = JSON.stringify([slot.caller, slot.method, slot.path, slot.key]);
    const lock = await tx.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isOurs"`,
    );
    if (lock.rows[0]?.isOurs !== true) return false;
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ ...slot, requestHash })
      .onConflictDoUpdate({
        target: [idempotencyKeys.caller, idempotencyKeys.method, idempotencyKeys.path, idempotencyKeys.key],
        set: { requestHash, status: null, body: null, createdAt: sql`now()` },
        setWhere: or(isOver, isNull(idempotencyKeys.status)),
      })
      .returning({ key: idempotencyKeys.key });
    return claimed.length > 0;
  },

  keepAnswer: async (tx: Tx, slot: Slot, answer: KeptAnswer): Promise<void> => {
    await tx.update(idempotencyKeys).set(answer).where(matches(slot));
  },

  remove: async (tx: Tx, slot: Slot): Promise<void> => {
    await tx.delete(idempotencyKeys).where(matches(slot));
  },

  /** Answers of this caller, and of who acts for them, but for that of the call under way. */
  removeAnswers: async (tx: Tx, caller: string): Promise<void> => {
    const isTheirs = or(eq(idempotencyKeys.caller, caller), like(idempotencyKeys.caller, `${caller}:%`));
    await tx.delete(idempotencyKeys).where(and(isTheirs, isNotNull(idempotencyKeys.status)));
  },

  /** Answers that nobody can ask for any more. */
  removeOld: async (database: Database): Promise<void> => {
    await database.delete(idempotencyKeys).where(isOver);
  },
};
