import { followSeen } from '@plumbline/shared-api/seen';
import { holdOutbox } from '@plumbline/shared-api/outbox';
import type { AppStore } from '@plumbline/shared-api/store';
import { openLiveSocket } from './live-socket';

/** `origin`: the server's. `since`: when this page began to ask for what this person sees. */
type LivePageOptions = { origin: string; userId: string; since: number; store: AppStore };

/**
 * Opens the socket and the outbox of whoever is signed in, and keeps what they see; returns a function that closes both.
 */
export function openLivePage({ store, ...options }: LivePageOptions): () => void {
  const closeSocket = openLiveSocket({ ...options, dispatch: store.dispatch });
  void followSeen(store);
  const closeOutbox = holdOutbox(store, options.userId);
  return () => {
    closeOutbox();
    closeSocket();
  };
}
