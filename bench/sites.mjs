/** Sites to measure: the built server over a registry, with the demo world in a database of its own. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../server/faults/folders.mjs';
import { freePort, REMOTES, ROOT } from '../tooling/scripts/checks.mjs';
import { TOOLS, step } from '../tooling/scripts/run.mjs';

const START_DEADLINE_MS = 120_000;
/** Servers that end with this process, however it ends. */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

/** Where a site of its own lies, as long as this process runs. */
export function placeIn(name) {
  const folder = temporaryFolder();
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return { name, folder, registryDir: path.join(folder, 'registry'), keyDir: path.join(folder, 'keys') };
}

/** Publishes the builds of this repository; `changed` stand in for their own: name → folder. */
export async function publishFederated({ registryDir, keyDir }, changed = {}) {
  const builds = ['shell', ...REMOTES].map((name) => changed[name] ?? path.join(ROOT, name, 'dist'));
  const env = { REGISTRY_DIR: registryDir, REGISTRY_KEYS: keyDir, REGISTRY_ACTOR: 'bench' };
  await step('Publishing the builds', TOOLS.registry('publish', ...builds), { env });
}

async function isReady(url) {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts a site from a registry folder; `env`: settings on top. Returns its URL, its process's id and a stop function. */
export async function startSite({ folder, registryDir, keyDir, env = {} }) {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      REGISTRY_DIR: registryDir,
      REGISTRY_KEYS: keyDir,
      PROFILE: 'demo',
      SEED: 'demo',
      LOAD_TEST: '1',
      LOG_LEVEL: 'error',
      SMTP_URL: '',
      TILE_URL: 'none',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      ...env,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const url = `http://localhost:${port}`;
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  const deadline = Date.now() + START_DEADLINE_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The site over ${registryDir} did not start.`);
    }
    await sleep(200);
  }
  return { url, pid: child.pid, stop };
}
