import { EMAIL_WAIT_DAYS } from '@plumbline/shared-schema/limits';
import { and, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import { violatesUnique } from '../../../database/connect';
import type { Database, Executor, Tx } from '../../../database/connect';
import { emailChanges, emailUndos } from '../../../database/tables/email-changes';
import { users } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { isReserved } from '../../people/users/users.repository';

type NewChange = {
  userId: string;
  email: string;
  codeHash: string;
  presentCodeHash: string | null;
  minutes: number;
};
type NewUndo = { userId: string; email: string; tokenHash: string; createdAt: Date; days: number };
type EmailChangeRow = typeof emailChanges.$inferSelect;
type EmailUndoRow = typeof emailUndos.$inferSelect;

export type EmailChangesRepository = ReturnType<typeof createEmailChangesRepository>;

export function createEmailChangesRepository(database: Database) {
  return {
    ...changes,
    ...undos,

    /** EMAIL_TAKEN where an account has the address, or had it until lately. Whoever confirms it has the mailbox. */
    setEmail: async (tx: Tx, userId: string, email: string): Promise<void> => {
      try {
        await tx
          .update(users)
          .set({ email, emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
          .where(eq(users.id, userId));
      } catch (error) {
        throw violatesUnique(error, 'users_email') ? new AppError('EMAIL_TAKEN') : error;
      }
      // Asked after the index has let it pass: whoever gave the address up meanwhile has committed.
      if (await isReserved(tx, { id: userId, email })) throw new AppError('EMAIL_TAKEN');
    },

    isTaken: async (tx: Tx, email: string, userId: string): Promise<boolean> =>
      (await tx.$count(users, eq(users.email, email))) > 0 || isReserved(tx, { id: userId, email }),

    /** What waits is kept for as long again, so that its owner can come back to it. */
    removeExpired: async (): Promise<void> => {
      const tooOld = sql`now() - make_interval(days => ${2 * EMAIL_WAIT_DAYS}::int)`;
      await database
        .delete(emailChanges)
        .where(and(lte(emailChanges.expiresAt, sql`now()`), lte(emailChanges.askedAt, tooOld)));
      await database.delete(emailUndos).where(lte(emailUndos.expiresAt, sql`now()`));
    },
  };
}

const changes = {
  /** When this address was first asked for, if it was and has not been dropped since. */
  findAskedAt: async (tx: Tx, userId: string, email: string): Promise<Date | undefined> => {
    const isSame = and(eq(emailChanges.userId, userId), eq(emailChanges.email, email));
    const [row] = await tx.select({ askedAt: emailChanges.askedAt }).from(emailChanges).where(isSame);
    return row?.askedAt;
  },

  /** Replaces an older one; the same address asked for again goes on waiting. */
  put: async (tx: Tx, { userId, minutes, ...change }: NewChange): Promise<void> => {
    const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`;
    const fresh = { ...change, tries: 0, expiresAt };
    const askedAt = sql`case when ${emailChanges.email} = ${change.email} then ${emailChanges.askedAt} else now() end`;
    await tx
      .insert(emailChanges)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: emailChanges.userId, set: { ...fresh, askedAt } });
  },

  findLiving: async (executor: Executor, userId: string): Promise<EmailChangeRow | undefined> => {
    const isLiving = and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, sql`now()`));
    const [row] = await executor.select().from(emailChanges).where(isLiving);
    return row;
  },

  /** Counts a try against the living code and returns it; the row stays locked until the end of `tx`. */
  spendTry: async (tx: Tx, userId: string, maxTries: number): Promise<EmailChangeRow | undefined> => {
    const [row] = await tx
      .update(emailChanges)
      .set({ tries: sql`${emailChanges.tries} + 1` })
      .where(
        and(
          eq(emailChanges.userId, userId),
          gt(emailChanges.expiresAt, sql`now()`),
          lt(emailChanges.tries, maxTries),
        ),
      )
      .returning();
    return row;
  },

  remove: async (tx: Tx, userId: string): Promise<void> => {
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  },
};

const isLivingUndo = (tokenHash: string) =>
  and(eq(emailUndos.tokenHash, tokenHash), gt(emailUndos.expiresAt, sql`now()`));

const undos = {
  insertUndo: async (tx: Tx, { days, ...row }: NewUndo): Promise<void> => {
    const expiresAt = sql`now() + make_interval(days => ${days}::int)`;
    await tx.insert(emailUndos).values({ ...row, expiresAt });
  },

  /** Locks nothing: the person is locked before it is spent. */
  findUndo: async (tx: Tx, tokenHash: string): Promise<EmailUndoRow | undefined> => {
    const [row] = await tx.select().from(emailUndos).where(isLivingUndo(tokenHash));
    return row;
  },

  /**
   * With those of all later changes: the addresses they would lead back to are not the owner's. Of concurrent calls
   * exactly one gets `true`.
   */
  spendUndo: async (tx: Tx, { userId, tokenHash, createdAt }: EmailUndoRow): Promise<boolean> => {
    const spent = await tx.delete(emailUndos).where(isLivingUndo(tokenHash)).returning({ id: emailUndos.id });
    await tx
      .delete(emailUndos)
      .where(and(eq(emailUndos.userId, userId), gte(emailUndos.createdAt, createdAt)));
    return spent.length > 0;
  },
};
