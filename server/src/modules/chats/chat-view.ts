import type { Chat, Conversation } from '@plumbline/shared-schema/chats';
import type { UserViews } from '../users/user-view';
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

/** The same chat as an entry of the viewer's list. */
export function toConversation(chat: ChatRecord, views: UserViews): Conversation {
  return {
    ...toChat(chat, views),
    other: views.person(chat.other),
    lastMessage: chat.lastMessage,
    lastMessageTime: chat.lastMessageAt?.toISOString() ?? null,
    unread: chat.unread,
    online: false,
  };
}
