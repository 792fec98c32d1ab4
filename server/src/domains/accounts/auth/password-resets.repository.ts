import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { passwordResets } from '../../../database/tables/accounts';
import { users } from '../../../database/tables/users';
import type { UserRow } from '../../../database/tables/users';

type Key = { tokenHash: string; email: string };

export type PasswordResetsRepository = ReturnType<typeof createPasswordResetsRepository>;

export function createPasswordResetsRepository(database: Database) {
  const matches = ({ tokenHash, email }: Key) =>
    and(
      eq(passwordResets.tokenHash, tokenHash),
      eq(users.email, email),
      gt(passwordResets.expiresAt, sql`now()`),
    );

  return {
    insert: async (tx: Tx, row: { userId: string; tokenHash: string; minutes: number }): Promise<void> => {
      const expiresAt = sql`now() + make_interval(mins => ${row.minutes}::int)`;
      await tx.insert(passwordResets).values({ userId: row.userId, tokenHash: row.tokenHash, expiresAt });
    },

    /** The person of a link that has not expired. */
    findUser: async (executor: Executor, key: Key): Promise<UserRow | undefined> => {
      const [row] = await executor
        .select({ user: users })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(matches(key));
      return row?.user;
    },

    /** Deletes the link; of concurrent calls exactly one gets `true`. */
    spend: async (tx: Tx, tokenHash: string): Promise<boolean> => {
      const isLiving = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`));
      const spent = await tx.delete(passwordResets).where(isLiving).returning({ id: passwordResets.id });
      return spent.length > 0;
    },

    removeOfUser: async (tx: Tx, userId: string): Promise<void> => {
      await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    },

    removeExpired: async (): Promise<void> => {
      await database.delete(passwordResets).where(lte(passwordResets.expiresAt, sql`now()`));
    },
  };
}
