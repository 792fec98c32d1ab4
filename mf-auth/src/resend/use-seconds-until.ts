import { useSyncExternalStore } from 'react';

/** Twice a second, so that a late timer skips no second. */
const TICK_MS = 500;

function everyTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => {
    clearInterval(timer);
  };
}

/** Whole seconds until `instant` (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(instant: number): number {
  return useSyncExternalStore(everyTick, () => Math.max(0, Math.ceil((instant - Date.now()) / 1000)));
}
