import { useIsOnline } from '@plumbline/shared-api/live';
import type { Conversation } from '@plumbline/shared-schema/chats';
import { canWriteIn, type Arrival } from './arrival';

/** Whether the other is known to be online. While one of the two blocks the other, nobody is told. */
export function useIsPresent(conversation: Arrival | Conversation): boolean {
  const isOnline = useIsOnline(conversation.other._id);
  return canWriteIn(conversation) && (isOnline ?? ('online' in conversation && conversation.online === true));
}
