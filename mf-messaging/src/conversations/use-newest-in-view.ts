import { useLayoutEffect, useRef, useState } from 'react';
import type { ThreadMessage } from './thread';

/** Pixels from the end within which the reader counts as reading the newest message. */
const NEAR_END = 64;

/**
 * Keeps the newest message in view, unless the reader has scrolled up to read: then a newer one of somebody else
 * waits behind `showNewest`.
 */
export function useNewestInView(newest: ThreadMessage | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNewer, setHasNewer] = useState(false);
  const { id, state } = newest ?? {};

  function showNewest() {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    isAtEnd.current = true;
    setHasNewer(false);
  }

  useLayoutEffect(() => {
    if (isAtEnd.current || state === 'pending') showNewest();
    else if (state === 'received') setHasNewer(true);
    // Only another message moves the view, not a change of the state of this one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  function onScroll() {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
    if (isAtEnd.current) setHasNewer(false);
  }

  return { box, onScroll, hasNewer, showNewest };
}
