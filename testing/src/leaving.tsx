import { act, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { api } from '@plumbline/shared-api/api';
import type { AppStore } from '@plumbline/shared-api/store';
import { renderPage, type RenderPageOptions } from '@plumbline/testing/render';
import { watchLeftovers } from './leftovers';

/** How long a page may take to clean up (milliseconds). */
const PATIENCE = 2000;

type Subscriptions = { getSubscriptions: () => Map<string, Map<string, unknown>> };

/** Cache entries that still have a subscriber. */
function subscribedTo(store: AppStore): string[] {
  const { getSubscriptions } = store.dispatch(
    api.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as Subscriptions;
  return [...getSubscriptions()]
    .filter(([, hooks]) => hooks.size > 0)
    .map(([key]) => `subscription to ${key}`);
}

/**
 * Shows a page, waits until it is `ready`, unmounts it while the site around it stays, and returns what it leaked:
 * subscriptions to server state, timers, listeners on window and document.
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
  // Only from here on: what the site around the page starts may stay.
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
    // Clean-up may be asynchronous.
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
