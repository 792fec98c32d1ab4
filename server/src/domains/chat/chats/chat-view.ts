import type { Chat, Conversation } from '@plumbline/shared-schema/chats';
import type { UserViews } from '../../people/users/user-view';
import type { ChatRecord } from './chats.repository';

/** A stored chat as it goes over the wire: whoever began it is `sender`. */
export function toChat(chat: ChatRecord, views: UserViews): Chat {
  const isMine = chat.createdById === chat.me.id;
  const [sender, receiver] = isMine ? [chat.me, chat.other] : [chat.other, chat.me];
  return {
    _id: chat.id,
    jobId: chat.jobId,
    jobTitle: chat.jobTitle,
    participants: [
      { userId: views.person(sender), role: 'sender' },
      { userId: views.person(receiver), role: 'receiver' },
    ],
  };
}

type ReaderFacts = { views: UserViews; isOnline: boolean };

/** The same chat as an entry of the viewer's list. */
export function toConversation(chat: ChatRecord, { views, isOnline }: ReaderFacts): Conversation {
  const canWrite = !chat.isBlocked && !chat.isBlockedByOther;
  return {
    ...toChat(chat, views),
    other: views.person(chat.other),
    lastMessage: chat.lastMessage,
    lastMessageKind: lastMessageKind(chat),
    lastMessageTime: chat.lastMessageAt?.toISOString() ?? null,
    lastSeq: chat.lastSeq,
    readSeq: chat.readSeq,
    unread: chat.unread,
    online: isOnline && canWrite,
    isArchived: chat.archivedSeq !== null && chat.archivedSeq >= chat.lastSeq,
    isMuted: chat.isMuted,
    isBlocked: chat.isBlocked,
    canWrite,
  };
}

function lastMessageKind({ lastMessage, lastMessageDeletedAt }: ChatRecord): Conversation['lastMessageKind'] {
  if (lastMessage === null) return null;
  if (lastMessageDeletedAt !== null) return 'deleted';
  return lastMessage === '' ? 'files' : 'text';
}
