import { chatSchema, conversationSchema, type Chat, type Conversation } from '@plumbline/shared-schema/chats';
import { anId } from './ids';
import { LATER } from './instants';
import { aPerson, nora } from './users';

/** The chat of Nora (sender) and Marcus (receiver) about the job. */
export function aChat(overrides: Partial<Chat> = {}): Chat {
  return chatSchema.parse({
    _id: anId(60),
    jobId: anId(10),
    jobTitle: 'Replace the kitchen drain',
    participants: [
      { userId: nora(), role: 'sender' },
      { userId: aPerson(), role: 'receiver' },
    ],
    ...overrides,
  });
}

/** That chat in Nora's list. */
export function aConversation(overrides: Partial<Conversation> = {}): Conversation {
  return conversationSchema.parse({
    ...aChat(),
    other: aPerson(),
    lastMessage: 'I can come by on Monday at nine.',
    lastMessageKind: 'text',
    lastMessageTime: LATER,
    lastSeq: 1,
    readSeq: 1,
    unread: 0,
    online: false,
    isArchived: false,
    isMuted: false,
    isBlocked: false,
    canWrite: true,
    ...overrides,
  });
}
