/** Longest wait for a heading (milliseconds). */
const PATIENCE = 10_000;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Focuses the page's h1, now or when it appears, unless the visitor presses a key or button or the page focuses
 * something itself. Returns the cancel function.
 */
export function focusHeadingOf(main: HTMLElement): () => void {
  if (focusHeading(main)) return () => undefined;

  const observer = new MutationObserver(() => {
    if (main.contains(document.activeElement) || focusHeading(main)) stop();
  });
  const patience = setTimeout(stop, PATIENCE);
  function stop(): void {
    observer.disconnect();
    clearTimeout(patience);
    removeEventListener('keydown', stop);
    removeEventListener('pointerdown', stop);
  }
  observer.observe(main, { childList: true, subtree: true });
  addEventListener('keydown', stop, { once: true });
  addEventListener('pointerdown', stop, { once: true });
  return stop;
}
