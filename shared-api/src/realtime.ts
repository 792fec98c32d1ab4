import { readSessionState } from '@plumbline/shared-api/session';
import type { AppStore } from '@plumbline/shared-api/store';

/**
 * Keeps the one socket of the page open while somebody is signed in, and turns what it hears into refetches of what is
 * shown. The shell starts it once; `apiUrl` is the store's `baseUrl`. Returns an unsubscribe function. Nothing depends
 * on the socket: without one the lists that poll still do.
 */
export function startRealtime(store: AppStore, apiUrl = '/api/v1'): () => void {
  const { origin } = new URL(apiUrl, window.location.href);
  let person: string | undefined;
  let close: (() => void) | undefined;

  const follow = () => {
    const { user } = readSessionState(store.getState());
    const userId = user ? user._id : undefined;
    if (userId === person) return;
    person = userId;
    close?.();
    close = undefined;
    if (userId !== undefined) void open(userId, Date.now());
  };

  const open = async (userId: string, since: number) => {
    // Lazy-loaded: visitors never need the socket's code.
    const code = await import('./realtime/live-socket').catch(() => undefined);
    if (code === undefined || person !== userId || close !== undefined) return;
    close = code.openLiveSocket({ origin, userId, since, dispatch: store.dispatch });
  };

  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    person = undefined;
    close?.();
  };
}
