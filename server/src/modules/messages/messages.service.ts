import type { Message, MessagesQuery, SendMessage } from '@plumbline/shared-schema/messages';
import { getExisting } from '../../existing';
import type { Transaction, Tx } from '../../database/connect';
import type { MessageRow } from '../../database/tables/messages';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../outbox/outbox';
import type { BeginChat } from '../chats/begin-chat';
import type { ChatsRepository } from '../chats/chats.repository';
import type { MessagesRepository } from './messages.repository';
import type { PostMessage } from './post-message';

type Dependencies = {
  messages: MessagesRepository;
  chats: ChatsRepository;
  beginChat: BeginChat;
  postMessage: PostMessage;
  outbox: Outbox;
  transaction: Transaction;
};

/** Messages of a chat. To outsiders the chat does not exist. */
export function createMessagesService(dependencies: Dependencies) {
  const { messages, chats, beginChat, postMessage, outbox, transaction } = dependencies;

  async function chatFor(tx: Tx, user: CurrentUser, input: SendMessage): Promise<string> {
    const { recipientId, chatId } = input;
    const refused = new AppError('VALIDATION_FAILED', { fields: { recipientId: 'validation.invalid' } });
    if (recipientId === user._id) throw refused;
    if (chatId === undefined) {
      return (await beginChat(tx, { jobId: null, creatorId: user._id, otherId: recipientId })).id;
    }
    const find = (id: string) => chats.findIn(tx, { id, userId: user._id });
    const chat = await getExisting(chatId, find, 'CHAT_NOT_FOUND');
    if (chat.other.id !== recipientId) throw refused;
    return chat.id;
  }

  const getChat = (user: CurrentUser, chatId: string) =>
    getExisting(chatId, (id) => chats.find({ id, userId: user._id }), 'CHAT_NOT_FOUND');

  return {
    /** Ascending. By default the newest 200. */
    list: async (user: CurrentUser, chatId: string, query: MessagesQuery): Promise<Message[]> => {
      const { id } = await getChat(user, chatId);
      const after = await seqOf(messages, { chatId: id, messageId: query.after, field: 'after' });
      const before = await seqOf(messages, { chatId: id, messageId: query.before, field: 'before' });
      return (await messages.listByChat(id, { after, before, limit: query.limit })).map(toMessage);
    },

    /** A repeat with the same `clientMessageId` returns the first message and sends nothing. */
    send: (user: CurrentUser, input: SendMessage): Promise<Message> =>
      transaction(async (tx) => {
        const { recipientId: receiverId, content: messageText, clientMessageId = null } = input;
        const chatId = await chatFor(tx, user, input);
        const message = { chatId, senderId: user._id, receiverId, messageText, clientMessageId };
        return toMessage(await postMessage(tx, message));
      }),

    /** Marks what the caller received, up to the message `upTo` or all of it. Returns how many were unread. */
    markRead: async (user: CurrentUser, chatId: string, upTo?: string): Promise<number> => {
      const { id } = await getChat(user, chatId);
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

type MessageNamed = { chatId: string; messageId: string | undefined; field: string };

/** The number of a message of this chat. VALIDATION_FAILED names `field` for any other id. */
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
