const TICK_MS = 15_000;
/** Browsers throttle timers of hidden pages to one a minute; a longer gap is sleep. */
const SLEEP_MS = 100_000;

/** Calls `onWake` when the page resumes after the machine or the browser suspended it. Returns an unsubscribe function. */
export function watchSleep(onWake: () => void): () => void {
  let seen = Date.now();
  const look = () => {
    const hasSlept = Date.now() - seen > SLEEP_MS;
    seen = Date.now();
    if (hasSlept) onWake();
  };
  const ticking = setInterval(look, TICK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', look);
  };
}
