import fs from 'node:fs';
import path from 'node:path';
import { gitStamp } from '../webpack/git-stamp.cjs';
import { SHARED_SOURCES } from '../webpack/shares.cjs';
import { REMOTES, ROOT } from './checks.mjs';
import { run, step, TOOLS } from './run.mjs';

const BUILT = ['shell', ...REMOTES];

function isInstalled() {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  const lock = path.join(ROOT, 'package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs - 1000;
}

/** Installs what the lock file names, unless that is done. */
export async function install() {
  if (isInstalled()) return;
  await step('Installing packages', TOOLS.npm('ci', '--ignore-scripts', '--no-audit', '--no-fund'), {
    isQuiet: true,
  });
  const now = new Date();
  fs.utimesSync(path.join(ROOT, 'node_modules/.package-lock.json'), now, now);
}

/** Ends the command where the server's settings are wrong; the server's own lines say what. */
export async function checkSettings(env) {
  const { code } = await run(...TOOLS.node('--import', 'tsx', 'server/src/app/check-settings.ts'), { env });
  if (code !== 0) process.exit(1);
}

/**
 * Builds shell, remotes and server, or the given packages, and says which it has begun; what has not changed comes from
 * nx's cache.
 */
export function build(folders = [...BUILT, 'server']) {
  const scopes = folders.flatMap((folder) => ['--scope', `@plumbline/${folder}`]);
  const command = TOOLS.lerna(
    'run',
    'build',
    '--concurrency',
    '2',
    '--stream',
    '--loglevel',
    'warn',
    ...scopes,
  );
  let begun = 0;
  const onLine = (line) => {
    const [, name] = /^> @plumbline\/(\S+):build/.exec(line) ?? [];
    if (name) process.stdout.write(`  ${name} (${(begun += 1)} of ${folders.length})\n`);
  };
  return step('Building', command, { isQuiet: true, onLine });
}

/**
 * Writes the present commit into builds that came from the cache: their bytes are those of the present sources, but the
 * release may have been written before these were committed.
 */
function stamp(folders) {
  for (const folder of folders) {
    const file = path.join(ROOT, folder, 'dist/release.json');
    const release = JSON.parse(fs.readFileSync(file, 'utf8'));
    const current = { ...release, ...gitStamp(path.join(ROOT, folder), SHARED_SOURCES) };
    fs.writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
  }
}

/** Publishes every built package, or the given ones, to the local registry; unchanged bytes are left alone. */
export function publish(folders = BUILT, env = {}) {
  stamp(folders);
  return step(
    'Publishing to the local registry',
    TOOLS.registry('publish', ...folders.map((folder) => `${folder}/dist`)),
    { env },
  );
}
