import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runRegistry } from './registry-command';
import { distOf, PUBLISHED, requireBuilds } from './repository';

/** Names the folder that holds the registry every site copies. */
export const PUBLISHED_ONCE = 'PLUMBLINE_E2E_PUBLISHED';

/**
 * Publishes the builds once into a temporary registry; every site takes a copy. Returns the cleanup.
 * Playwright asks for a default export.
 */
async function publishOnce(): Promise<() => void> {
  requireBuilds();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-published-'));
  const place = { registryDir: path.join(folder, 'registry'), keyDir: path.join(folder, 'keys') };
  const remove = () => {
    fs.rmSync(folder, { recursive: true, force: true });
  };
  await runRegistry(place, 'publish', ...PUBLISHED.map(distOf)).catch((error: unknown) => {
    remove();
    throw error;
  });
  process.env[PUBLISHED_ONCE] = folder;
  return remove;
}

// eslint-disable-next-line no-restricted-syntax -- Playwright calls the default export of its global set-up
export default publishOnce;
