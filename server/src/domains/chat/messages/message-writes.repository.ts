import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type { RunPrepared, Tx } from '../../../database/connect';
import type { MessageRow } from '../../../database/tables/messages';

/**
 * `clientMessageId` or `sentKey` knows its repeats. `ignoresBlocks`: what a contract allows is said even to somebody who
 * blocks. `socketId`: the socket that sends it.
 */
export type NewMessage = Pick<
  MessageRow,
  'chatId' | 'senderId' | 'receiverId' | 'messageText' | 'clientMessageId' | 'sentKey'
> & { ignoresBlocks: boolean; socketId: string | undefined };

/** `eventId`: of the event that tells of it. */
export type WrittenMessage = { row: MessageRow; eventId: string };

/** Who writes a message emits it at once; the relay does so only where that process has died meanwhile. */
const RELAY_AFTER_S = 1;

/** SQLSTATEs of one row that is refused (22, 23) or of a lost race (40): nothing was kept. */
const SPOILT = /^(22|23|40)/;

const dialect = new PgDialect();

export function createMessageWrites(prepared: RunPrepared) {
  return {
    /** `undefined`: it repeats another, or its two may not write it. The transaction holds the chat. */
    append: async (tx: Tx, message: NewMessage): Promise<WrittenMessage | undefined> => {
      const run = async (statement: SQL) => (await tx.execute<WrittenRow>(statement)).rows;
      const [written] = await write([message], run);
      return written;
    },

    /** One message for each chat, committed; `undefined` also where it would have to wait, or another one spoilt it. */
    commitAll: async (messages: readonly NewMessage[]): Promise<(WrittenMessage | undefined)[]> => {
      try {
        return await write(messages, (statement) => {
          const { sql: text, params: values } = dialect.sqlToQuery(statement);
          return prepared<WrittenRow>({ name: 'append_messages', text, values });
        });
      } catch (error) {
        const { code } = (error ?? {}) as { code?: unknown };
        if (typeof code !== 'string' || !SPOILT.test(code)) throw error;
        return messages.map(() => undefined);
      }
    },
  };
}

export type MessageWrites = ReturnType<typeof createMessageWrites>;

/** The driver reads instants as one or the other. */
type WrittenRow = { id: string; seq: number; createdAt: Date | string };

async function write(
  messages: readonly NewMessage[],
  run: (statement: SQL) => Promise<WrittenRow[]>,
): Promise<(WrittenMessage | undefined)[]> {
  const rows = messages.map((message) => ({ ...message, id: uuidv7() }));
  const eventId = uuidv7();
  const taken = new Map((await run(statementOf(rows, eventId))).map((one) => [one.id, one]));
  return rows.map(({ id, socketId: _sender, ignoresBlocks: _both, ...message }) => {
    const one = taken.get(id);
    const none = { readAt: null, editedAt: null, deletedAt: null };
    return (
      one && { row: { ...message, ...none, id, seq: one.seq, createdAt: new Date(one.createdAt) }, eventId }
    );
  });
}

/**
 * Takes each chat's next number and writes all messages, with their event. Left out is what repeats another, what its two
 * may not write, and what would have to wait for a chat that is being written to. The lookups are subselects, so that
 * each row asks the index whatever the plan.
 */
function statementOf(rows: readonly (NewMessage & { id: string })[], eventId: string): SQL {
  const all = <K extends keyof (typeof rows)[number]>(key: K) =>
    sql.param(rows.map((row) => row[key] ?? null));
  return sql`
    with sent as (
      select * from unnest(${all('id')}::uuid[], ${all('chatId')}::uuid[], ${all('senderId')}::uuid[],
          ${all('receiverId')}::uuid[], ${all('messageText')}::text[], ${all('clientMessageId')}::text[],
          ${all('sentKey')}::text[], ${all('socketId')}::text[], ${all('ignoresBlocks')}::boolean[])
        as sent (id, chat_id, sender_id, receiver_id, message_text, client_message_id, sent_key, socket_id,
          ignores_blocks)
    ), free as (
      select sent.* from sent join chats on chats.id = sent.chat_id
        and chats.first_user_id = least(sent.sender_id, sent.receiver_id)
        and chats.second_user_id = greatest(sent.sender_id, sent.receiver_id)
      where (select 1 from messages where messages.chat_id = sent.chat_id and messages.sender_id = sent.sender_id
          and messages.client_message_id = sent.client_message_id) is null
        and (select 1 from messages where messages.chat_id = sent.chat_id and messages.sender_id = sent.sender_id
          and messages.sent_key = sent.sent_key) is null
        and (ignores_blocks or (
          (select 1 from blocks where blocker_id = sent.sender_id and blocked_id = sent.receiver_id) is null
          and (select 1 from blocks where blocker_id = sent.receiver_id and blocked_id = sent.sender_id) is null))
      for no key update of chats skip locked
    ), chat as (
      update chats set last_seq = chats.last_seq + 1, last_message_at = clock_timestamp()
      from free where chats.id = free.chat_id
      returning free.*, chats.last_seq, chats.last_message_at
    ), message as (
      insert into messages
        (id, chat_id, sender_id, receiver_id, message_text, client_message_id, sent_key, seq, created_at)
      select id, chat_id, sender_id, receiver_id, message_text, client_message_id, sent_key, last_seq, last_message_at
      from chat
      returning id, seq, created_at
    ), event as (
      insert into outbox (id, topic, payload, attempts, available_at)
      select ${eventId}::uuid, 'messages.created', jsonb_build_object('messages', jsonb_agg(jsonb_strip_nulls(
          jsonb_build_object('messageId', id, 'chatId', chat_id, 'senderId', sender_id, 'receiverId', receiver_id,
            'socketId', socket_id)))),
        1, now() + make_interval(secs => ${sql.raw(String(RELAY_AFTER_S))})
      from chat having count(*) > 0
    )
    select id, seq, created_at as "createdAt" from message`;
}
