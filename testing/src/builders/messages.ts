import { messageSchema, type Message } from '@plumbline/shared-schema/messages';
import { anId } from './ids';
import { LATER } from './instants';

/** Marcus writes to Nora. */
export function aMessage(overrides: Partial<Message> = {}): Message {
  const messageText = overrides.messageText ?? overrides.content ?? 'I can come by on Monday at nine.';
  return messageSchema.parse({
    _id: anId(70),
    chatId: anId(60),
    senderId: anId(2),
    receiverId: anId(1),
    messageText,
    content: messageText,
    clientMessageId: null,
    seq: 1,
    timestamp: LATER,
    createdAt: LATER,
    readAt: null,
    files: [],
    editedAt: null,
    deletedAt: null,
    ...overrides,
  });
}
