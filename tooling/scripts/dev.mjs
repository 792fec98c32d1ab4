/**
 * `npm run dev -- mf-jobs`: one remote with hot refresh inside the whole site. A development shell (production React
 * cannot refresh) and the remote's dev server; the other remotes come from their last published artifacts, which are
 * built once where there are none.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, readPort, REMOTES, requireNode, requireRemote, ROOT } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { start, step } from './run.mjs';
import { build, install, publish } from './site.mjs';

const webpack = (...args) => [
  process.execPath,
  [path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js'), ...args],
];
const STORE = process.env.REGISTRY_DIR ?? path.join(ROOT, '.plumbline/registry');

async function answers(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

const children = [];
let isOver = false;

/** Starts long-lived processes that end together: the first exit stops the others, then this command. */
function startTogether(command, options) {
  const child = start(command, options);
  children.push(child);
  child.once('exit', (code) => {
    isOver = true;
    process.exitCode ??= code ?? 1;
    for (const other of children) other.kill('SIGTERM');
  });
}

/** Resolves when all of `urls` answer. */
async function untilReady(urls) {
  for (const url of urls) while (!isOver && !(await answers(url))) await sleep(200);
}

requireNode();
const { names } = readCommandLine(
  `npm run dev -- <remote>
One remote with hot refresh inside the whole site. PORT: where the site is. The remotes: ${REMOTES.join(', ')}.`,
  { names: 1 },
);
const remote = requireRemote(names[0], 'dev');
const port = await readPort(3000, `npm run dev -- ${remote}`);
const started = Date.now();
await install();
if (!fs.existsSync(path.join(STORE, 'registry'))) {
  await build();
  await publish();
}
const remotePort = await freePort();
startTogether(webpack('serve', '--mode', 'development'), {
  cwd: path.join(ROOT, remote),
  env: { PORT: String(remotePort) },
});
await step('Building the development shell', webpack('--mode', 'development'), {
  cwd: path.join(ROOT, 'shell'),
});
if (isOver) process.exit();
startTogether([process.execPath, ['--import', 'tsx', 'server/src/app/main.ts']], {
  env: {
    PROFILE: 'demo',
    PORT: String(port),
    DEV_SHELL: path.join(ROOT, 'shell/dist-dev'),
    DEV_REMOTE: `${remote}@http://localhost:${remotePort}`,
  },
});
await untilReady([`http://localhost:${remotePort}/remoteEntry.js`, `http://localhost:${port}/readyz`]);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
if (!isOver) {
  process.stdout.write(
    `\nReady in ${seconds} s: http://localhost:${port}, with hot refresh of what you save in ${remote}/\n`,
  );
}
