import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/connect';
import { sessions, users } from '../../database/schema';
import type { CurrentUser } from '../../plugins/session';

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
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('find_session_user');

  return {
    /** The person of a living session. */
    findUser: async (tokenHash: string): Promise<CurrentUser | undefined> => {
      const [user] = await findUser.execute({ tokenHash });
      return user;
    },

    insert: async (executor: Executor, row: typeof sessions.$inferInsert): Promise<void> => {
      await executor.insert(sessions).values(row);
    },

    remove: async (id: string): Promise<void> => {
      await database.delete(sessions).where(eq(sessions.id, id));
    },

    removeExpired: async (): Promise<void> => {
      await database.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
    },
  };
}
