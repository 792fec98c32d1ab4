import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '../columns';
import { chats } from './chats';
import { users } from './users';

export const messages = pgTable(
  'messages',
  {
    id: id(),
    chatId: partOf(() => chats.id).notNull(),
    senderId: partOf(() => users.id).notNull(),
    receiverId: partOf(() => users.id).notNull(),
    messageText: text().notNull(),
    clientMessageId: text(),
    seq: integer().notNull(),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    unique('messages_seq').on(t.chatId, t.seq),
    unique('messages_client_id').on(t.chatId, t.senderId, t.clientMessageId),
  ],
);
export type MessageRow = typeof messages.$inferSelect;
