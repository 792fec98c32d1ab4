import type { Conversation } from '@plumbline/shared-schema/chats';

/** How many messages are unread in all of them. */
export const unreadIn = (conversations: readonly Conversation[] = []): number =>
  conversations.reduce((sum, { unread }) => sum + unread, 0);
