import { uuidv7 } from 'uuidv7';
import type { Prepared } from '../../../database/connect';
import type { MessageRow } from '../../../database/tables/messages';

/** A message of a socket; `sentKey` or `clientMessageId` knows its repeats. */
export type GroupedMessage = Pick<
  MessageRow,
  'chatId' | 'senderId' | 'receiverId' | 'messageText' | 'clientMessageId' | 'sentKey'
> & { socketId: string | undefined };

export type Appended = { row: MessageRow; eventId: string };

/** Who writes a message emits it at once; the relay does so only where that process has died meanwhile. */
const RELAY_AFTER_S = 1;

/** SQLSTATEs of one row that is refused (22, 23) or of a lost race (40): nothing was kept. */
const SPOILT = /^(22|23|40)/;

/**
 * One message for each chat. Left out is what repeats another, what its two may not write, and what would have to wait
 * for a chat that is being written to. The lookups are subselects, so that each row asks the index whatever the plan.
 * All that are written share one event.
 */
const APPEND = `
  with sent as (
    select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[])
      as sent (id, chat_id, sender_id, receiver_id, message_text, client_message_id, sent_key, socket_id)
  ), free as (
    select sent.* from sent join chats on chats.id = sent.chat_id
      and chats.first_user_id = least(sent.sender_id, sent.receiver_id)
      and chats.second_user_id = greatest(sent.sender_id, sent.receiver_id)
    where (select 1 from messages where messages.chat_id = sent.chat_id and messages.sender_id = sent.sender_id
        and messages.client_message_id = sent.client_message_id) is null
      and (select 1 from messages where messages.chat_id = sent.chat_id and messages.sender_id = sent.sender_id
        and messages.sent_key = sent.sent_key) is null
      and (select 1 from blocks where blocker_id = sent.sender_id and blocked_id = sent.receiver_id) is null
      and (select 1 from blocks where blocker_id = sent.receiver_id and blocked_id = sent.sender_id) is null
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
    select $9::uuid, 'messages.created', jsonb_build_object('messages', jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'messageId', id, 'chatId', chat_id, 'senderId', sender_id, 'receiverId', receiver_id, 'socketId', socket_id)))),
      1, now() + make_interval(secs => ${RELAY_AFTER_S})
    from chat having count(*) > 0
  )
  select id, seq, created_at as "createdAt" from message`;

export function createMessageGroupsRepository(prepared: Prepared) {
  return {
    /** Takes each chat's next number and writes all of them, with their event, in one statement. */
    append: async (messages: readonly GroupedMessage[]): Promise<(Appended | undefined)[]> => {
      const rows = messages.map((message) => ({ ...message, id: uuidv7() }));
      const eventId = uuidv7();
      const taken = await appendAll(prepared, rows, eventId);
      return rows.map(({ id, socketId, ...message }) => {
        const written = taken.get(id);
        const none = { readAt: null, editedAt: null, deletedAt: null };
        return written && { row: { ...message, ...none, id, ...written }, eventId };
      });
    },
  };
}

export type MessageGroupsRepository = ReturnType<typeof createMessageGroupsRepository>;

type Identified = GroupedMessage & { id: string };
type Written = { seq: number; createdAt: Date };
/** The driver reads instants as one or the other. */
type Returned = { id: string; seq: number; createdAt: Date | string };

/** Empty where one of them spoilt it for the others. */
async function appendAll(
  prepared: Prepared,
  rows: readonly Identified[],
  eventId: string,
): Promise<Map<string, Written>> {
  const values = [
    rows.map(({ id }) => id),
    rows.map(({ chatId }) => chatId),
    rows.map(({ senderId }) => senderId),
    rows.map(({ receiverId }) => receiverId),
    rows.map(({ messageText }) => messageText),
    rows.map(({ clientMessageId }) => clientMessageId),
    rows.map(({ sentKey }) => sentKey),
    rows.map(({ socketId = null }) => socketId),
    eventId,
  ];
  try {
    const written = await prepared<Returned>({ name: 'append_messages', text: APPEND, values });
    return new Map(written.map(({ id, seq, createdAt }) => [id, { seq, createdAt: new Date(createdAt) }]));
  } catch (error) {
    const { code } = (error ?? {}) as { code?: unknown };
    if (typeof code !== 'string' || !SPOILT.test(code)) throw error;
    return new Map();
  }
}
