import { useLayoutEffect } from 'react';

/** Time for a component that moves the focus itself, e.g. to the next step's heading or a form's errors (ms). */
const PATIENCE = 50;
/** Dialogs, menus and drawers. */
const OVERLAY = '[role="presentation"]';

/**
 * Gives the focus a place when the focused element leaves the page: a row that was deleted, or a dialog whose opener
 * is gone. The nearest surviving element around it that can hold the focus takes it, such as a `CardList` or a group
 * with `tabIndex={-1}`, otherwise the page's heading. Not the next control, where a second Enter would act on another row.
 */
export function useKeptFocus(): void {
  useLayoutEffect(keepFocus, []);
}

function keepFocus(): () => void {
  let focused: Element | null = null;
  let places: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    // What is left by a dialog returns to the place in the page from which it was opened.
    if (!target.closest(OVERLAY)) places = placesAround(target);
  }

  function forget(): void {
    // The person clicked where nothing takes the focus. A removed element, or a button that is busy, is another matter.
    queueMicrotask(() => {
      if (isNowhere() && focused?.isConnected && !focused.matches(':disabled')) focused = null;
    });
  }

  function rescue(): void {
    timer = undefined;
    const heading = document.querySelector<HTMLElement>('[data-page-heading]');
    const isBehindDialog = heading?.closest('[aria-hidden="true"]');
    if (!isNowhere() || !heading || isBehindDialog) return;
    [...places, heading].find((place) => {
      place.focus({ preventScroll: true });
      return document.activeElement === place;
    });
  }

  const observer = new MutationObserver(() => {
    if (focused && !focused.isConnected && isNowhere()) timer ??= setTimeout(rescue, PATIENCE);
  });
  // A dialog hides the page until it is closed.
  const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-hidden'] };
  observer.observe(document.body, changes);
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
  };
}

function isNowhere(): boolean {
  return document.activeElement === document.body;
}

/** The element and those around it inside the page's main landmark, the nearest first. */
function placesAround(element: HTMLElement): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && !at.matches('main, body'); at = at.parentElement)
    places.push(at);
  return places;
}
