import type { UpdateChat } from '@plumbline/shared-schema/chats';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { personColumns } from '../../people/users/person-columns';
import { pairsIn } from './chat-pairs.repository';
import type { Database, Executor } from '../../../database/connect';
import { lockPeople } from '../../../database/lock-people';
import { applications } from '../../../database/tables/applications';
import { chatParticipants, chats } from '../../../database/tables/chats';
import { jobs } from '../../../database/tables/jobs';
import { messages } from '../../../database/tables/messages';
import { offers } from '../../../database/tables/offers';
import { users } from '../../../database/tables/users';

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
      lastMessageDeletedAt: messages.deletedAt,
      lastMessageAt: chats.lastMessageAt,
      lastSeq: chats.lastSeq,
      readSeq: mine.lastReadSeq,
      archivedSeq: mine.archivedSeq,
      isMuted: mine.isMuted,
      isBlocked: blocks(userId, otherId),
      isBlockedByOther: blocks(otherId, userId),
      unread: sql<number>`(select count(*)::int from messages unread where unread.chat_id = ${chats.id}
        and unread.seq > ${mine.lastReadSeq} and unread.receiver_id = ${userId})`,
      me: personColumns(me),
      other: personColumns(other),
    })
    .from(mine)
    .innerJoin(chats, eq(chats.id, mine.chatId))
    .innerJoin(me, eq(me.id, mine.userId))
    .innerJoin(other, sql`${other.id} = ${otherId}`)
    .leftJoin(jobs, eq(jobs.id, chats.jobId))
    .leftJoin(messages, and(eq(messages.chatId, chats.id), eq(messages.seq, chats.lastSeq)))
    .$dynamic();
}

const blocks = (blocker: string | SQL, blocked: string | SQL) =>
  sql<boolean>`exists (select from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`;

/** Who may see a chat is part of every query: an outsider finds nothing. */
export function createChatsRepository(database: Database) {
  const findIn = async (executor: Executor, key: { id: string; userId: string }) => {
    const [row] = await selectChats(executor, key.userId).where(
      and(eq(chats.id, key.id), eq(mine.userId, key.userId)),
    );
    return row;
  };

  return {
    /** By last activity, newest first: the last message, or the creation where there is none. */
    listByUser: (userId: string, only: { jobId?: string; participantId?: string }): Promise<ChatRecord[]> => {
      const conditions: (SQL | undefined)[] = [
        eq(mine.userId, userId),
        only.jobId === undefined ? undefined : eq(chats.jobId, only.jobId),
        only.participantId === undefined ? undefined : eq(other.id, only.participantId),
      ];
      return selectChats(database, userId)
        .where(and(...conditions))
        .orderBy(sql`coalesce(${chats.lastMessageAt}, ${chats.createdAt}) desc, ${chats.id} desc`);
    },

    listByIds: async (userId: string, ids: string[]): Promise<ChatRecord[]> =>
      ids.length === 0
        ? []
        : selectChats(database, userId).where(and(eq(mine.userId, userId), inArray(chats.id, ids))),

    find: (key: { id: string; userId: string }) => findIn(database, key),
    findIn,

    findId: async (executor: Executor, key: ChatKey): Promise<string | undefined> => {
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

    /** `undefined`: the chat of this pair and job exists already, perhaps by a concurrent call. */
    insert: async (executor: Executor, key: ChatKey): Promise<string | undefined> => {
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

    ...pairsIn(database),
    ...countsIn(database),
    ...rules,
    ...settings,
  };
}
export type ChatsRepository = ReturnType<typeof createChatsRepository>;

/** In the order that the table's check demands; PostgreSQL and JavaScript sort lower-case UUIDs alike. */
function pair({ creatorId, otherId }: ChatKey): [string, string] {
  return creatorId < otherId ? [creatorId, otherId] : [otherId, creatorId];
}

const countsIn = (database: Database) => ({
  /** Messages that this person has not read, but for muted chats. */
  countUnread: async (userId: string): Promise<number> => {
    const [row] = await database
      .select({ unread: sql<number>`count(*)::int` })
      .from(chatParticipants)
      .innerJoin(
        messages,
        and(
          eq(messages.chatId, chatParticipants.chatId),
          gt(messages.seq, chatParticipants.lastReadSeq),
          eq(messages.receiverId, chatParticipants.userId),
        ),
      )
      .where(and(eq(chatParticipants.userId, userId), eq(chatParticipants.isMuted, false)));
    return row?.unread ?? 0;
  },
});

const settings = {
  /** Of one of its two, for that person alone. Archived is what the chat holds now. */
  update: async (
    executor: Executor,
    { id, userId }: { id: string; userId: string },
    { isArchived, isMuted }: UpdateChat,
  ): Promise<void> => {
    const lastSeq = sql`(select last_seq from chats where chats.id = ${id})`;
    const archivedSeq = isArchived === true ? lastSeq : null;
    const changes = {
      ...(isArchived !== undefined && { archivedSeq }),
      ...(isMuted !== undefined && { isMuted }),
    };
    if (Object.keys(changes).length === 0) return;
    await executor
      .update(chatParticipants)
      .set(changes)
      .where(and(eq(chatParticipants.chatId, id), eq(chatParticipants.userId, userId)));
  },
};

const rules = {
  /**
   * Where `userId` began `max` chats in the last 24 hours: how long until there are fewer. Chats about their own jobs do
   * not count. Locks that person.
   */
  secondsUntilNextBegin: async (
    executor: Executor,
    userId: string,
    max: number,
  ): Promise<number | undefined> => {
    await lockPeople(executor, [userId]);
    const isOwnJob = sql`exists (select from jobs where jobs.id = ${chats.jobId} and jobs.owner_id = ${userId})`;
    const [row] = await executor
      .select({
        seconds: sql<number>`greatest(1, ceil(extract(epoch from ${chats.createdAt} + interval '24 hours' - now())))::int`,
      })
      .from(chats)
      .where(
        and(
          eq(chats.createdById, userId),
          gt(chats.createdAt, sql`now() - interval '24 hours'`),
          not(isOwnJob),
        ),
      )
      .orderBy(desc(chats.createdAt))
      .offset(max - 1)
      .limit(1);
    return row?.seconds;
  },

  /** Has this person applied to the job or received an offer for it? */
  isTiedToJob: async (executor: Executor, key: { jobId: string; userId: string }): Promise<boolean> => {
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

  hasUser: async (executor: Executor, id: string): Promise<boolean> => {
    const rows = await executor
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    return rows.length > 0;
  },
};
