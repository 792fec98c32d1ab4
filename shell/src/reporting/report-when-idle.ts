import type { ContentStore } from '../boot/content';
import { onTrouble } from './notes';
import { whenIdle } from './when-idle';

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
  whenIdle(start);
}
