import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { failedSignIns } from '../../../database/tables/accounts';

type Attempt = { email: string; address: string };
/** `count` in the window and the seconds until the oldest of them leaves it. */
export type FailureCount = { count: number; secondsLeft: number };

export type FailedSignInsRepository = ReturnType<typeof createFailedSignInsRepository>;

export function createFailedSignInsRepository(database: Database) {
  const count = async (where: ReturnType<typeof and>, minutes: number): Promise<FailureCount> => {
    const isRecent = gt(failedSignIns.createdAt, sql`now() - make_interval(mins => ${minutes}::int)`);
    const [row] = await database
      .select({
        count: sql<number>`count(*)::int`,
        secondsLeft: sql<number>`coalesce(ceil(extract(epoch from min(${failedSignIns.createdAt}) - now()) + ${minutes}::int * 60), 0)::int`,
      })
      .from(failedSignIns)
      .where(and(where, isRecent));
    return row ?? { count: 0, secondsLeft: 0 };
  };

  return {
    countForAccount: ({ email, address }: Attempt, minutes: number) =>
      count(and(eq(failedSignIns.email, email), eq(failedSignIns.address, address)), minutes),

    countForAddress: ({ address }: Attempt, minutes: number) =>
      count(eq(failedSignIns.address, address), minutes),

    insert: async (attempt: Attempt): Promise<string> => {
      const [row] = await database.insert(failedSignIns).values(attempt).returning({ id: failedSignIns.id });
      return row?.id ?? '';
    },

    remove: async (id: string): Promise<void> => {
      await database.delete(failedSignIns).where(eq(failedSignIns.id, id));
    },

    removeForAccount: async ({ email, address }: Attempt): Promise<void> => {
      await database
        .delete(failedSignIns)
        .where(and(eq(failedSignIns.email, email), eq(failedSignIns.address, address)));
    },

    /** Deletes what no window reaches any more. */
    removeOld: async (): Promise<void> => {
      await database.delete(failedSignIns).where(lt(failedSignIns.createdAt, sql`now() - interval '1 day'`));
    },
  };
}
