import type { Outgoing, OutgoingFile } from '@plumbline/shared-api/outbox';
import type { DealEvent } from '@plumbline/shared-schema/deals';
import type { Message, MessageFile } from '@plumbline/shared-schema/messages';

/**
 * A message as the log shows it, or with `event` what happened to an offer or a contract. `at` is an ISO instant;
 * `error` says why a failed one was not sent.
 */
export type ThreadMessage = {
  id: string;
  /** The server's id, once it has the message. */
  messageId?: string;
  text: string;
  at: string;
  state: 'received' | 'sent' | 'read' | 'pending' | 'waiting' | 'failed';
  /** Received, and not read when the thread was loaded. */
  isUnread: boolean;
  isEdited?: boolean;
  isDeleted?: boolean;
  error?: string | undefined;
  files?: readonly MessageFile[];
  /** Not sent yet: the outbox has them. */
  unsentFiles?: readonly OutgoingFile[] | undefined;
  event?: DealEvent['what'];
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
      messageId: message._id,
      text: message.messageText,
      at: message.createdAt,
      state: stateOf(message, readerId),
      isEdited: message.editedAt !== null,
      isDeleted: message.deletedAt !== null,
      isUnread: message.receiverId === readerId && message.readAt === null,
      files: message.files,
    })),
    ...outgoing
      .filter(({ clientMessageId }) => !arrived.has(clientMessageId))
      .map(({ clientMessageId, content, files, at, state, error }) => ({
        id: clientMessageId,
        text: content,
        at,
        state,
        isUnread: false,
        unsentFiles: files,
        error,
      })),
  ];
}
