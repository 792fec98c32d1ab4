/**
 * Makes the monolith live in a registry, so that the same edge serves it with the same preloads, policy, compression
 * and caching as the federated site: its build is the host, and every remote is a manifest whose modules lie in the
 * host's scripts. No gate is asked: this is no release of ours.
 */
import fs from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { REMOTES, ROOT } from '../tooling/scripts/checks.mjs';
import { chunkName, exposesOf, filesOf } from './monolith.mjs';
import { writeRelease } from './release-files.mjs';

register();
const { readRelease } = await import('../registry/src/release/read-release.ts');
const { changeLive } = await import('../registry/src/publishing/change-live.ts');
const { open } = await import('../registry/src/commands/command.ts');
const { withCompressedCopies } = await import('../registry/src/store/compress.ts');

/** A remote's entry has to be named; a style sheet is neither preloaded nor, with the loader replaced, loaded. */
const NO_CONTAINER = 'no-container.css';

const keyOf = (remote, expose) => `module:${chunkName(remote, expose)}`;

function releaseAt(folder) {
  return JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'dist/release.json'), 'utf8'));
}

/** The modules of all remotes, as what the host provides. */
function providedModules(compilation) {
  const modules = REMOTES.flatMap((remote) =>
    Object.keys(exposesOf(remote)).map((expose) => [remote, expose]),
  );
  return Object.fromEntries(
    modules.map(([remote, expose]) => {
      const files = filesOf(compilation, chunkName(remote, expose));
      const initial = filesOf(compilation, 'main');
      return [
        keyOf(remote, expose),
        { version: '0.0.0', files: files.filter((file) => !initial.includes(file)) },
      ];
    }),
  );
}

function writeHost(folder, compilation) {
  fs.cpSync(compilation.outputOptions.path, folder, { recursive: true });
  writeRelease(folder, { ...releaseAt('shell'), needs: {}, provides: providedModules(compilation) });
}

function writeRemote(folder, remote) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, NO_CONTAINER), '');
  const release = releaseAt(remote);
  const exposes = Object.fromEntries(
    Object.keys(release.exposes).map((expose) => [expose, { files: [], shared: [keyOf(remote, expose)] }]),
  );
  writeRelease(folder, { ...release, entry: NO_CONTAINER, exposes, needs: {} });
}

/** Fills an empty registry (`registryDir`, `keyDir`) with the monolith. */
export async function publishMonolith({ registryDir, keyDir }, compilation) {
  const builds = path.join(registryDir, '../monolith-builds');
  const hostFolder = path.join(builds, 'shell/dist');
  writeHost(hostFolder, compilation);
  const folders = [hostFolder, ...REMOTES.map((remote) => path.join(builds, remote, 'dist'))];
  REMOTES.forEach((remote, index) => writeRemote(folders[index + 1], remote));

  const context = await open({ REGISTRY_DIR: registryDir, REGISTRY_KEYS: keyDir, REGISTRY_ACTOR: 'bench' });
  const packages = {};
  for (const folder of folders) {
    const { release, contentHash, files } = await readRelease(folder);
    await context.store.put({ name: release.name, contentHash }, await withCompressedCopies(files));
    packages[release.name] = {
      kind: release.kind,
      live: { version: release.version, contentHash },
      disabled: false,
    };
  }
  const act = { command: 'publish', names: Object.keys(packages) };
  await changeLive(context, act, async () => ({ reason: 'bench', packages }));
}
