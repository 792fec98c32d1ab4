import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a control that stands in for another one: once `isReplaced` turns from true to false, the element of the ref
 * gets the focus that was lost with what it replaces.
 */
export function useFocusAfter<Element extends HTMLElement>(isReplaced: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const wasReplaced = useRef(isReplaced);

  useEffect(() => {
    const isBack = wasReplaced.current && !isReplaced;
    wasReplaced.current = isReplaced;
    if (isBack && document.activeElement === document.body) element.current?.focus();
  }, [isReplaced]);

  return element;
}
