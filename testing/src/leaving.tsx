import { act, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { api } from '@plumbline/shared-api/api';
import type { AppStore } from '@plumbline/shared-api/store';
import { renderPage, type RenderPageOptions } from '@plumbline/testing/render';
import { watchLeftovers } from './leftovers';

/** How long a page may go on ending what it started (milliseconds). */
const PATIENCE = 2000;

type Subscriptions = { getSubscriptions: () => Map<string, Map<string, unknown>> };

/** Cache entries of the store that somebody still waits for. */
function subscribedTo(store: AppStore): string[] {
  const { getSubscriptions } = store.dispatch(
    api.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as Subscriptions;
  return [...getSubscriptions()]
    .filter(([, hooks]) => hooks.size > 0)
    .map(([key]) => `subscription to ${key}`);
}

/**
 * Shows a page, waits until it is `ready`, takes it away while the site around it stays, and gives what it has left
 * behind: subscriptions to server state, timers, listeners on window and document. `[]` is how it should be.
 */
export async function leaving(
  page: ReactElement,
  options: RenderPageOptions,
  ready: () => Promise<unknown>,
): Promise<string[]> {
  let show: (isShown: boolean) => void = () => undefined;
  function Stage() {
    const [isShown, setShown] = useState(false);
    show = setShown;
    return isShown ? page : null;
  }

  const { store } = await renderPage(<Stage />, options);
  // From here on: what the site around the page has started stays.
  const watch = watchLeftovers();
  try {
    act(() => {
      show(true);
    });
    await ready();
    act(() => {
      show(false);
    });
    const left = () => [...subscribedTo(store), ...watch.left()];
    // What a page ends it may end a moment later.
    await waitFor(
      () => {
        if (left().length > 0) throw new Error('not yet');
      },
      { timeout: PATIENCE },
    ).catch(() => undefined);
    return left();
  } finally {
    watch.stop();
  }
}
