import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { accountExports } from '../../../database/tables/account-exports';
import { files } from '../../../database/tables/users';
import { isDue } from '../../../kit/outbox/due';

export type ExportRow = typeof accountExports.$inferSelect;
export type AccountExportsRepository = ReturnType<typeof createAccountExportsRepository>;

/** One that was taken by a process that died is begun again after this. */
const LEASE_MINUTES = 10;

const isWaiting = and(isNull(accountExports.readyAt), isNull(accountExports.failedAt));

export function createAccountExportsRepository(database: Database) {
  return { ...askingIn(database), ...makingIn(database) };
}

function askingIn(database: Database) {
  return {
    find: (executor: Executor, userId: string): Promise<ExportRow | undefined> =>
      executor.query.accountExports.findFirst({ where: eq(accountExports.userId, userId) }),

    bytesOf: async (fileId: string): Promise<number | null> => {
      const [row] = await database.select({ bytes: files.bytes }).from(files).where(eq(files.id, fileId));
      return row?.bytes ?? null;
    },

    /** Begins anew where none is being made. */
    begin: async (tx: Tx, userId: string): Promise<void> => {
      const fresh = {
        requestedAt: sql`now()`,
        availableAt: sql`now()`,
        attempts: 0,
        fileId: null,
        readyAt: null,
        expiresAt: null,
        failedAt: null,
      };
      await tx
        .insert(accountExports)
        .values({ userId })
        .onConflictDoUpdate({
          target: accountExports.userId,
          set: fresh,
          setWhere: or(isNotNull(accountExports.readyAt), isNotNull(accountExports.failedAt)),
        });
    },

    /** Deletes those whose time is over and returns their files. */
    removeExpired: async (tx: Tx): Promise<string[]> => {
      const removed = await tx
        .delete(accountExports)
        .where(lte(accountExports.expiresAt, sql`now()`))
        .returning({ fileId: accountExports.fileId });
      return removed.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
    },
  };
}

function makingIn(database: Database) {
  return {
    /** Takes what waits; no other process takes it until the lease is over. */
    lease: (limit: number): Promise<ExportRow[]> => {
      const due = database
        .select({ userId: accountExports.userId })
        .from(accountExports)
        .where(and(isWaiting, isDue(accountExports)))
        .orderBy(accountExports.availableAt)
        .limit(limit)
        .for('update', { skipLocked: true });
      return database
        .update(accountExports)
        .set({
          attempts: sql`${accountExports.attempts} + 1`,
          availableAt: sql`now() + make_interval(mins => ${LEASE_MINUTES}::int)`,
        })
        .where(inArray(accountExports.userId, due))
        .returning();
    },

    /** `false` where another process has begun it again, or nobody wants it any more. */
    finish: async (
      tx: Tx,
      { userId, attempts }: ExportRow,
      { fileId, hours }: { fileId: string; hours: number },
    ): Promise<boolean> => {
      const finished = await tx
        .update(accountExports)
        .set({
          fileId,
          readyAt: sql`now()`,
          expiresAt: sql`now() + make_interval(hours => ${hours}::int)`,
        })
        .where(and(eq(accountExports.userId, userId), eq(accountExports.attempts, attempts), isWaiting))
        .returning({ userId: accountExports.userId });
      return finished.length > 0;
    },

    postpone: async ({ userId, attempts }: ExportRow, seconds: number): Promise<void> => {
      await database
        .update(accountExports)
        .set({ availableAt: sql`now() + make_interval(secs => ${seconds}::int)` })
        .where(and(eq(accountExports.userId, userId), eq(accountExports.attempts, attempts)));
    },

    giveUp: async ({ userId, attempts }: ExportRow): Promise<void> => {
      await database
        .update(accountExports)
        .set({ failedAt: sql`now()` })
        .where(and(eq(accountExports.userId, userId), eq(accountExports.attempts, attempts)));
    },
  };
}
