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
/** What the shell has besides while it shows one remote alone: the list of its pages, and a home that leads there. */
const PREVIEW_PAGES = ['/', '/preview'];

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
    shellPages: config.previewRemote === undefined ? SHELL_PAGES : [...SHELL_PAGES, ...PREVIEW_PAGES],
    ...(config.devShell !== undefined && { devShell: config.devShell }),
    ...(config.devRemote !== undefined && { devRemotes: [readDevRemote(config.devRemote)] }),
    ...(config.previewRemote !== undefined && { preview: config.previewRemote }),
  });
}

/** `mf-jobs@http://localhost:3002` → the remote as its sources declare it now, published or not. */
function readDevRemote(text: string): DevRemote {
  const [name = '', origin = ''] = text.split(/@(.*)/);
  const folder = path.join(repositoryFolder, name);
  const manifest = remoteManifestSchema.parse(readJson(path.join(folder, 'remote.json')));
  const keys = [...manifest.pages.map(({ title }) => title), ...manifest.nav.map(({ label }) => label)];
  const labelsIn = (language: string) => {
    const texts = readJson(path.join(folder, `src/locales/${language}.json`));
    return Object.fromEntries(keys.map((key) => [key, textAt(texts, key)]));
  };
  return { name, origin, manifest, labels: { en: labelsIn('en'), fr: labelsIn('fr') } };
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** The text of `jobs:search.title` in the texts of its namespace; the key itself where there is none yet. */
function textAt(texts: unknown, key: string): string {
  const route = key.slice(key.indexOf(':') + 1).split('.');
  const found = route.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], texts);
  return typeof found === 'string' ? found : key;
}
