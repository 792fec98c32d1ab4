import type { Conversation } from '@plumbline/shared-schema/chats';

/** What other pages hand over when they open a chat. */
export type Arrival = Pick<Conversation, '_id' | 'jobTitle' | 'other'>;

/** False while one of the two blocks the other. */
export const canWriteIn = (conversation: Arrival | Conversation): conversation is Arrival =>
  !('canWrite' in conversation) || conversation.canWrite;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Reads navigation state `{ chatId, jobTitle, recipient: { id, name, profile } }`; anything else is no arrival. */
export function readArrival(state: unknown): Arrival | undefined {
  if (!isObject(state) || !isObject(state['recipient'])) return undefined;
  const { id, name, profile } = state['recipient'];
  const [chatId, recipientId] = [textOf(state['chatId']), textOf(id)];
  if (!chatId || !recipientId) return undefined;
  return {
    _id: chatId,
    jobTitle: textOf(state['jobTitle']),
    other: { _id: recipientId, fullName: textOf(name) ?? '', profile: textOf(profile) },
  };
}
