/** The first visit, and what its page asks for, comes first: what is not part of it waits this long (milliseconds). */
const HEAD_START = 3000;
/** From then on it starts at the latest after this long (milliseconds). */
const PATIENCE = 5000;

/** Runs once the page has nothing better to do. */
export function whenIdle(run: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE });
    else run();
  }, HEAD_START);
}
