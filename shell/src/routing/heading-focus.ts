/** How long a page may take to show its heading before the focus is left alone (milliseconds). */
const PATIENCE = 10_000;

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Moves the focus to the page's h1, now or as soon as it appears. A visitor who presses a key or a button meanwhile,
 * or a page that has focused something of its own, is left alone. Gives back how to stop waiting.
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
