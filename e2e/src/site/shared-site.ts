import { startSite } from './site';
import type { Site } from './site';

/** Names the site that all workers share. */
const SHARED_SITE = 'PLUMBLINE_E2E_SITE';

/**
 * Starts the site of the demo world that all workers share. Returns the cleanup. Playwright asks for a default export.
 */
async function startSharedSite(): Promise<() => Promise<void>> {
  const { url, dataDir, registryDir, keyDir, remove } = await startSite({ seed: 'demo' });
  const shared: Site = { url, dataDir, registryDir, keyDir };
  process.env[SHARED_SITE] = JSON.stringify(shared);
  return remove;
}

export function sharedSite(): Site {
  const { [SHARED_SITE]: shared } = process.env;
  if (shared === undefined) throw new Error('The global set-up has started no site.');
  return JSON.parse(shared) as Site;
}

// eslint-disable-next-line no-restricted-syntax -- Playwright calls the default export of its global set-up
export default startSharedSite;
