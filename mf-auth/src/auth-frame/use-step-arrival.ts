import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** After a change of step: scrolls to the top and focuses the heading, unless a form's error summary has the focus. */
export function useStepArrival(step: number | string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement?.getAttribute('role') === 'alert') return;
    document.documentElement.scrollTop = 0;
    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);

  return frame;
}
