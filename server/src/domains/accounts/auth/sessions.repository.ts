import { and, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { sessions } from '../../../database/tables/accounts';
import { teamMembers } from '../../../database/tables/team';
import { written } from '../../../database/written';
import { createGatheredRead } from '../../../kit/gathered';
import type { SessionRow } from '../../../database/tables/accounts';
import { users } from '../../../database/tables/users';

/** How old `lastSeenAt` may get before a call refreshes it. */
const SEEN_SECONDS = 60;

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

/** Prepared: it runs on every call of a signed-in person, together for calls that come together. */
function prepareFindUsers(database: Database) {
  return database
    .select({
      tokenHash: sessions.tokenHash,
      _id: users.id,
      fullName: users.fullName,
      email: users.email,
      userType: users.userType,
      emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
      hasSecondStep: sql<boolean>`exists (select from two_steps where user_id = ${users.id} and confirmed_at is not null)`,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      role: teamMembers.role,
      personId: sessions.userId,
      isSeenLongAgo: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(secs => ${SEEN_SECONDS}::int)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`coalesce(${sessions.actingFor}, ${sessions.userId})`))
    .leftJoin(
      teamMembers,
      and(eq(teamMembers.companyId, sessions.actingFor), eq(teamMembers.userId, sessions.userId)),
    )
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
        gt(sessions.expiresAt, sql`now()`),
        // Of an account that was deleted or suspended while its owner signed in.
        isNull(users.deletedAt),
        // Who was taken out of the team acts for it no more, whatever became of the session.
        or(isNull(sessions.actingFor), isNotNull(teamMembers.role)),
        isNull(users.suspendedAt),
      ),
    )
    .prepare('find_session_users');
}

export function createSessionsRepository(database: Database) {
  const findUsers = prepareFindUsers(database);

  return {
    /** The person of a session that has not expired. */
    findUser: createGatheredRead(async (tokenHashes: readonly string[]) => {
      const rows = await findUsers.execute({ tokenHashes });
      return new Map(rows.map(({ tokenHash, ...user }) => [tokenHash, user]));
    }),

    /** Sessions of a person that have not expired, most recently used first. */
    list: (userId: string): Promise<SessionRow[]> =>
      database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id)),

    /** Which of these have not expired. */
    listLivingIds: async (ids: string[]): Promise<string[]> => {
      const isOne = sql`${sessions.id} = any(${sql.param(ids)}::uuid[])`;
      const living = await database
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(isOne, gt(sessions.expiresAt, sql`now()`)));
      return living.map(({ id }) => id);
    },

    insert: async (executor: Executor, row: typeof sessions.$inferInsert): Promise<string> => {
      const [inserted] = await executor.insert(sessions).values(row).returning({ id: sessions.id });
      return written(inserted).id;
    },

    /** Writes only when the last time is long enough ago, so that concurrent calls write once. */
    recordSeen: async (id: string): Promise<void> => {
      const isLongAgo = lte(sessions.lastSeenAt, sql`now() - make_interval(secs => ${SEEN_SECONDS}::int)`);
      await database
        .update(sessions)
        .set({ lastSeenAt: sql`now()` })
        .where(and(eq(sessions.id, id), isLongAgo));
    },

    setDeviceToken: async (id: string, deviceToken: string | null): Promise<void> => {
      await database.update(sessions).set({ deviceToken }).where(eq(sessions.id, id));
    },

    ...removals,

    removeExpired: async (): Promise<void> => {
      await database.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
    },
  };
}

const removals = {
  /** Returns the ids of what was deleted. `userId`: only where it is of this person. */
  remove: async (executor: Executor, sessionId: string, userId?: string): Promise<string[]> => {
    const isIt = and(
      eq(sessions.id, sessionId),
      userId === undefined ? undefined : eq(sessions.userId, userId),
    );
    const removed = await executor.delete(sessions).where(isIt).returning({ id: sessions.id });
    return removed.map(({ id }) => id);
  },

  removeActing: async (executor: Executor, companyId: string): Promise<string[]> => {
    const ofCompany = eq(sessions.actingFor, companyId);
    const removed = await executor.delete(sessions).where(ofCompany).returning({ id: sessions.id });
    return removed.map(({ id }) => id);
  },

  removeOthers: async (
    executor: Executor,
    userId: string,
    exceptId: string | undefined,
  ): Promise<string[]> => {
    const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
    const removed = await executor
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), others))
      .returning({ id: sessions.id });
    return removed.map(({ id }) => id);
  },
};
