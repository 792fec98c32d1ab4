import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the ref's element once `isAway` turns false, if the focus was lost meanwhile: with a button that is disabled
 * while it works, or with what stood in the element's place.
 */
export function useKeptFocus<Target extends HTMLElement = HTMLButtonElement>(
  isAway: boolean,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const wasAway = useRef(false);

  useEffect(() => {
    const isBack = wasAway.current && !isAway;
    wasAway.current = isAway;
    if (isBack && document.activeElement === document.body) element.current?.focus();
  }, [isAway]);

  return element;
}
