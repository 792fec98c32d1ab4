import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { chatParticipants } from '../../database/tables/chats';
import { messages } from '../../database/tables/messages';
import { hasWord } from '../../database/text-search';

type Search = { userId: string; chatId?: string | undefined; words: string[]; limit: number; offset: number };

/** The stored words lie in the migration alone: no list of messages reads them. */
const SEARCHED = { text: messages.messageText, words: sql`messages.search` };

export type MessageSearchRepository = ReturnType<typeof createMessageSearchRepository>;

export function createMessageSearchRepository(database: Database) {
  return {
    /** Messages of this person's chats that hold every word, whatever its case, accents and form; newest first. */
    find: async ({ userId, chatId, words, limit, offset }: Search) => {
      const rows = await database
        .select({ row: messages, count: sql<number>`(count(*) over ())::int` })
        .from(chatParticipants)
        .innerJoin(messages, eq(messages.chatId, chatParticipants.chatId))
        .where(
          and(
            eq(chatParticipants.userId, userId),
            chatId === undefined ? undefined : eq(chatParticipants.chatId, chatId),
            isNull(messages.deletedAt),
            ...words.map((word) => hasWord(SEARCHED, word)),
          ),
        )
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(limit)
        .offset(offset);
      return { rows: rows.map(({ row }) => row), count: rows[0]?.count ?? 0 };
    },
  };
}
