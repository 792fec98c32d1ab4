import { createHash } from 'node:crypto';
import type { Message } from '@plumbline/shared-schema/messages';
import { afterCommit } from '../../../database/after-commit';
import { violatesUnique } from '../../../database/connect';
import type { Database, Executor, Tx } from '../../../database/connect';
import type { MessageRow } from '../../../database/tables/messages';
import { AppError } from '../../../kit/errors';
import type { DeliveredNotes } from '../../../kit/outbox/delivered-notes';
import type { Outbox } from '../../../kit/outbox/outbox';
import { createGroupCommit } from './group-commit';
import type { LiveChats } from '../../../kit/live-chats';
import type { MessageAttachment, MessageFiles } from './message-files';
import type { Appended, GroupedMessage, MessageGroupsRepository } from './message-groups.repository';
import { toMessage } from './message-view';
import type { MessageViews } from './message-view';
import type { MessagesRepository, NewMessage } from './messages.repository';

type Dependencies = {
  database: Database;
  messages: MessagesRepository;
  messageGroups: MessageGroupsRepository;
  messageFiles: MessageFiles;
  messageViews: MessageViews;
  outbox: Outbox;
  deliveredNotes: DeliveredNotes;
  liveChats: LiveChats;
};

/** `socketId`: the socket that sends it. `ignoresBlocks`: what a contract allows is said even to somebody who blocks. */
export type Posted = Omit<NewMessage, 'sentKey' | 'ignoresBlocks'> & {
  sentKey?: string | null;
  ignoresBlocks?: boolean;
  socketId?: string | undefined;
  attachments?: readonly MessageAttachment[];
};

/** Writes a message into its chat. A repeat returns the first one and sends nothing. BLOCKED. */
export type PostMessage = (tx: Tx, message: Posted) => Promise<Message>;

/**
 * All messages are written here. That the chat is the sender's and the receiver's, and that neither blocks the other, is
 * part of the statement.
 */
export function createPostMessage(dependencies: Dependencies) {
  const { messageFiles, deliveredNotes } = dependencies;
  const { append, announce, emit, findRepeated, postAlone } = createWriting(dependencies);

  const write = createGroupCommit<GroupedMessage, Appended | { found: Message | undefined }>({
    keyOf: ({ chatId }) => chatId,
    writeAll: dependencies.messageGroups.append,
    writeAlone: async (message) => ({ found: await postAlone(message) }),
  });

  return {
    postMessage: async (tx: Tx, message: Posted): Promise<Message> => {
      const { chatId, senderId, socketId, attachments = [] } = message;
      // The lock makes what a concurrent repeat has written visible to the next statement.
      await dependencies.messages.lockChat(tx, chatId);
      const row = await append(tx, message);
      if (row !== undefined) {
        const owned = { messageId: row.id, ownerId: senderId };
        const files = attachments.length > 0 ? await messageFiles.keep(tx, owned, attachments) : [];
        return announce(toMessage(row, files), socketId);
      }
      const repeated = await findRepeated(tx, message);
      if (repeated === undefined) throw new AppError('BLOCKED');
      return repeated;
    },

    /**
     * The same without a transaction around it: committed together with what others write into their chats at that
     * moment. `undefined`: the two may not write to each other.
     */
    postInGroup: async (message: GroupedMessage): Promise<Message | undefined> => {
      const written = await write(message);
      if ('found' in written) return written.found;
      const sent = emit(toMessage(written.row), message.socketId);
      deliveredNotes.note(written.eventId);
      return sent;
    },
  };
}
export type Posting = ReturnType<typeof createPostMessage>;

/** One message, and what is told of it. */
function createWriting({ database, messages, messageViews, outbox, liveChats }: Dependencies) {
  const append = (executor: Executor, message: Posted): Promise<MessageRow | undefined> => {
    const { socketId, attachments: _later, sentKey = null, ignoresBlocks = false, ...rest } = message;
    return messages.append(executor, { ...rest, sentKey, ignoresBlocks }, (id) => {
      const { chatId, senderId, receiverId } = message;
      return outbox.insertion('message.created', { messageId: id, chatId, senderId, receiverId, socketId });
    });
  };

  const emit = (payload: Message, exceptSocketId: string | undefined): Message => {
    const { chatId, senderId, receiverId } = payload;
    const people = [senderId, receiverId];
    liveChats.emit({ chatId, people, event: 'newMessage', payload, exceptSocketId });
    return payload;
  };

  /** Call it where the message was written: it reaches the others once that is committed. */
  const announce = (payload: Message, exceptSocketId: string | undefined): Message => {
    outbox.noteInserted();
    afterCommit(() => void emit(payload, exceptSocketId));
    return payload;
  };

  const findRepeated = async (executor: Executor, message: Posted): Promise<Message | undefined> => {
    const row = await messages.findRepeated(executor, message);
    return row && messageViews.one(executor, row);
  };

  /** In a statement of its own, which waits for its chat. */
  const postAlone = async (message: Posted): Promise<Message | undefined> => {
    try {
      const row = await append(database, message);
      return row ? announce(toMessage(row), message.socketId) : await findRepeated(database, message);
    } catch (error) {
      const isRepeated = ['messages_client_id', 'messages_sent_key'].some((name) =>
        violatesUnique(error, name),
      );
      if (!isRepeated) throw error;
      return findRepeated(database, message);
    }
  };

  return { append, announce, emit, findRepeated, postAlone };
}

/** Knows a repeat of a client that numbers nothing: the same text at the same instant of its clock. */
export function sentKeyOf(timestamp: string, messageText: string): string {
  return createHash('sha256').update(`${timestamp}\n${messageText}`).digest('base64url');
}
