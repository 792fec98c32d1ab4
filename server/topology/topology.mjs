/** `npm run topology`: the site as it would stand on several machines, each part a process of this one. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { watchCaller } from '../../tooling/scripts/callers.mjs';
import { requireInstalled, requireNode, ROOT, stop } from '../../tooling/scripts/checks.mjs';
import { readCommandLine } from '../../tooling/scripts/command-line.mjs';
import { breakParts, requireParts } from './break.mjs';
import { check } from './check.mjs';
import { deploy, requireRounds } from './deploy.mjs';
import { findMissing } from './programs.mjs';
import { createTopology } from './site.mjs';

const WAYS = { check, break: breakParts, deploy };

const { names, folder: given } = readCommandLine(
  `npm run topology -- [check | break [<part> …] | deploy [<rounds>]] [--folder <folder>]
PostgreSQL with a replica, pgbouncer, Redis, object storage, nginx, two web processes, a worker and two edges, on this
machine, until Ctrl-C. It needs a build (npm run build) and the packages that docs/operations/topology.md names.
  check     starts it, goes through what people do, and stops it
  break     the same, and kills each part in turn (or those named) while people write
  deploy    the same, and restarts each server in turn, ten times or as often as said, while people use it
  --folder  new or empty: where everything lies, logs too; without it a temporary one that goes with it
PORT: of the site.`,
  { names: Infinity, options: { folder: { type: 'string' } } },
);
const [way, ...words] = names;
requireNode();
requireInstalled('npm run topology');
if (way !== undefined && !Object.hasOwn(WAYS, way))
  stop(`${way}? npm run topology -- ${Object.keys(WAYS).join(' | ')}`);
if (way === 'break') requireParts(words);
else if (way === 'deploy') requireRounds(words);
else if (words.length > 0) stop(`Unknown argument: ${words[0]}`);
for (const file of ['server/dist/main.js', 'shell/dist/release.json'])
  if (!fs.existsSync(path.join(ROOT, file))) stop('It is not built: npm run build');
const missing = findMissing();
if (missing.length > 0) stop(`Not installed: ${missing.join(', ')}`);
if (given !== undefined && fs.existsSync(given) && fs.readdirSync(given).length > 0)
  stop(`${given} is not empty.`);

const folder = path.resolve(given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-topology-')));
fs.mkdirSync(folder, { recursive: true });
// PostgreSQL and pgbouncer run as another user under root.
fs.chmodSync(folder, 0o755);
const sitePort = process.env.PORT ? Number(process.env.PORT) : undefined;
let site;
let isEnding = false;
const end = async (code) => {
  if (isEnding) return;
  isEnding = true;
  await site?.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void end(way === undefined ? 0 : 1));
watchCaller(() => void end(1));
process.once('exit', () => {
  site?.end();
  // A publication, where the start was broken off.
  const children = fs.readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  spawnSync('kill', children.split(' ').filter(Boolean));
  if (given === undefined)
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

try {
  site = await createTopology({ folder, sitePort, hasLimits: way === undefined });
  await site.start();
  process.stdout.write(`\n${site.url}, until Ctrl-C. Logs: ${site.logs}\n`);
  if (way !== undefined) await end((await WAYS[way](site, words)) ? 0 : 1);
} catch (error) {
  if (!isEnding) process.stderr.write(`${error.stack}\n`);
  await end(1);
}
