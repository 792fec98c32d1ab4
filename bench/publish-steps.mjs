/**
 * One step of `publish.bench.mjs` in a process of its own, as a developer's or a CI's: `remote <name> <folder> [cache]`
 * builds a remote into a folder; `monolith <registry> <keys> [cache]` builds the monolith and makes it live.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../tooling/scripts/checks.mjs';
import { buildMonolith, cacheIn, compile } from './monolith.mjs';

const require = createRequire(import.meta.url);

async function buildRemote(name, folder, cacheFolder) {
  const config = require('../tooling/webpack/builder.cjs')(path.join(ROOT, name))({}, { mode: 'production' });
  const output = { ...config.output, path: folder };
  await compile({ ...config, output, cache: cacheIn(config, cacheFolder) });
}

async function publishBuiltMonolith(registryDir, keyDir, cacheFolder) {
  const compilation = await buildMonolith(cacheFolder);
  const { publishMonolith } = await import('./monolith-registry.mjs');
  await publishMonolith({ registryDir, keyDir }, compilation);
}

const STEPS = { remote: buildRemote, monolith: publishBuiltMonolith };
const [step, ...given] = process.argv.slice(2);
await STEPS[step](...given);
