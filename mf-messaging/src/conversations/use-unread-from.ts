import { useState } from 'react';
import type { ThreadMessage } from './thread';

/** The id of the first message that was unread when the log was opened; it stays, though reading marks it as read. */
export function useUnreadFrom(messages: readonly ThreadMessage[]): string | undefined {
  const [id] = useState(() => messages.find(({ isUnread }) => isUnread)?.id);
  return id;
}
