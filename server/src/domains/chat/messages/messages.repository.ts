import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { written } from '../../../database/written';
import type { Database, Executor } from '../../../database/connect';
import { chatParticipants, chats } from '../../../database/tables/chats';
import { messages } from '../../../database/tables/messages';
import type { MessageRow } from '../../../database/tables/messages';

type Repeatable = Pick<MessageRow, 'chatId' | 'senderId' | 'clientMessageId' | 'sentKey'>;
type ReceivedMessages = { chatId: string; userId: string; seq: number | undefined };
type Reading = ReceivedMessages & { isUntold: boolean };
type Window = { after?: number; before?: number; changedWithin?: number | undefined; limit: number };

/** Changes carry the time at which their transaction began, and calls take a while: this much more is told. */
const CHANGE_SLACK_S = 60;

export function createMessagesRepository(database: Database) {
  return {
    /** Ascending. `after` alone gives the next ones; otherwise the newest (before `before`). `changedWithin`: in seconds. */
    listByChat: async (
      chatId: string,
      { after, before, limit, changedWithin }: Window,
    ): Promise<MessageRow[]> => {
      const isForward = after !== undefined && before === undefined;
      const rows = await database
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.chatId, chatId),
            after === undefined ? undefined : gt(messages.seq, after),
            before === undefined ? undefined : lt(messages.seq, before),
            changedWithin === undefined ? undefined : hasChanged(changedWithin + CHANGE_SLACK_S),
          ),
        )
        .orderBy(isForward ? asc(messages.seq) : desc(messages.seq))
        .limit(limit);
      return isForward ? rows : rows.reverse();
    },

    find: async (key: { chatId: string; id: string }): Promise<MessageRow | undefined> => {
      const [row] = await database
        .select()
        .from(messages)
        .where(and(eq(messages.chatId, key.chatId), eq(messages.id, key.id)));
      return row;
    },

    findSeq: async (chatId: string, messageId: string): Promise<number | undefined> => {
      const [row] = await database
        .select({ seq: messages.seq })
        .from(messages)
        .where(and(eq(messages.id, messageId), eq(messages.chatId, chatId)));
      return row?.seq;
    },

    ...writes,
    ...changes,
  };
}
export type MessagesRepository = ReturnType<typeof createMessagesRepository>;

const writes = {
  /** Locks the chat until the transaction ends: its messages are numbered without gaps. */
  lockChat: async (executor: Executor, chatId: string): Promise<void> => {
    await executor.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('no key update');
  },

  /** The message that this one repeats. */
  findRepeated: async (executor: Executor, message: Repeatable): Promise<MessageRow | undefined> => {
    const repeats = repeatOf(message);
    if (repeats === undefined) return undefined;
    const [row] = await executor.select().from(messages).where(repeats);
    return row;
  },

  /**
   * Marks what `userId` received up to `seq`, or everything. `count`: newly read, `newestId` the last of them.
   * `isUntold`: the messages, which their writer sees as well, do not say so.
   */
  markRead: async (executor: Executor, { isUntold, ...key }: Reading) => {
    const rows = isUntold ? await listUnread(executor, key) : await stampRead(executor, key);
    const newest = rows.reduce((a, b) => (b.seq > a.seq ? b : a), { id: '', seq: 0 });
    await executor
      .update(chatParticipants)
      .set({ lastReadSeq: sql`greatest(${chatParticipants.lastReadSeq}, ${newest.seq})` })
      .where(and(eq(chatParticipants.chatId, key.chatId), eq(chatParticipants.userId, key.userId)));
    return { count: rows.length, newestId: newest.id || null };
  },
};

const received = ({ chatId, userId, seq }: ReceivedMessages) =>
  and(
    eq(messages.chatId, chatId),
    eq(messages.receiverId, userId),
    seq === undefined ? undefined : lte(messages.seq, seq),
  );

const stampRead = (executor: Executor, key: ReceivedMessages) =>
  executor
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(received(key), isNull(messages.readAt)))
    .returning({ id: messages.id, seq: messages.seq });

/** Unread by how far their receiver has read. */
const listUnread = (executor: Executor, key: ReceivedMessages) =>
  executor
    .select({ id: messages.id, seq: messages.seq })
    .from(messages)
    .innerJoin(
      chatParticipants,
      and(eq(chatParticipants.chatId, messages.chatId), eq(chatParticipants.userId, key.userId)),
    )
    .where(and(received(key), gt(messages.seq, chatParticipants.lastReadSeq)));

const changes = {
  findForUpdate: async (
    executor: Executor,
    key: { chatId: string; id: string },
  ): Promise<MessageRow | undefined> => {
    const [row] = await executor
      .select()
      .from(messages)
      .where(and(eq(messages.chatId, key.chatId), eq(messages.id, key.id)))
      .for('update');
    return row;
  },

  lock: async (tx: Executor, id: string): Promise<MessageRow | undefined> => {
    const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
    return row;
  },

  /** `undefined`: it is too old. */
  edit: async (
    executor: Executor,
    id: string,
    { messageText, withinMinutes }: { messageText: string; withinMinutes: number },
  ): Promise<MessageRow | undefined> => {
    const isYoung = gt(messages.createdAt, sql`now() - make_interval(mins => ${withinMinutes}::int)`);
    const [row] = await executor
      .update(messages)
      .set({ messageText, editedAt: sql`now()` })
      .where(and(eq(messages.id, id), isYoung))
      .returning();
    return row;
  },

  bury: async (executor: Executor, id: string): Promise<MessageRow> => {
    const [row] = await executor
      .update(messages)
      .set({ messageText: '', editedAt: null, deletedAt: sql`now()` })
      .where(eq(messages.id, id))
      .returning();
    return written(row);
  },
};

/** Read, edited or deleted in the last so many seconds. */
const hasChanged = (seconds: number) =>
  gt(
    sql`greatest(${messages.readAt}, ${messages.editedAt}, ${messages.deletedAt})`,
    sql`now() - make_interval(secs => ${seconds}::int)`,
  );

/** Who repeats a message sends the same id or, without one, the same text at the same instant. */
function repeatOf({ chatId, senderId, clientMessageId, sentKey }: Repeatable): SQL | undefined {
  const isOfSender = and(eq(messages.chatId, chatId), eq(messages.senderId, senderId));
  if (clientMessageId !== null) return and(isOfSender, eq(messages.clientMessageId, clientMessageId));
  return sentKey === null ? undefined : and(isOfSender, eq(messages.sentKey, sentKey));
}
