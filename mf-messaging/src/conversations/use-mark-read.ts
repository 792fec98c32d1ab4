import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMarkReadMutation } from '@plumbline/shared-api/messages';
import type { Message } from '@plumbline/shared-schema/messages';

type ReadThread = {
  chatId: string;
  readerId: string;
  isChosen: boolean;
  thread: { data?: Message[] | undefined; fulfilledTimeStamp?: number | undefined };
};

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

const isTabVisible = () => document.visibilityState !== 'hidden';
const isNotSeenYet = () => false;

/** Tells the server what the reader has seen: everything received, in a chat they chose, while the tab is visible. */
export function useMarkRead({ chatId, readerId, isChosen, thread }: ReadThread): void {
  const isVisible = useSyncExternalStore(followVisibility, isTabVisible, isNotSeenYet);
  const [markRead] = useMarkReadMutation();
  const told = useRef<string>(undefined);
  const { data, fulfilledTimeStamp } = thread;
  const newest = data?.findLast(({ receiverId, readAt }) => receiverId === readerId && readAt === null)?._id;

  useEffect(() => {
    if (!newest || !isChosen || !isVisible || told.current === newest) return;
    told.current = newest;
    // Nobody asked for it, so a failure is not shown: the next reading of the thread tries again.
    void markRead({ chatId, upTo: newest })
      .unwrap()
      .catch(() => {
        told.current = undefined;
      });
  }, [chatId, newest, isChosen, isVisible, fulfilledTimeStamp, markRead]);
}
