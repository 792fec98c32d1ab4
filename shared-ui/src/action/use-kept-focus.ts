import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the ref's element once `value` falls (a list gets shorter, `isSaving` turns false), if the focus was lost
 * with that: with a button that is disabled while it works, or with what stood in the element's place. `focus` is for
 * an element that has no ref here.
 */
export function useKeptFocus<Target extends HTMLElement = HTMLButtonElement>(
  value: number | boolean | undefined,
  focus?: () => void,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const before = useRef(value);
  const focusNow = useRef(focus);
  useEffect(() => {
    focusNow.current = focus;
  }, [focus]);

  useEffect(() => {
    // What is not known yet, undefined, is neither more nor less.
    const hasFallen = Number(value) < Number(before.current);
    before.current = value;
    if (!hasFallen || document.activeElement !== document.body) return;
    if (focusNow.current) focusNow.current();
    else element.current?.focus();
  }, [value]);

  return element;
}
