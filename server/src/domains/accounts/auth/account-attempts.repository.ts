import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../database/connect';
import { accountAttempts } from '../../../database/tables/accounts';
import { written } from '../../../database/written';

type Kind = (typeof accountAttempts.$inferSelect)['kind'];
type Attempt = { kind: Kind; email: string };

export type AccountAttemptsRepository = ReturnType<typeof createAccountAttemptsRepository>;

export function createAccountAttemptsRepository(database: Database) {
  return {
    /** Until the transaction ends, no other counts attempts of this kind and address. */
    lock: async (tx: Tx, { kind, email }: Attempt): Promise<void> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${email}`}, 0))`);
    },

    /** Attempts of the last `seconds`, and the seconds until the oldest of them no longer counts. */
    count: async (
      tx: Tx,
      { kind, email }: Attempt,
      seconds: number,
    ): Promise<{ count: number; secondsLeft: number }> => {
      const [row] = await tx
        .select({
          count: sql<number>`count(*)::int`,
          secondsLeft: sql<number>`coalesce(ceil(extract(epoch from min(${accountAttempts.createdAt}) - now()) + ${seconds}::int), 0)::int`,
        })
        .from(accountAttempts)
        .where(
          and(
            eq(accountAttempts.kind, kind),
            eq(accountAttempts.email, email),
            gt(accountAttempts.createdAt, sql`now() - make_interval(secs => ${seconds}::int)`),
          ),
        );
      return row ?? { count: 0, secondsLeft: 0 };
    },

    /** Returns the id. */
    insert: async (tx: Tx, attempt: Attempt): Promise<string> => {
      const [row] = await tx.insert(accountAttempts).values(attempt).returning({ id: accountAttempts.id });
      return written(row).id;
    },

    remove: async (tx: Tx, id: string): Promise<void> => {
      await tx.delete(accountAttempts).where(eq(accountAttempts.id, id));
    },

    /** Deletes what no window reaches any more. */
    removeOld: async (): Promise<void> => {
      await database
        .delete(accountAttempts)
        .where(lt(accountAttempts.createdAt, sql`now() - interval '7 days'`));
    },
  };
}
