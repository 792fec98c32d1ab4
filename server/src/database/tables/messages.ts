import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '../columns';
import { personal } from '../personal';
import { chats } from './chats';
import { files } from './users';

export const messages = pgTable(
  'messages',
  {
    id: id(),
    chatId: partOf(() => chats.id).notNull(),
    /** The two of the chat, which goes with either of them: a reference of their own would lock both for each message. */
    senderId: uuid().notNull(),
    receiverId: uuid().notNull(),
    messageText: text().notNull(),
    clientMessageId: text(),
    /** Of a client that sends no `clientMessageId`: its instant and a hash of the text. */
    sentKey: text(),
    seq: integer().notNull(),
    createdAt: createdAt(),
    readAt: instant(),
    editedAt: instant(),
    /** The row stays without text and files, so that `seq` keeps no gap. */
    deletedAt: instant(),
  },
  (t) => [
    unique('messages_seq').on(t.chatId, t.seq),
    unique('messages_client_id').on(t.chatId, t.senderId, t.clientMessageId),
    uniqueIndex('messages_sent_key')
      .on(t.chatId, t.senderId, t.sentKey)
      .where(sql`${t.sentKey} is not null`),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

personal(messages, {
  exported: 'in the messages, chat by chat',
  removed: 'the other side reads it',
});

export const messageFiles = pgTable(
  'message_files',
  {
    messageId: partOf(() => messages.id).notNull(),
    fileId: partOf(() => files.id).notNull(),
    /** Of a picture. */
    thumbnailFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.fileId] }),
    index('message_files_file').on(t.fileId),
    index('message_files_thumbnail').on(t.thumbnailFileId),
  ],
);

personal(messageFiles, {
  exported: 'among the files',
  removed: 'the other side reads it',
  keepsFiles: [messageFiles.fileId, messageFiles.thumbnailFileId],
});
