/**
 * `npm run dev -- mf-jobs`: one remote with hot refresh inside the whole site. A development shell (production React
 * cannot refresh) and the remote's dev server; the other remotes come from their last published artifacts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { freePort, requireFreePort, requireNode, requireRemote, ROOT } from './checks.mjs';
import { start, step } from './run.mjs';
import { build, install, publish } from './site.mjs';

const webpack = (...args) => [
  process.execPath,
  [path.join(ROOT, 'node_modules/webpack-cli/bin/cli.js'), ...args],
];
const STORE = process.env.REGISTRY_DIR ?? path.join(ROOT, '.plumbline/registry');

requireNode();
const remote = requireRemote(process.argv[2], 'dev');
const port = Number(process.env.PORT ?? 3000);
await requireFreePort(port);
await install();
if (!fs.existsSync(path.join(STORE, 'registry'))) {
  await build();
  await publish();
}
await step('Building the development shell', webpack('--mode', 'development'), {
  cwd: path.join(ROOT, 'shell'),
});
const remotePort = await freePort();
start(webpack('serve', '--mode', 'development'), {
  cwd: path.join(ROOT, remote),
  env: { PORT: String(remotePort) },
});
const server = start([process.execPath, ['--import', 'tsx', 'server/src/main.ts']], {
  env: {
    PROFILE: 'demo',
    PORT: String(port),
    DEV_SHELL: path.join(ROOT, 'shell/dist-dev'),
    DEV_REMOTE: `${remote}@http://localhost:${remotePort}`,
  },
});
server.once('exit', (code) => process.exit(code ?? 1));
