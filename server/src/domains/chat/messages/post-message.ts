import { createHash } from 'node:crypto';
import type { Message } from '@plumbline/shared-schema/messages';
import { afterCommit } from '../../../database/after-commit';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { LiveChats } from '../../../kit/live-chats';
import type { DeliveredNotes } from '../../../kit/outbox/delivered-notes';
import { createGroupCommit } from './group-commit';
import type { MessageAttachment, MessageFiles } from './message-files';
import { toMessage } from './message-view';
import type { MessageViews } from './message-view';
import type { MessageWrites, NewMessage, WrittenMessage } from './message-writes.repository';
import type { MessagesRepository } from './messages.repository';

type Dependencies = {
  transaction: Transaction;
  messages: Pick<MessagesRepository, 'lockChat' | 'findRepeated'>;
  messageWrites: MessageWrites;
  messageFiles: MessageFiles;
  messageViews: MessageViews;
  deliveredNotes: DeliveredNotes;
  liveChats: LiveChats;
};

/** A message, and the files that go with it. */
export type PostedMessage = Omit<NewMessage, 'sentKey' | 'ignoresBlocks' | 'socketId'> &
  Partial<Pick<NewMessage, 'ignoresBlocks'>> & { attachments?: readonly MessageAttachment[] };

/** Writes a message into its chat. A repeat returns the first one and sends nothing. BLOCKED. */
export type PostMessage = (tx: Tx, message: PostedMessage) => Promise<Message>;

/**
 * All messages are written here. That the chat is the sender's and the receiver's, and that neither blocks the other, is
 * part of the statement.
 */
export function createPosting(dependencies: Dependencies) {
  const { transaction, messages, messageWrites, messageFiles, messageViews } = dependencies;
  const { deliveredNotes, liveChats } = dependencies;

  /** It reaches the others once it is committed. */
  const announce = (payload: Message, { eventId, socketId }: Announcing): Message => {
    const { chatId, senderId, receiverId } = payload;
    const people = [senderId, receiverId];
    afterCommit(() => {
      liveChats.emit({ chatId, people, event: 'newMessage', payload, exceptSocketId: socketId });
      deliveredNotes.note(eventId);
    });
    return payload;
  };

  /** Waits for its chat. `undefined`: the two may not write to each other there. */
  async function write(tx: Tx, message: Writing): Promise<Message | undefined> {
    const { chatId, senderId: ownerId, socketId, attachments = [] } = message;
    // The lock makes what a concurrent repeat has written visible to the next statement.
    await messages.lockChat(tx, chatId);
    const written = await messageWrites.append(tx, message);
    if (written === undefined) {
      const repeated = await messages.findRepeated(tx, message);
      return repeated && messageViews.one(tx, repeated);
    }
    const { row, eventId } = written;
    const files =
      attachments.length > 0 ? await messageFiles.keep(tx, { messageId: row.id, ownerId }, attachments) : [];
    return announce(toMessage(row, files), { eventId, socketId });
  }

  const writeTogether = createGroupCommit<NewMessage, Message | undefined>({
    keyOf: ({ chatId }) => chatId,
    writeAll: async (group) => {
      const written = await messageWrites.commitAll(group);
      return group.map(({ socketId }, n) => {
        const one = written[n];
        return one && announce(toMessage(one.row), { eventId: one.eventId, socketId });
      });
    },
    writeAlone: (message) => transaction((tx) => write(tx, message)),
  });

  return {
    postMessage: async (tx: Tx, message: PostedMessage): Promise<Message> => {
      const posted = { sentKey: null, ignoresBlocks: false, socketId: undefined, ...message };
      const sent = await write(tx, posted);
      if (sent === undefined) throw new AppError('BLOCKED');
      return sent;
    },

    /**
     * The same for a socket: committed together with what others write into their chats at that moment. `undefined`: the
     * two may not write to each other there.
     */
    postFromSocket: (message: Omit<NewMessage, 'ignoresBlocks'>): Promise<Message | undefined> =>
      writeTogether({ ...message, ignoresBlocks: false }),
  };
}
export type Posting = ReturnType<typeof createPosting>;

type Writing = NewMessage & Pick<PostedMessage, 'attachments'>;
type Announcing = Pick<WrittenMessage, 'eventId'> & Pick<NewMessage, 'socketId'>;

/** Knows a repeat of a client that numbers nothing: the same text at the same instant of its clock. */
export function sentKeyOf(timestamp: string, messageText: string): string {
  return createHash('sha256').update(`${timestamp}\n${messageText}`).digest('base64url');
}
