import type { Cursor } from '@plumbline/shared-schema/pagination';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/connect';
import { chatParticipants, chats } from '../../../database/tables/chats';
import { searchedMessages, searchMarks } from '../../../database/tables/message-search';
import { messages } from '../../../database/tables/messages';
import { hasWord } from '../../../database/text-search';
import { beyond } from '../../../kit/search/cursors';

type Search = {
  userId: string;
  chatId?: string | undefined;
  words: string[];
  limit: number;
  offset: number;
  cursor?: Cursor | undefined;
};

const INDEXED = { plain: searchedMessages.plain, words: searchedMessages.words };
const NOT_YET = {
  plain: sql`plain_text(${messages.messageText})`,
  words: sql`message_words(${messages.messageText})`,
};
const indexedSeq = sql`coalesce(${searchMarks.seq}, 0)`;

export type MessageSearchRepository = ReturnType<typeof createMessageSearchRepository>;

export function createMessageSearchRepository(database: Database) {
  const isMine = ({ userId, chatId }: Search): SQL | undefined =>
    and(
      eq(chatParticipants.userId, userId),
      chatId === undefined ? undefined : eq(chatParticipants.chatId, chatId),
    );
  const holds = (searched: { plain: SQLWrapper; words: SQLWrapper }, words: readonly string[]) =>
    words.map((word) => hasWord(searched, word));

  const indexed = (search: Search) =>
    database
      .select({ id: messages.id })
      .from(chatParticipants)
      .innerJoin(messages, eq(messages.chatId, chatParticipants.chatId))
      .innerJoin(searchedMessages, eq(searchedMessages.messageId, messages.id))
      .leftJoin(searchMarks, eq(searchMarks.chatId, chatParticipants.chatId))
      .where(and(isMine(search), sql`${messages.seq} <= ${indexedSeq}`, ...holds(INDEXED, search.words)));

  /** Of the last seconds, or more after a flood: each is read. */
  const notYetIndexed = (search: Search) =>
    database
      .select({ id: messages.id })
      .from(chatParticipants)
      .innerJoin(chats, eq(chats.id, chatParticipants.chatId))
      .leftJoin(searchMarks, eq(searchMarks.chatId, chatParticipants.chatId))
      .innerJoin(messages, and(eq(messages.chatId, chats.id), gt(messages.seq, indexedSeq)))
      .where(and(isMine(search), lt(indexedSeq, chats.lastSeq), ...holds(NOT_YET, search.words)));

  return {
    /** Messages of this person's chats that hold every word, whatever its case, accents and form; newest first. */
    find: async (search: Search) => {
      const found = unionAll(indexed(search), notYetIndexed(search));
      const hits = database
        .select({ ...getTableColumns(messages), count: sql<number>`(count(*) over ())::int`.as('count') })
        .from(messages)
        .where(and(inArray(messages.id, found), isNull(messages.deletedAt)))
        .as('hits');
      const rows = await database
        .select()
        .from(hits)
        .where(beyond(hits, search.cursor))
        .orderBy(desc(hits.createdAt), desc(hits.id))
        .limit(search.limit)
        .offset(search.offset);
      return { rows, count: rows[0]?.count ?? 0 };
    },
  };
}
