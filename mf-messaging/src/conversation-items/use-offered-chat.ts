import { useState } from 'react';
import type { Conversation } from '@plumbline/shared-schema/chats';

export type Chats = { data?: readonly Conversation[] | undefined; isFetching: boolean };

/**
 * The newest chat where there is room for one and none was chosen. It stays while it is offered: a message that comes in
 * another chat does not take its place under the reader's eyes.
 */
export function useOfferedChat({ data, isFetching }: Chats, isWanted: boolean): string | undefined {
  const [offered, setOffered] = useState<string>();
  // The list that is being read again may have another one on top.
  const newest = isFetching ? undefined : data?.find(({ isArchived }) => !isArchived)?._id;
  const next = isWanted ? (offered ?? newest) : undefined;
  if (next !== offered) setOffered(next);
  return next;
}
