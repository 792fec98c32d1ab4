import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { partOf, tsvector } from '../columns';
import { impersonal, personal } from '../personal';
import { chats } from './chats';
import { messages } from './messages';

/** What is searched of a message, in a table of its own: written after the message, which does not wait for it. */
export const searchedMessages = pgTable(
  'searched_messages',
  {
    messageId: partOf(() => messages.id).primaryKey(),
    /** In English and French. */
    words: tsvector().notNull(),
    /** Without accents and capitals, for parts of words. */
    plain: text().notNull(),
  },
  (t) => [
    index('searched_messages_words').using('gin', t.words),
    index('searched_messages_plain').using('gin', sql`${t.plain} gin_trgm_ops`),
  ],
);

personal(searchedMessages, { exported: 'made of the messages', removed: 'stays with the message' });

/** The messages of each chat up to `seq` are in `searched_messages`. */
export const searchMarks = pgTable('search_marks', {
  chatId: partOf(() => chats.id).primaryKey(),
  seq: integer().notNull(),
});

impersonal(searchMarks, 'numbers');
