import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from '@plumbline/shared-ui/virtual';
import type { ThreadMessage } from '../thread/thread';

/** Pixels from the end within which the reader counts as reading the newest message. */
const NEAR_END = 64;
/** Pixels from the top at which older messages are loaded: before they are needed. */
const NEAR_TOP = 600;

export type OlderMessages = { isThere: boolean; isLoading: boolean; load: () => void };

type LogScroll = {
  messages: readonly ThreadMessage[];
  older: OlderMessages;
  unreadFrom: string | undefined;
  /** What the reader looked for. */
  targetId: string | undefined;
};

/**
 * The log begins at what was looked for, at what is unread, else at its end. The newest message stays in view, unless the reader has scrolled up
 * to read: then one of somebody else waits behind `showNewest`. Near the top older messages are loaded.
 */
export function useLogScroll({ messages, older, unreadFrom, targetId }: LogScroll) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isAtEnd = useRef(unreadFrom === undefined && targetId === undefined);
  const [isAway, setIsAway] = useState(false);
  const [hasNewer, setHasNewer] = useState(false);
  const isPrepending = useIsPrepending(messages);
  const { id, state } = messages.at(-1) ?? {};

  function showNewest() {
    list.current?.scrollToIndex(messages.length - 1, { align: 'end' });
    isAtEnd.current = true;
    setIsAway(false);
    setHasNewer(false);
  }

  useLayoutEffect(() => {
    const unread = messages.findIndex((message) => message.id === unreadFrom);
    if (unread > 0) list.current?.scrollToIndex(unread, { align: 'start' });
    else if (messages.length > 0) list.current?.scrollToIndex(messages.length - 1, { align: 'end' });
    // Only where the log begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    const target = messages.findIndex((message) => message.id === targetId);
    if (targetId === undefined || target === -1) return;
    isAtEnd.current = false;
    list.current?.scrollToIndex(target, { align: 'center' });
    box.current?.focus({ preventScroll: true });
    // Only when something else is looked for.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [targetId]);

  const isBegun = useRef(false);
  useLayoutEffect(() => {
    if (!isBegun.current) isBegun.current = true;
    else if (isAtEnd.current || state === 'pending' || fits(list.current)) showNewest();
    else if (state === 'received') setHasNewer(true);
    // Only another message moves the view, not a change of the state of this one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  useStayAtEnd(box, () => {
    if (isAtEnd.current) showNewest();
  });

  function onScroll(offset: number) {
    if (!list.current) return;
    const { scrollSize, viewportSize } = list.current;
    const left = scrollSize - viewportSize - offset;
    isAtEnd.current = left < NEAR_END;
    setIsAway(left > viewportSize / 2);
    if (isAtEnd.current) setHasNewer(false);
    if (offset < NEAR_TOP && older.isThere && !older.isLoading) older.load();
  }

  return { box, list, isPrepending, onScroll, isAway: isAway || hasNewer, hasNewer, showNewest };
}

/** There is nothing to scroll, so no scroll event says that the end is in view. */
const fits = (list: VirtualizerHandle | null) => list !== null && list.scrollSize <= list.viewportSize;

/** True in the render in which messages were put before those that were shown. */
function useIsPrepending(messages: readonly ThreadMessage[]): boolean {
  const first = messages[0]?.id;
  const [shown, setShown] = useState({ first, isPrepending: false });
  if (shown.first !== first)
    setShown({ first, isPrepending: messages.some(({ id }, index) => index > 0 && id === shown.first) });
  useEffect(() => {
    setShown((now) => (now.isPrepending ? { ...now, isPrepending: false } : now));
  }, [first]);
  return shown.isPrepending;
}

/** The log becomes lower as the text that is written grows, or a keyboard opens. */
function useStayAtEnd(box: React.RefObject<HTMLDivElement | null>, onResize: () => void): void {
  const resized = useRef(onResize);
  useEffect(() => {
    resized.current = onResize;
  });
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => resized.current());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
}
