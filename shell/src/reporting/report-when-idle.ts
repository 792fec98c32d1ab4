import type { ContentStore } from '../boot/content';
import { onTrouble } from './notes';

/** The first visit, and what its page asks for, comes first: reporting waits this long (milliseconds). */
const HEAD_START = 3000;
/** From then on it starts at the latest after this long (milliseconds). */
const PATIENCE = 5000;

/**
 * Loads the reporter once the page has nothing better to do, and at once when something goes wrong: people leave
 * broken pages soon. Errors and vitals of the time before are kept for it. Without it the site works as before.
 */
export function reportWhenIdle(content: ContentStore): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    import('./reporting').then(({ startReporting }) => startReporting(content)).catch(() => undefined);
  };
  onTrouble(start);
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: PATIENCE });
    else start();
  }, HEAD_START);
}
