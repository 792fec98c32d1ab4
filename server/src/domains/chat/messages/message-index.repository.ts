import { sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { searchedMessages } from '../../../database/tables/message-search';
import { messages } from '../../../database/tables/messages';

/** `sinceSeconds`: of chats that were written to since; all without it. */
type Batch = { sinceSeconds: number | undefined; chats: number; ofEach: number };

/** The lock of `plumbline:message-index`: one process at a time. */
const LOCK = 0x6d_69_6e_64;

/** What can be found by its words. */
export const messageIndex = {
  /** Indexes the next messages of chats that are behind. Returns how many; `undefined`: another process is at it. */
  advance: async (tx: Tx, { sinceSeconds, chats, ofEach }: Batch): Promise<number | undefined> => {
    const { rows: locks } = await tx.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}::int) as "isFree"`,
    );
    if (locks[0]?.isFree !== true) return undefined;
    const isRecent =
      sinceSeconds === undefined
        ? sql`true`
        : sql`chats.last_message_at > now() - make_interval(secs => ${sinceSeconds})`;
    const { rows } = await tx.execute<{ count: number }>(sql`
      with behind as (
        select chats.id, coalesce(search_marks.seq, 0) as seq
        from chats left join search_marks on search_marks.chat_id = chats.id
        where chats.last_seq > coalesce(search_marks.seq, 0) and ${isRecent}
        limit ${chats}
      ), next as (
        select next.* from behind, lateral (
          select id, chat_id, seq, message_text from messages
          where chat_id = behind.id and messages.seq > behind.seq
          order by messages.seq limit ${ofEach}
          for key share
        ) as next
      ), kept as (
        insert into searched_messages (message_id, words, plain)
        select id, message_words(message_text), plain_text(message_text) from next
        on conflict (message_id) do nothing
      ), marked as (
        insert into search_marks (chat_id, seq)
        select chat_id, max(seq) from next group by chat_id
        on conflict (chat_id) do update set seq = excluded.seq
      )
      select count(*)::int as count from next`);
    return rows[0]?.count ?? 0;
  },

  /** Indexes the text that a message has now, whether it was indexed or will be. */
  renew: async (executor: Executor, messageId: string): Promise<void> => {
    await executor.execute(sql`
      insert into ${searchedMessages} (message_id, words, plain)
      select id, message_words(message_text), plain_text(message_text) from ${messages} where id = ${messageId}
      on conflict (message_id) do update set words = excluded.words, plain = excluded.plain`);
  },
};
export type MessageIndex = typeof messageIndex;
