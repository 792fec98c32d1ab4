import type { Message } from '@plumbline/shared-schema/messages';
import type { Outgoing } from './outgoing';
import { dayOf } from './use-message-times';

/** A message as the log shows it. `at` is an ISO instant; `error` says why a failed one was not sent. */
export type ThreadMessage = {
  id: string;
  text: string;
  at: string;
  state: 'received' | 'sent' | 'read' | 'pending' | 'failed';
  error?: string | undefined;
};

type Parts = { messages: readonly Message[]; outgoing: readonly Outgoing[]; readerId: string };

function stateOf({ senderId, readAt }: Message, readerId: string): ThreadMessage['state'] {
  if (senderId !== readerId) return 'received';
  return readAt === null ? 'sent' : 'read';
}

/** What the server has, and after it what it does not have yet. The id of one's own message stays when it arrives. */
export function toThread({ messages, outgoing, readerId }: Parts): ThreadMessage[] {
  const arrived = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  return [
    ...messages.map((message) => ({
      id: message.clientMessageId ?? message._id,
      text: message.messageText,
      at: message.createdAt,
      state: stateOf(message, readerId),
    })),
    ...outgoing
      .filter(({ clientMessageId }) => !arrived.has(clientMessageId))
      .map(({ clientMessageId, content, at, state, error }) => ({
        id: clientMessageId,
        text: content,
        at,
        state,
        error,
      })),
  ];
}

/** The messages of each calendar day of the reader, in order. */
export function byDay(messages: readonly ThreadMessage[]): { at: string; messages: ThreadMessage[] }[] {
  const days: { at: string; messages: ThreadMessage[] }[] = [];
  for (const message of messages) {
    const today = days.at(-1);
    if (today && dayOf(today.at) === dayOf(message.at)) today.messages.push(message);
    else days.push({ at: message.at, messages: [message] });
  }
  return days;
}
