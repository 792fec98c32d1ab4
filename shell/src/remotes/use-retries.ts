import { useEffect, useRef } from 'react';
import type { ModuleFailure } from './failure';

const FIRST_MS = 5000;
const LONGEST_MS = 5 * 60_000;

/** Tries again after 5, 10, 20… seconds, at most five minutes; not what only another release can mend. */
export function useRetries({ traceId, phase, incompatible }: ModuleFailure, retry: () => void): void {
  const times = useRef(0);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });

  const canHeal = phase !== 'manifest' && phase !== 'render' && incompatible === undefined;
  useEffect(() => {
    if (!canHeal) return undefined;
    const timer = setTimeout(() => latest.current(), Math.min(FIRST_MS * 2 ** times.current, LONGEST_MS));
    times.current += 1;
    return () => clearTimeout(timer);
  }, [traceId, canHeal]);
}
