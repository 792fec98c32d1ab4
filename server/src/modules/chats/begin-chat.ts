import { NEW_CONVERSATIONS_PER_DAY } from '@plumbline/shared-schema/limits';
import type { Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { Outbox } from '../../outbox/outbox';
import type { ChatKey, ChatsRepository } from './chats.repository';

type Dependencies = { chats: ChatsRepository; outbox: Outbox };

/**
 * Finds or creates the chat of a pair and a job; of two concurrent calls one creates it and both get it. `isUnlimited`:
 * what a contract allows is said however many conversations were begun.
 */
export type BeginChat = (
  tx: Tx,
  key: ChatKey,
  options?: { isUnlimited: boolean },
) => Promise<{ id: string; isNew: boolean }>;

/**
 * Twenty new conversations a day: TOO_MANY_CONVERSATIONS. Without a job anybody may be written to.
 * USER_NOT_FOUND where the other does not exist. Ties to a job are the caller's matter.
 */
export function createBeginChat({ chats, outbox }: Dependencies): BeginChat {
  return async (tx, key, { isUnlimited } = { isUnlimited: false }) => {
    const known = await chats.findId(tx, key);
    if (known !== undefined) return { id: known, isNew: false };
    if (!(await chats.hasUser(tx, key.otherId))) throw new AppError('USER_NOT_FOUND');
    if (!isUnlimited && (await chats.countBegun(tx, key.creatorId)) >= NEW_CONVERSATIONS_PER_DAY)
      throw new AppError('TOO_MANY_CONVERSATIONS');
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
