import type { ContentStore } from '../boot/content';

/** Reporting starts at the latest this long after the first render (milliseconds). */
const PATIENCE = 5000;

/** Loads the reporter once the page has nothing better to do. Without it the site works as before. */
export function reportWhenIdle(content: ContentStore): void {
  const start = () => {
    import('./reporting').then(({ startReporting }) => startReporting(content)).catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: PATIENCE });
  else setTimeout(start, PATIENCE / 5);
}
