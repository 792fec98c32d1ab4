import fs from 'node:fs';
import path from 'node:path';
import { REMOTES, ROOT } from './checks.mjs';
import { step, TOOLS } from './run.mjs';

const BUILT = ['shell', ...REMOTES];

function isInstalled() {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  const lock = path.join(ROOT, 'package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs - 1000;
}

/** Installs what the lock file names, unless that is done. */
export async function install() {
  if (isInstalled()) return;
  await step('Installing packages', TOOLS.npm('ci', '--ignore-scripts', '--no-audit', '--no-fund'));
  const now = new Date();
  fs.utimesSync(path.join(ROOT, 'node_modules/.package-lock.json'), now, now);
}

/** Builds shell, remotes and server, or the given packages; what has not changed comes from the cache. */
export function build(folders = [...BUILT, 'server']) {
  const scopes = folders.flatMap((folder) => ['--scope', `@plumbline/${folder}`]);
  return step(
    'Building',
    TOOLS.lerna('run', 'build', '--concurrency', '2', '--stream', '--loglevel', 'warn', ...scopes),
  );
}

/** Publishes every built package, or the given ones, to the local registry; unchanged bytes are left alone. */
export function publish(folders = BUILT, env = {}) {
  return step(
    'Publishing to the local registry',
    TOOLS.registry('publish', ...folders.map((folder) => `${folder}/dist`)),
    { env },
  );
}
