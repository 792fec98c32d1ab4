import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/connect';
import type { MessageRow } from '../../database/schema';
import { chatParticipants, chats, messages } from '../../database/schema';

export type NewMessage = Pick<
  MessageRow,
  'chatId' | 'senderId' | 'receiverId' | 'messageText' | 'clientMessageId'
>;
type Window = { after?: number; before?: number; limit: number };

/** All SQL about messages. */
export function createMessagesRepository(database: Database) {
  return {
    /** Ascending. `after` alone gives the next ones; otherwise the newest (before `before`). */
    async listByChat(chatId: string, { after, before, limit }: Window): Promise<MessageRow[]> {
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

    async findSeq(
      chatId: string,
      messageId: string,
      executor: Executor = database,
    ): Promise<number | undefined> {
      const [row] = await executor
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
  /** Holds the chat until the transaction ends, so that its messages get their numbers one after the other. */
  async lockChat(executor: Executor, chatId: string): Promise<void> {
    await executor.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('no key update');
  },

  async findByClientId(
    executor: Executor,
    key: { chatId: string; senderId: string; clientMessageId: string },
  ): Promise<MessageRow | undefined> {
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

  /** Takes the chat's next number. Call it with the chat held by `lockChat`. */
  async append(executor: Executor, message: NewMessage): Promise<MessageRow> {
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
    if (row === undefined) throw new Error('an insert returned no row');
    return row;
  },

  /** Marks what `userId` received up to `seq` (everything, if absent). The number of messages newly read. */
  async markRead(executor: Executor, key: { chatId: string; userId: string; seq?: number }): Promise<number> {
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
