import { MESSAGES_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import type { Message, MessagesQuery } from '@plumbline/shared-schema/messages';
import { getExisting } from '../../../kit/existing';
import { afterCommit } from '../../../database/after-commit';
import type { Database, Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import { mayDo } from '@plumbline/shared-schema/team-roles';
import type { ChatsRepository } from '../chats/chats.repository';
import type { LiveChats } from '../../../kit/live-chats';
import type { MessageViews } from './message-view';
import type { MessagesRepository } from './messages.repository';

type Dependencies = {
  messages: MessagesRepository;
  chats: ChatsRepository;
  database: Database;
  messageViews: MessageViews;
  liveChats: LiveChats;
  outbox: Outbox;
  transaction: Transaction;
};

/** Messages of a chat. To outsiders the chat does not exist. */
export function createMessagesService(dependencies: Dependencies) {
  const { database, messages, messageViews, chats, liveChats, outbox, transaction } = dependencies;

  const getChat = (user: CurrentUser, chatId: string) =>
    getExisting(chatId, (id) => chats.findPair({ id, userId: user._id }), 'CHAT_NOT_FOUND');

  return {
    /** Ascending. By default the newest 200. */
    list: async (user: CurrentUser, chatId: string, query: MessagesQuery): Promise<Message[]> => {
      const { id } = await getChat(user, chatId);
      const { limit, changedWithin } = query;
      const after =
        (await seqOf(messages, { chatId: id, messageId: query.after, field: 'after' })) ?? query.afterSeq;
      const before =
        (await seqOf(messages, { chatId: id, messageId: query.before, field: 'before' })) ?? query.beforeSeq;
      return messageViews.all(
        database,
        await messages.listByChat(id, { after, before, limit, changedWithin }),
      );
    },

    /** Those after the number `afterSeq`, a page at most, of a chat that the caller was found to be part of. */
    missed: async (chatId: string, afterSeq: number): Promise<Message[]> =>
      messageViews.all(
        database,
        await messages.listByChat(chatId, { after: afterSeq, limit: MESSAGES_PAGE_SIZE }),
      ),

    /**
     * Marks what the caller received, up to the message `upTo` or all of it. Returns how many were unread. What a viewer of
     * the company’s team looks at stays new for who answers. Who wrote it does not learn of it while one of the two
     * blocks the other.
     */
    markRead: async (
      user: CurrentUser,
      chatId: string,
      { upTo, socketId }: Reading = {},
    ): Promise<number> => {
      const { id, otherId, isBlocked } = await getChat(user, chatId);
      if (!mayDo(user, 'write')) return 0;
      const seq = await seqOf(messages, { chatId: id, messageId: upTo, field: 'upTo' });
      return transaction(async (tx) => {
        const reading = { chatId: id, userId: user._id, seq, isUntold: isBlocked };
        const { count, newestId } = await messages.markRead(tx, reading);
        if (count === 0) return 0;
        const read = { chatId: id, userId: user._id, upTo: newestId };
        await outbox.add(tx, 'messages.read', { ...read, otherId });
        if (isBlocked) {
          await outbox.add(tx, 'chat.updated', { chatId: id, userId: user._id });
          return count;
        }
        const payload = { ...read, readAt: new Date().toISOString() };
        const people = [user._id, otherId];
        afterCommit(() =>
          liveChats.emit({ chatId: id, people, event: 'messagesRead', payload, exceptSocketId: socketId }),
        );
        return count;
      });
    },

    /** The two of a chat, for one of them. CHAT_NOT_FOUND to everybody else. */
    peopleOf: async (user: CurrentUser, chatId: string): Promise<PeopleOfChat> => {
      const { id, otherId, isBlocked } = await getChat(user, chatId);
      return { chatId: id, people: [user._id, otherId], isBlocked };
    },
  };
}
export type MessagesService = ReturnType<typeof createMessagesService>;

/** `isBlocked`: one of the two blocks the other. */
type PeopleOfChat = { chatId: string; people: string[]; isBlocked: boolean };
type Reading = { upTo?: string | undefined; socketId?: string };
type MessageNamed = { chatId: string; messageId: string | undefined; field: string };

/** The number of a message of this chat. VALIDATION_FAILED names `field` for any other id. */
async function seqOf(messages: MessagesRepository, { chatId, messageId, field }: MessageNamed) {
  if (messageId === undefined) return undefined;
  const seq = await messages.findSeq(chatId, messageId);
  if (seq === undefined)
    throw new AppError('VALIDATION_FAILED', { fields: { [field]: 'validation.invalidId' } });
  return seq;
}
