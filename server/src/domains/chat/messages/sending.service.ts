import type { SocketMessage } from '@plumbline/shared-schema/events';
import { isId } from '@plumbline/shared-schema/ids';
import type { Message, SendFiles, SendMessage } from '@plumbline/shared-schema/messages';
import { getExisting } from '../../../kit/existing';
import type { Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Upload } from '../../../http/plugins/uploads';
import type { BeginChat } from '../chats/begin-chat';
import type { ChatsRepository } from '../chats/chats.repository';
import { readMessageFiles } from './message-files';
import { sentKeyOf } from './post-message';
import type { Posting } from './post-message';
import type { CountSend } from './send-limit';

type Dependencies = {
  chats: ChatsRepository;
  beginChat: BeginChat;
  posting: Posting;
  countSend: CountSend;
  transaction: Transaction;
};

export type SendingService = ReturnType<typeof createSendingService>;

/** How messages come in: by a call or by a socket. */
export function createSendingService(dependencies: Dependencies) {
  const { chats, beginChat, posting, countSend, transaction } = dependencies;

  const getChat = (user: CurrentUser, chatId: string) =>
    getExisting(chatId, (id) => chats.findPair({ id, userId: user._id }), 'CHAT_NOT_FOUND');

  /** The chat that a call names; it must be with the person that it names. Looked up before anything is locked. */
  async function namedChat(
    user: CurrentUser,
    { recipientId, chatId }: SendMessage,
  ): Promise<string | undefined> {
    const refused = new AppError('VALIDATION_FAILED', { fields: { recipientId: 'validation.invalid' } });
    if (recipientId === user._id) throw refused;
    if (chatId === undefined) return undefined;
    const chat = await getChat(user, chatId);
    if (chat.otherId !== recipientId) throw refused;
    return chat.id;
  }

  return {
    /** A repeat with the same `clientMessageId` returns the first message and sends nothing. */
    send: async (user: CurrentUser, input: SendMessage): Promise<Message> => {
      countSend(user);
      const named = await namedChat(user, input);
      return transaction(async (tx) => {
        const { recipientId: receiverId, content: messageText, clientMessageId = null } = input;
        const key = { jobId: null, creatorId: user._id, otherId: receiverId };
        const chatId = named ?? (await beginChat(tx, { ...key, isUnlimited: false })).id;
        const message = { chatId, senderId: user._id, receiverId, messageText, clientMessageId };
        return posting.postMessage(tx, message);
      });
    },

    /** The same for a chat that exists, as a socket sends it. */
    sendInChat: async (user: CurrentUser, input: SocketMessage, socketId: string): Promise<Message> => {
      countSend(user);
      const { messageText, clientMessageId = null, timestamp } = input;
      const [chatId, receiverId] = [input.chatId.toLowerCase(), input.receiverId.toLowerCase()];
      const parties = { senderId: user._id, receiverId };
      const sentKey = clientMessageId === null ? sentKeyOf(timestamp, messageText) : null;
      const message = { chatId, ...parties, messageText, clientMessageId, sentKey, socketId };
      const sent = isId(chatId) && isId(receiverId) ? await posting.postFromSocket(message) : undefined;
      if (sent !== undefined) return sent;
      const chat = await getChat(user, chatId);
      if (chat.otherId === receiverId) throw new AppError('BLOCKED');
      throw new AppError('VALIDATION_FAILED', { fields: { receiverId: 'validation.invalid' } });
    },

    /** CHAT_NOT_FOUND to whoever is no part of it. */
    admit: async (user: CurrentUser, chatId: string): Promise<void> => {
      await getChat(user, chatId);
    },

    /** Pictures and PDFs, with a text or without. ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE name the file. */
    sendFiles: async (
      user: CurrentUser,
      chatId: string,
      input: SendFiles & { uploads: readonly Upload[] },
    ): Promise<Message> => {
      const { content: messageText, clientMessageId = null, uploads } = input;
      if (uploads.length === 0)
        throw new AppError('VALIDATION_FAILED', { fields: { files: 'validation.required' } });
      countSend(user);
      const { id, otherId: receiverId } = await getChat(user, chatId);
      const attachments = await readMessageFiles(uploads);
      const message = { chatId: id, senderId: user._id, receiverId, messageText, clientMessageId };
      return transaction((tx) => posting.postMessage(tx, { ...message, attachments }));
    },
  };
}
