import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type { Database, Executor } from '../../database/connect';
import { applications, chatParticipants, chats, jobs, messages, offers, users } from '../../database/schema';

const mine = alias(chatParticipants, 'mine');
const other = alias(users, 'other');
const me = alias(users, 'me');

/** A chat as one of its two people sees it. */
export type ChatRecord = Awaited<ReturnType<ReturnType<typeof selectChats>['execute']>>[number];
export type ChatKey = { jobId: string | null; creatorId: string; otherId: string };

function selectChats(executor: Executor, userId: string) {
  const otherId = sql`case when ${chats.firstUserId} = ${userId} then ${chats.secondUserId} else ${chats.firstUserId} end`;
  return executor
    .select({
      id: chats.id,
      jobId: chats.jobId,
      jobTitle: jobs.title,
      createdById: chats.createdById,
      lastMessage: messages.messageText,
      lastMessageAt: chats.lastMessageAt,
      unread: sql<number>`(select count(*)::int from messages unread where unread.chat_id = ${chats.id}
        and unread.seq > ${mine.lastReadSeq} and unread.receiver_id = ${userId})`,
      me: { id: me.id, fullName: me.fullName, profileFileId: me.profileFileId },
      other: { id: other.id, fullName: other.fullName, profileFileId: other.profileFileId },
    })
    .from(mine)
    .innerJoin(chats, eq(chats.id, mine.chatId))
    .innerJoin(me, eq(me.id, mine.userId))
    .innerJoin(other, sql`${other.id} = ${otherId}`)
    .leftJoin(jobs, eq(jobs.id, chats.jobId))
    .leftJoin(messages, and(eq(messages.chatId, chats.id), eq(messages.seq, chats.lastSeq)))
    .$dynamic();
}

/** All SQL about chats. Who may see a chat is part of every query: an outsider finds nothing. */
export function createChatsRepository(database: Database) {
  return {
    /** My chats, the one that spoke last first; those without a message count from when they began. */
    listByUser(userId: string, only: { jobId?: string; participantId?: string }): Promise<ChatRecord[]> {
      const conditions: (SQL | undefined)[] = [
        eq(mine.userId, userId),
        only.jobId === undefined ? undefined : eq(chats.jobId, only.jobId),
        only.participantId === undefined ? undefined : eq(other.id, only.participantId),
      ];
      return selectChats(database, userId)
        .where(and(...conditions))
        .orderBy(sql`coalesce(${chats.lastMessageAt}, ${chats.createdAt}) desc, ${chats.id} desc`);
    },

    async findForUser(key: { id: string; userId: string }, executor: Executor = database) {
      const [row] = await selectChats(executor, key.userId).where(
        and(eq(chats.id, key.id), eq(mine.userId, key.userId)),
      );
      return row;
    },

    async findId(executor: Executor, key: ChatKey): Promise<string | undefined> {
      const [firstUserId, secondUserId] = pair(key);
      const [row] = await executor
        .select({ id: chats.id })
        .from(chats)
        .where(
          and(
            key.jobId === null ? isNull(chats.jobId) : eq(chats.jobId, key.jobId),
            eq(chats.firstUserId, firstUserId),
            eq(chats.secondUserId, secondUserId),
          ),
        );
      return row?.id;
    },

    /** `undefined`: the chat of this pair and job exists, perhaps since a moment ago. */
    async insert(executor: Executor, key: ChatKey): Promise<string | undefined> {
      const [firstUserId, secondUserId] = pair(key);
      const id = uuidv7();
      const rows = await executor
        .insert(chats)
        .values({ id, jobId: key.jobId, firstUserId, secondUserId, createdById: key.creatorId })
        .onConflictDoNothing()
        .returning({ id: chats.id });
      if (rows.length === 0) return undefined;
      await executor.insert(chatParticipants).values([
        { chatId: id, userId: key.creatorId, role: 'sender' },
        { chatId: id, userId: key.otherId, role: 'receiver' },
      ]);
      return id;
    },

    ...rules,
  };
}
export type ChatsRepository = ReturnType<typeof createChatsRepository>;

/** The order the table wants: PostgreSQL and JavaScript agree on lower-case UUID texts. */
function pair({ creatorId, otherId }: ChatKey): [string, string] {
  return creatorId < otherId ? [creatorId, otherId] : [otherId, creatorId];
}

/** What decides whether a chat may begin. */
const rules = {
  /** Chats without a job that `userId` began in the last 24 hours. Holds the user's row, so that two calls at once count each other. */
  async countBegun(executor: Executor, userId: string): Promise<number> {
    await executor.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [row] = await executor
      .select({ count: sql<number>`count(*)::int` })
      .from(chats)
      .where(
        and(
          eq(chats.createdById, userId),
          isNull(chats.jobId),
          gt(chats.createdAt, sql`now() - interval '24 hours'`),
        ),
      );
    return row?.count ?? 0;
  },

  /** Has this person applied to the job or received an offer for it? */
  async isTiedToJob(executor: Executor, key: { jobId: string; userId: string }): Promise<boolean> {
    const rows = await executor
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, key.userId),
          or(
            sql`exists (select 1 from ${applications} where ${applications.jobId} = ${key.jobId} and ${applications.userId} = ${users.id})`,
            sql`exists (select 1 from ${offers} where ${offers.jobId} = ${key.jobId} and ${offers.professionalId} = ${users.id})`,
          ),
        ),
      );
    return rows.length > 0;
  },

  async hasUser(executor: Executor, id: string): Promise<boolean> {
    const rows = await executor.select({ id: users.id }).from(users).where(eq(users.id, id));
    return rows.length > 0;
  },
};
