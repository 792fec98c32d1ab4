const TICK_MS = 15_000;
/** Browsers throttle timers of hidden pages to one a minute; a longer gap is sleep. */
const SLEEP_MS = 100_000;

/** `onWake`: the machine or the browser had suspended the page. */
type Reactions = { onWake: () => void; onOffline: () => void; onOnline: () => void };

/**
 * Tells of what a socket's own pings would notice only later: the page slept, the network went or came. Returns an
 * unsubscribe function.
 */
export function watchConnection({ onWake, onOffline, onOnline }: Reactions): () => void {
  let seen = Date.now();
  const look = () => {
    const hasSlept = Date.now() - seen > SLEEP_MS;
    seen = Date.now();
    if (hasSlept) onWake();
  };
  const ticking = setInterval(look, TICK_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}
