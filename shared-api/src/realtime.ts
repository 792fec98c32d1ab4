import { readSessionState } from '@plumbline/shared-api/session';
import type { AppStore } from '@plumbline/shared-api/store';
import { loadAgain } from './realtime/load-again';

/** Lazy-loaded: visitors never need it. */
const loadLivePage = () => import('./realtime/live-page');

/**
 * Keeps the one socket of the page open while somebody is signed in, and turns what it hears into refetches of what is
 * shown. The shell starts it once; `apiUrl` is the store's `baseUrl`. Returns an unsubscribe function. Nothing depends
 * on the socket: without one the lists that poll still do.
 */
export function startRealtime(store: AppStore, apiUrl = '/api/v1', load = loadLivePage): () => void {
  const { origin } = new URL(apiUrl, window.location.href);
  let person: string | undefined;
  let close: (() => void) | undefined;

  const startForPerson = () => {
    const { user } = readSessionState(store.getState());
    const userId = user ? user._id : undefined;
    if (userId === person) return;
    person = userId;
    close?.();
    close = userId === undefined ? undefined : open(userId, Date.now());
  };

  const open = (userId: string, since: number) => {
    const leaving = new AbortController();
    let closeSocket: (() => void) | undefined;
    void loadAgain(load, leaving.signal).then((code) => {
      closeSocket = code?.openLivePage({ origin, userId, since, store });
    });
    return () => {
      leaving.abort();
      closeSocket?.();
    };
  };

  startForPerson();
  const unsubscribe = store.subscribe(startForPerson);
  return () => {
    unsubscribe();
    close?.();
  };
}
