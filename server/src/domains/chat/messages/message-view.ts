import type { Message, MessageFile } from '@plumbline/shared-schema/messages';
import type { Executor } from '../../../database/connect';
import type { MessageRow } from '../../../database/tables/messages';
import type { MessageFiles } from './message-files';

/** A stored message as it goes over the wire. */
export function toMessage(row: MessageRow, files: MessageFile[] = []): Message {
  const createdAt = row.createdAt.toISOString();
  return {
    _id: row.id,
    chatId: row.chatId,
    senderId: row.senderId,
    receiverId: row.receiverId,
    messageText: row.messageText,
    content: row.messageText,
    clientMessageId: row.clientMessageId,
    seq: row.seq,
    timestamp: createdAt,
    createdAt,
    readAt: row.readAt?.toISOString() ?? null,
    files,
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

export type MessageViews = ReturnType<typeof createMessageViews>;

/** Messages with their files. */
export function createMessageViews(messageFiles: MessageFiles) {
  const all = async (executor: Executor, rows: readonly MessageRow[]): Promise<Message[]> => {
    const ids = rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
    const files = await messageFiles.list(executor, ids);
    return rows.map((row) => toMessage(row, files.get(row.id)));
  };
  return {
    all,
    one: async (executor: Executor, row: MessageRow): Promise<Message> =>
      (await all(executor, [row]))[0] ?? toMessage(row),
  };
}
