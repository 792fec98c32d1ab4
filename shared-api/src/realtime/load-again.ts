const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Loads until it comes: after a failure again, after pauses that grow to a minute, and at once when the browser is online
 * again. Resolves with `undefined` once `signal` is aborted.
 */
export async function loadAgain<Loaded>(
  load: () => Promise<Loaded>,
  signal: AbortSignal,
): Promise<Loaded | undefined> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      const loaded = await load();
      return signal.aborted ? undefined : loaded;
    } catch {
      await pause(pauseMs(failures), signal);
    }
  }
  return undefined;
}

/** Jitter: what failed for one page failed for all that were opened at that time. */
function pauseMs(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', goOn);
  });
}
