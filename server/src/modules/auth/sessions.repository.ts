import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/connect';
import { sessions, users } from '../../database/schema';
import type { SessionRow } from '../../database/schema';

/** How old `lastSeenAt` may get before a call refreshes it. */
const SEEN_SECONDS = 60;

type OneOf = { userId: string; sessionId: string };

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(database: Database) {
  // Prepared: it runs on every call of a signed-in person.
  const findUser = database
    .select({
      _id: users.id,
      fullName: users.fullName,
      email: users.email,
      userType: users.userType,
      emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      isSeenLongAgo: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${SEEN_SECONDS}::int)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('find_session_user');

  return {
    /** The person of a living session. */
    findUser: async (tokenHash: string) => {
      const [found] = await findUser.execute({ tokenHash });
      return found;
    },

    /** One's own living sessions, the one seen last first. */
    list: (userId: string): Promise<SessionRow[]> =>
      database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id)),

    insert: async (executor: Executor, row: typeof sessions.$inferInsert): Promise<void> => {
      await executor.insert(sessions).values(row);
    },

    /** Writes only when the last time is long enough ago, so that calls made at once write once. */
    noteSeen: async (id: string): Promise<void> => {
      const isLongAgo = lte(sessions.lastSeenAt, sql`now() - make_interval(secs => ${SEEN_SECONDS}::int)`);
      await database.update(sessions).set({ lastSeenAt: sql`now()` }).where(and(eq(sessions.id, id), isLongAgo));
    },

    setDeviceToken: async (id: string, deviceToken: string | null): Promise<void> => {
      await database.update(sessions).set({ deviceToken }).where(eq(sessions.id, id));
    },

    /** Gives the ids of what was there. */
    remove: async (executor: Executor, { userId, sessionId }: OneOf): Promise<string[]> => {
      const mine = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
      const removed = await executor.delete(sessions).where(mine).returning({ id: sessions.id });
      return removed.map(({ id }) => id);
    },

    removeOthers: async (executor: Executor, userId: string, exceptId: string | undefined): Promise<string[]> => {
      const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
      const removed = await executor.delete(sessions).where(and(eq(sessions.userId, userId), others)).returning({ id: sessions.id });
      return removed.map(({ id }) => id);
    },

    removeExpired: async (): Promise<void> => {
      await database.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
    },
  };
}
