import { useEffect, useRef, type RefObject } from 'react';

/** A button that is disabled while it works loses the focus; this gives it back, unless the reader has moved on. */
export function useKeptFocus(isWorking: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasWorking = useRef(false);

  useEffect(() => {
    const hasFinished = wasWorking.current && !isWorking;
    wasWorking.current = isWorking;
    if (hasFinished && document.activeElement === document.body) button.current?.focus();
  }, [isWorking]);

  return button;
}
