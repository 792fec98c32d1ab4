import type { Tx } from '../../database/connect';
import type { MessageRow } from '../../database/tables/messages';
import type { Outbox } from '../../outbox/outbox';
import type { MessagesRepository, NewMessage } from './messages.repository';

type Dependencies = { messages: MessagesRepository; outbox: Outbox };

/** Writes a message into its chat. A repeat with the same `clientMessageId` returns the first one and sends nothing. */
export type PostMessage = (tx: Tx, message: NewMessage) => Promise<MessageRow>;

/** All messages are written here; the caller has checked that the sender may write in this chat. */
export function createPostMessage({ messages, outbox }: Dependencies): PostMessage {
  return async (tx, message) => {
    const { chatId, senderId, receiverId, clientMessageId } = message;
    await messages.lockChat(tx, chatId);
    const known = clientMessageId === null ? undefined : { chatId, senderId, clientMessageId };
    const earlier = known && (await messages.findByClientId(tx, known));
    if (earlier) return earlier;
    const row = await messages.append(tx, message);
    await outbox.add(tx, 'message.created', { messageId: row.id, chatId, senderId, receiverId });
    return row;
  };
}
