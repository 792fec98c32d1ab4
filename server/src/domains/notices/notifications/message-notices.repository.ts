import { and, asc, eq, exists, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../database/connect';
import { chatParticipants, chats } from '../../../database/tables/chats';
import { messages } from '../../../database/tables/messages';
import { notifications } from '../../../database/tables/notifications';
import { users } from '../../../database/tables/users';

/** A conversation in which somebody has not read what another person wrote. */
export type UnreadChat = {
  chatId: string;
  userId: string;
  readSeq: number;
  senderId: string;
  person: string;
};

export type MessageNoticesRepository = ReturnType<typeof createMessageNoticesRepository>;

/** What distinguishes one wait for a reader from the next: how far they had read. */
const subject = sql`${chats.id}::text || ' ' || ${chatParticipants.lastReadSeq}::text`;

export function createMessageNoticesRepository(database: Database) {
  return {
    /**
     * Conversations of the last `sinceSeconds` that have waited for `waitSeconds`, of which nobody was told since they
     * were last read, and which their reader has not muted.
     */
    listUntold: (query: {
      sinceSeconds: number;
      waitSeconds: number;
      limit: number;
    }): Promise<UnreadChat[]> => {
      const { sinceSeconds, waitSeconds, limit } = query;
      const other = sql`case when ${chats.firstUserId} = ${chatParticipants.userId}
        then ${chats.secondUserId} else ${chats.firstUserId} end`;
      const unread = database
        .select({ one: sql`1` })
        .from(messages)
        .where(
          and(
            eq(messages.chatId, chats.id),
            eq(messages.receiverId, chatParticipants.userId),
            gt(messages.seq, chatParticipants.lastReadSeq),
            lte(messages.createdAt, sql`now() - make_interval(secs => ${waitSeconds})`),
          ),
        );
      const told = database
        .select({ one: sql`1` })
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, chatParticipants.userId),
            eq(notifications.kind, 'messageReceived'),
            eq(notifications.subject, subject),
          ),
        );
      return database
        .select({
          chatId: chats.id,
          userId: chatParticipants.userId,
          readSeq: chatParticipants.lastReadSeq,
          senderId: users.id,
          person: sql<string>`coalesce(nullif(${users.companyName}, ''), ${users.fullName})`,
        })
        .from(chats)
        .innerJoin(chatParticipants, eq(chatParticipants.chatId, chats.id))
        .innerJoin(users, eq(users.id, other))
        .where(
          and(
            gt(chats.lastMessageAt, sql`now() - make_interval(secs => ${sinceSeconds})`),
            gt(chats.lastSeq, chatParticipants.lastReadSeq),
            eq(chatParticipants.isMuted, false),
            notExists(told),
            exists(unread),
          ),
        )
        .limit(limit);
    },

    decideMails,
  };
}

/** Takes notifications of `minutes` ago, each once, and returns those that are still unread. */
async function decideMails(tx: Tx, { minutes, limit }: { minutes: number; limit: number }) {
  const due = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.kind, 'messageReceived'),
        isNull(notifications.mailDecidedAt),
        lte(notifications.createdAt, sql`now() - make_interval(mins => ${minutes}::int)`),
      ),
    )
    .orderBy(asc(notifications.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const decided = await tx
    .update(notifications)
    .set({ mailDecidedAt: sql`now()` })
    .where(inArray(notifications.id, due))
    .returning();
  return { count: decided.length, unread: decided.filter(({ readAt }) => readAt === null) };
}
