import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { written } from '../../database/written';
import type { Database, Executor } from '../../database/connect';
import { chatParticipants, chats } from '../../database/tables/chats';
import { messages } from '../../database/tables/messages';
import type { MessageRow } from '../../database/tables/messages';

export type NewMessage = Pick<
  MessageRow,
  'chatId' | 'senderId' | 'receiverId' | 'messageText' | 'clientMessageId'
>;
type Window = { after?: number; before?: number; limit: number };

export function createMessagesRepository(database: Database) {
  return {
    /** Ascending. `after` alone gives the next ones; otherwise the newest (before `before`). */
    listByChat: async (chatId: string, { after, before, limit }: Window): Promise<MessageRow[]> => {
      const isForward = after !== undefined && before === undefined;
      const rows = await database
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.chatId, chatId),
            after === undefined ? undefined : gt(messages.seq, after),
            before === undefined ? undefined : lt(messages.seq, before),
          ),
        )
        .orderBy(isForward ? asc(messages.seq) : desc(messages.seq))
        .limit(limit);
      return isForward ? rows : rows.reverse();
    },

    findSeq: async (chatId: string, messageId: string): Promise<number | undefined> => {
      const [row] = await database
        .select({ seq: messages.seq })
        .from(messages)
        .where(and(eq(messages.id, messageId), eq(messages.chatId, chatId)));
      return row?.seq;
    },

    ...writes,
  };
}
export type MessagesRepository = ReturnType<typeof createMessagesRepository>;

const writes = {
  /** Locks the chat until the transaction ends: its messages are numbered without gaps. */
  lockChat: async (executor: Executor, chatId: string): Promise<void> => {
    await executor.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('no key update');
  },

  findByClientId: async (
    executor: Executor,
    key: { chatId: string; senderId: string; clientMessageId: string },
  ): Promise<MessageRow | undefined> => {
    const [row] = await executor
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.chatId, key.chatId),
          eq(messages.senderId, key.senderId),
          eq(messages.clientMessageId, key.clientMessageId),
        ),
      );
    return row;
  },

  /** Takes the chat's next number. Call it with the chat locked by `lockChat`. */
  append: async (executor: Executor, message: NewMessage): Promise<MessageRow> => {
    const [chat] = await executor
      .update(chats)
      .set({ lastSeq: sql`${chats.lastSeq} + 1`, lastMessageAt: sql`clock_timestamp()` })
      .where(eq(chats.id, message.chatId))
      .returning({ seq: chats.lastSeq, createdAt: chats.lastMessageAt });
    if (chat?.createdAt == null) throw new Error('the chat of a message is gone');
    const [row] = await executor
      .insert(messages)
      .values({ ...message, seq: chat.seq, createdAt: chat.createdAt })
      .returning();
    return written(row);
  },

  /** Marks what `userId` received up to `seq`, or everything; returns the number of messages newly read. */
  markRead: async (
    executor: Executor,
    key: { chatId: string; userId: string; seq?: number },
  ): Promise<number> => {
    const upTo = key.seq === undefined ? undefined : lte(messages.seq, key.seq);
    const rows = await executor
      .update(messages)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(messages.chatId, key.chatId),
          eq(messages.receiverId, key.userId),
          isNull(messages.readAt),
          upTo,
        ),
      )
      .returning({ seq: messages.seq });
    const newest = Math.max(0, ...rows.map(({ seq }) => seq));
    await executor
      .update(chatParticipants)
      .set({ lastReadSeq: sql`greatest(${chatParticipants.lastReadSeq}, ${newest})` })
      .where(and(eq(chatParticipants.chatId, key.chatId), eq(chatParticipants.userId, key.userId)));
    return rows.length;
  },
};
