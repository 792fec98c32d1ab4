import { NEW_CONVERSATIONS_PER_DAY } from '@plumbline/shared-schema/limits';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { ChatKey, ChatsRepository } from './chats.repository';

type Dependencies = { chats: ChatsRepository; outbox: Outbox };

/**
 * Finds or creates the chat of a pair and a job; of two concurrent calls one creates it and both get it. `isUnlimited`:
 * among those who have to do with each other, however many conversations were begun.
 */
export type BeginChat = (
  tx: Tx,
  chat: ChatKey & { isUnlimited: boolean },
) => Promise<{ id: string; isNew: boolean }>;

/**
 * Twenty new conversations with strangers a day: TOO_MANY_CONVERSATIONS. Without a job anybody may be written to.
 * USER_NOT_FOUND where the other does not exist. Ties to a job are the caller's matter.
 */
export function createBeginChat({ chats, outbox }: Dependencies): BeginChat {
  async function refuseTooMany(tx: Tx, userId: string): Promise<void> {
    const retryAfter = await chats.secondsUntilNextBegin(tx, userId, NEW_CONVERSATIONS_PER_DAY);
    if (retryAfter !== undefined) throw new AppError('TOO_MANY_CONVERSATIONS', { retryAfter });
  }

  return async (tx, { isUnlimited, ...key }) => {
    const known = await chats.findId(tx, key);
    if (known !== undefined) return { id: known, isNew: false };
    if (!(await chats.hasUser(tx, key.otherId))) throw new AppError('USER_NOT_FOUND');
    if (!isUnlimited) await refuseTooMany(tx, key.creatorId);
    const id = await chats.insert(tx, key);
    if (id !== undefined) {
      await outbox.add(tx, 'chat.created', { chatId: id, creatorId: key.creatorId, otherId: key.otherId });
      return { id, isNew: true };
    }
    const meanwhile = await chats.findId(tx, key);
    if (meanwhile === undefined) throw new Error('a chat neither exists nor can be made');
    return { id: meanwhile, isNew: false };
  };
}
