import { readSessionState } from '@plumbline/shared-api/session';
import type { BootDocument } from '@plumbline/shared-schema/platform';
import type { Site } from '../assemble-site';

const WORKER = '/sw.js';

/**
 * Registers the worker that keeps the site for the time without a network, and tells it which release set this page
 * runs: for whoever is signed in or has installed the site, since visitors have nothing to come back to offline. A page
 * of other releases than the live ones tells nothing, so that the worker never follows them.
 */
export function keepSite({ boot, store }: Pick<Site, 'boot' | 'store'>): void {
  if (!('serviceWorker' in navigator) || !isLive(boot) || savesData()) return;
  let isDone = false;
  const look = () => {
    const isWanted = isInstalled() || readSessionState(store.getState()).status === 'authenticated';
    if (isDone || !isWanted) return;
    isDone = true;
    stop();
    // Refused in private windows and over plain HTTP.
    register(boot.set).catch(() => undefined);
  };
  const stop = store.subscribe(look);
  look();
}

async function register(set: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'live', set });
}

function isLive({ remotes, settings, set, isSafeStart, withheld }: BootDocument): boolean {
  const isWhole = settings.preview === null && !isSafeStart && withheld.length === 0;
  return isWhole && set !== '' && remotes.every(({ source }) => source === 'live');
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Whether the reader has asked the browser for less traffic; not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
