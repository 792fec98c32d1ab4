import type { MessagesRead } from '@plumbline/shared-schema/events';
import type { Message } from '@plumbline/shared-schema/messages';

/**
 * A thread in the cache: ascending by `seq`, each message once. It may begin later than the chat (older ones are loaded
 * as one scrolls up) and, until a refetch has closed it, have a hole.
 */
export type Thread = readonly Message[];

/** How many known messages a refetch reads again: they may have been edited or read. */
const READ_AGAIN = 50;

/** With these messages put in by `_id`, a newer version in place of an older one. */
export function upsert(thread: Thread, messages: Thread): Message[] {
  const last = thread.at(-1)?.seq ?? 0;
  if (messages.every(({ seq }, index) => seq > (messages[index - 1]?.seq ?? last)))
    return [...thread, ...messages];
  const byId = new Map(thread.map((message) => [message._id, message]));
  for (const message of messages) byId.set(message._id, message);
  return [...byId.values()].sort((a, b) => a.seq - b.seq);
}

/** The messages before the first hole. */
export function solidPart(thread: Thread): Thread {
  const hole = thread.findIndex(({ seq }, index) => index > 0 && seq !== (thread[index - 1]?.seq ?? 0) + 1);
  return hole === -1 ? thread : thread.slice(0, hole);
}

export const hasHole = (thread: Thread): boolean => solidPart(thread).length < thread.length;

/**
 * The message after which a refetch begins, so that nothing is left out; `undefined`: the newest page will do. Up to it
 * only what was changed is missing.
 */
export function anchorOf(thread: Thread): Message | undefined {
  return solidPart(thread).at(-READ_AGAIN - 1);
}

/** What a refetch found, put into what is known. Where it begins after a hole it stands alone: older ones load again. */
export function withAnswer(thread: Thread, answer: Thread): Message[] {
  const [first] = answer;
  const known = solidPart(thread).at(-1);
  if (first && known && first.seq > known.seq + 1)
    return upsert(
      answer,
      thread.filter(({ seq }) => seq > first.seq),
    );
  return upsert(thread, answer);
}

/** What `userId` was sent up to the message `upTo` is read. */
export function withRead(thread: Thread, { userId, upTo, readAt }: Omit<MessagesRead, 'chatId'>): Message[] {
  const last = thread.find(({ _id }) => _id === upTo)?.seq ?? (upTo === null ? Infinity : 0);
  return thread.map((message) =>
    message.receiverId === userId && message.readAt === null && message.seq <= last
      ? { ...message, readAt }
      : message,
  );
}
