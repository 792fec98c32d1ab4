import { MESSAGE_EDIT_MINUTES } from '@plumbline/shared-schema/limits';
import { isId } from '@plumbline/shared-schema/ids';
import type { Message } from '@plumbline/shared-schema/messages';
import { existing, getExisting } from '../../../kit/existing';
import { afterCommit } from '../../../database/after-commit';
import type { Transaction, Tx } from '../../../database/connect';
import type { MessageRow } from '../../../database/tables/messages';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { ChatRecord, ChatsRepository } from '../chats/chats.repository';
import type { LiveChats } from '../../../kit/live-chats';
import type { MessageFiles } from './message-files';
import type { MessageIndex } from './message-index.repository';
import type { MessageViews } from './message-view';
import type { MessagesRepository } from './messages.repository';

type Dependencies = {
  messages: MessagesRepository;
  messageFiles: MessageFiles;
  messageIndex: MessageIndex;
  messageViews: MessageViews;
  chats: ChatsRepository;
  outbox: Outbox;
  liveChats: LiveChats;
  transaction: Transaction;
};
type MessageKey = { chatId: string; messageId: string };
type Own = { row: MessageRow; chat: ChatRecord };

export type MessageChangesService = ReturnType<typeof createMessageChanges>;

/** Edits and deletions. Number and instant of a message never change. */
export function createMessageChanges(dependencies: Dependencies) {
  const { messages, messageFiles, messageIndex, messageViews, chats, outbox, liveChats, transaction } =
    dependencies;

  /** Locked. MESSAGE_NOT_FOUND; FORBIDDEN where it is the other's. */
  async function getOwn(tx: Tx, user: CurrentUser, { chatId, messageId }: MessageKey): Promise<Own> {
    const find = (id: string) => chats.findIn(tx, { id, userId: user._id });
    const chat = await getExisting(chatId, find, 'CHAT_NOT_FOUND');
    const found = isId(messageId)
      ? await messages.findForUpdate(tx, { chatId: chat.id, id: messageId })
      : undefined;
    const row = existing(found, 'MESSAGE_NOT_FOUND');
    if (row.senderId !== user._id) throw new AppError('FORBIDDEN');
    return { row, chat };
  }

  async function announce(tx: Tx, row: MessageRow): Promise<Message> {
    const payload = await messageViews.one(tx, row);
    await messageIndex.renew(tx, row.id);
    const { chatId, senderId, receiverId } = row;
    await outbox.add(tx, 'message.changed', { messageId: row.id, chatId, senderId, receiverId });
    afterCommit(() =>
      liveChats.emit({ chatId, people: [senderId, receiverId], event: 'messageChanged', payload }),
    );
    return payload;
  }

  return {
    /** By an administrator: a tombstone, as if its writer had deleted it. */
    hide: async (tx: Tx, messageId: string): Promise<void> => {
      const row = await messages.lock(tx, messageId);
      if (row === undefined || row.deletedAt !== null) return;
      await messageFiles.removeAll(tx, row.id);
      await announce(tx, await messages.bury(tx, row.id));
    },

    /** Within 15 minutes: EDIT_TOO_LATE. BLOCKED where a new message would be. */
    edit: (user: CurrentUser, named: MessageKey, messageText: string): Promise<Message> =>
      transaction(async (tx) => {
        const { row, chat } = await getOwn(tx, user, named);
        if (row.deletedAt !== null) throw new AppError('MESSAGE_NOT_FOUND');
        if (row.messageText === messageText) return messageViews.one(tx, row);
        if (chat.isBlocked || chat.isBlockedByOther) throw new AppError('BLOCKED');
        const edited = await messages.edit(tx, row.id, { messageText, withinMinutes: MESSAGE_EDIT_MINUTES });
        return announce(tx, existing(edited, 'EDIT_TOO_LATE'));
      }),

    /** Leaves a tombstone; deleted again, it stays as it is. */
    remove: (user: CurrentUser, named: MessageKey): Promise<Message> =>
      transaction(async (tx) => {
        const { row } = await getOwn(tx, user, named);
        if (row.deletedAt !== null) return messageViews.one(tx, row);
        await messageFiles.removeAll(tx, row.id);
        return announce(tx, await messages.bury(tx, row.id));
      }),
  };
}
