import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../database/connect';
import { emailCodes } from '../../../database/tables/accounts';
import { users } from '../../../database/tables/users';
import type { UserRow } from '../../../database/tables/users';

export type EmailCodesRepository = ReturnType<typeof createEmailCodesRepository>;

export function createEmailCodesRepository(database: Database) {
  return {
    /** Replaces an older code. */
    put: async (tx: Tx, row: { userId: string; codeHash: string; minutes: number }): Promise<void> => {
      const { userId, codeHash } = row;
      const fresh = {
        codeHash,
        tries: 0,
        expiresAt: sql`now() + make_interval(mins => ${row.minutes}::int)`,
      };
      await tx
        .insert(emailCodes)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({ target: emailCodes.userId, set: fresh });
    },

    /** Counts a try against the valid code of this address and returns it; the row stays locked until the end of `tx`. */
    spendTry: async (
      tx: Tx,
      email: string,
      maxTries: number,
    ): Promise<{ user: UserRow; codeHash: string } | undefined> => {
      const [row] = await tx
        .update(emailCodes)
        .set({ tries: sql`${emailCodes.tries} + 1` })
        .from(users)
        .where(
          and(
            eq(users.id, emailCodes.userId),
            eq(users.email, email),
            gt(emailCodes.expiresAt, sql`now()`),
            lt(emailCodes.tries, maxTries),
          ),
        )
        .returning();
      return row && { user: row.users, codeHash: row.codeHash };
    },

    remove: async (tx: Tx, userId: string): Promise<void> => {
      await tx.delete(emailCodes).where(eq(emailCodes.userId, userId));
    },

    removeExpired: async (): Promise<void> => {
      await database.delete(emailCodes).where(lte(emailCodes.expiresAt, sql`now()`));
    },
  };
}
