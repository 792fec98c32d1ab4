import { selectIsLive } from '@plumbline/shared-api/live';
import type { AppStore } from '@plumbline/shared-api/store';

/** What a tab tells the others: there is something to send, or something came out of it. */
type News = 'added' | 'changed';

type Options = { store: AppStore; onChange: () => void; onChance: () => void };

/**
 * Calls `onChange` when another tab changed the outbox, and `onChance` when there is something to send, or what could
 * not be sent may be now: the network or the socket came back, or the page is looked at again.
 */
export function followTabs({ store, onChange, onChance }: Options) {
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('plumbline-outbox');
  let wasOpen = selectIsLive(store.getState());
  const onLook = () => {
    if (document.visibilityState === 'visible') onChance();
  };
  const unsubscribe = store.subscribe(() => {
    const isOpen = selectIsLive(store.getState());
    if (isOpen && !wasOpen) onChance();
    wasOpen = isOpen;
  });
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      onChange();
      // A try in vain is told too: were it a reason to try, two tabs would never stop.
      if (data === 'added') onChance();
    };
  window.addEventListener('online', onChance);
  document.addEventListener('visibilitychange', onLook);

  return {
    post: (news: News) => channel?.postMessage(news),
    stop() {
      unsubscribe();
      channel?.close();
      window.removeEventListener('online', onChance);
      document.removeEventListener('visibilitychange', onLook);
    },
  };
}
