import fs from 'node:fs';
import path from 'node:path';
import { edge, readPublicKeys } from '@plumbline/registry/edge';
import type { DevRemote, EdgeSettings } from '@plumbline/registry/edge';
import { remoteManifestSchema } from '@plumbline/shared-schema/platform';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { repositoryFolder } from './paths';

/** Pages that the shell itself has, so the edge answers them with 200 although no remote declares them. */
const SHELL_PAGES = ['/platform'];

export type DemoAccounts = EdgeSettings['demoAccounts'];

/**
 * Serves the site beside the API: pages, published files. Without a registry folder the API stands alone (its own
 * process behind an edge elsewhere, and in tests).
 */
export async function mountSite(app: FastifyInstance, config: Config, demoAccounts?: DemoAccounts): Promise<void> {
  if (!fs.existsSync(config.registryDir)) return;
  await app.register(edge, {
    storeDir: config.registryDir,
    publicKeys: await readPublicKeys(config.registryKeys),
    settings: {
      apiUrl: '/api/v1',
      tileUrl: config.tileUrl,
      profile: config.profile,
      showClaims: config.showClaims,
      ...(demoAccounts && { demoAccounts }),
    },
    shellPages: SHELL_PAGES,
    ...(config.devShell !== undefined && { devShell: config.devShell }),
    ...(config.devRemote !== undefined && { devRemotes: [readDevRemote(config.devRemote)] }),
    ...(config.previewRemote !== undefined && { preview: config.previewRemote }),
  });
}

/** `mf-jobs@http://localhost:3002` → the remote as its sources declare it now. */
function readDevRemote(text: string): DevRemote {
  const [name = '', origin = ''] = text.split(/@(.*)/);
  const file = path.join(repositoryFolder, name, 'remote.json');
  return { name, origin, manifest: remoteManifestSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) };
}
