import { isId } from '@plumbline/shared-schema/ids';
import type { Message, MessagesQuery, SendMessage } from '@plumbline/shared-schema/messages';
import type { Executor, Transaction, Tx } from '../../database/connect';
import type { MessageRow } from '../../database/schema';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../realtime/outbox';
import type { BeginChat } from '../chats/begin-chat';
import type { ChatsRepository } from '../chats/chats.repository';
import type { MessagesRepository } from './messages.repository';

type Dependencies = {
  messages: MessagesRepository;
  chats: ChatsRepository;
  beginChat: BeginChat;
  outbox: Outbox;
  transaction: Transaction;
};

/** Messages of a chat (SPEC §7). To outsiders the chat does not exist. */
export function createMessagesService({ messages, chats, beginChat, outbox, transaction }: Dependencies) {
  async function chatFor(tx: Tx, user: CurrentUser, input: SendMessage): Promise<string> {
    const { recipientId, chatId } = input;
    const refused = new AppError('VALIDATION_FAILED', { fields: { recipientId: 'validation.invalid' } });
    if (recipientId === user._id) throw refused;
    if (chatId === undefined) {
      return (await beginChat(tx, { jobId: null, creatorId: user._id, otherId: recipientId })).id;
    }
    const chat = await getChat(chats, { user, chatId, executor: tx });
    if (chat.other.id !== recipientId) throw refused;
    return chat.id;
  }

  return {
    /** Ascending. By default the newest 200. */
    list: async (user: CurrentUser, chatId: string, query: MessagesQuery): Promise<Message[]> => {
      const { id } = await getChat(chats, { user, chatId });
      const after = await seqOf(messages, { chatId: id, messageId: query.after, field: 'after' });
      const before = await seqOf(messages, { chatId: id, messageId: query.before, field: 'before' });
      return (await messages.listByChat(id, { after, before, limit: query.limit })).map(toMessage);
    },

    /** A repeat with the same `clientMessageId` gives the first message again and sends nothing. */
    send: (user: CurrentUser, input: SendMessage): Promise<Message> =>
      transaction(async (tx) => {
        const chatId = await chatFor(tx, user, input);
        await messages.lockChat(tx, chatId);
        const { clientMessageId = null } = input;
        const known = clientMessageId === null ? undefined : { chatId, senderId: user._id, clientMessageId };
        const earlier = known && (await messages.findByClientId(tx, known));
        if (earlier) return toMessage(earlier);
        const row = await messages.append(tx, {
          chatId,
          senderId: user._id,
          receiverId: input.recipientId,
          messageText: input.content,
          clientMessageId,
        });
        const { id: messageId, senderId, receiverId } = row;
        await outbox.add(tx, 'message.created', { messageId, chatId, senderId, receiverId });
        return toMessage(row);
      }),

    /** Marks what the caller received, up to the message `upTo` or all of it. Gives how many were unread. */
    markRead: async (user: CurrentUser, chatId: string, upTo?: string): Promise<number> => {
      const { id } = await getChat(chats, { user, chatId });
      const seq = await seqOf(messages, { chatId: id, messageId: upTo, field: 'upTo' });
      return transaction(async (tx) => {
        const count = await messages.markRead(tx, { chatId: id, userId: user._id, seq });
        if (count > 0)
          await outbox.add(tx, 'messages.read', { chatId: id, userId: user._id, upTo: upTo ?? null });
        return count;
      });
    },
  };
}
export type MessagesService = ReturnType<typeof createMessagesService>;

type ChatAsked = { user: CurrentUser; chatId: string; executor?: Executor };

async function getChat(chats: ChatsRepository, { user, chatId, executor }: ChatAsked) {
  const chat = isId(chatId) ? await chats.findForUser({ id: chatId, userId: user._id }, executor) : undefined;
  if (chat === undefined) throw new AppError('CHAT_NOT_FOUND');
  return chat;
}

type MessageNamed = { chatId: string; messageId: string | undefined; field: string };

/** A message id of this chat → its number. `field` names the culprit where it is none. */
async function seqOf(messages: MessagesRepository, { chatId, messageId, field }: MessageNamed) {
  if (messageId === undefined) return undefined;
  const seq = await messages.findSeq(chatId, messageId);
  if (seq === undefined)
    throw new AppError('VALIDATION_FAILED', { fields: { [field]: 'validation.invalidId' } });
  return seq;
}

function toMessage(row: MessageRow): Message {
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
  };
}
