import { createContext, use, useSyncExternalStore } from 'react';

/**
 * When the page was rendered outside this browser (milliseconds since 1970). Hydration uses it too: another time
 * would give other texts than the HTML, and React would render the whole page again.
 */
export const RenderedAtContext = createContext<number | undefined>(undefined);

const MINUTE_MS = 60_000;

function everyMinute(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS);
  return () => {
    clearInterval(timer);
  };
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);
const notYetHere = () => null;

/** The time in milliseconds, updated each minute; while hydrating it is the renderer's. */
export function useNow(): number {
  const renderedAt = use(RenderedAtContext);
  const minute = useSyncExternalStore(everyMinute, thisMinute, notYetHere);
  return minute === null ? (renderedAt ?? Date.now()) : Date.now();
}
