/**
 * `npm run preview -- mf-jobs`: the real shell over a registry that holds that remote alone, with a demo world of its
 * own. The live registry and database are not touched. PREVIEW_DIR: where its registry, keys and data lie.
 */
import path from 'node:path';
import { readPort, requireNode, requireRemote, ROOT } from './checks.mjs';
import { start } from './run.mjs';
import { build, install, publish } from './site.mjs';

requireNode();
const remote = requireRemote(process.argv[2], 'preview');
const port = await readPort(3100, `npm run preview -- ${remote}`);
const folder = path.resolve(process.env.PREVIEW_DIR || path.join(ROOT, '.plumbline/preview'));
const registry = {
  REGISTRY_DIR: path.join(folder, remote, 'registry'),
  REGISTRY_KEYS: path.join(folder, 'keys'),
};

await install();
await build(['shell', remote, 'server']);
await publish(['shell', remote], registry);
process.stdout.write(`\nEvery page of ${remote}, for every role: http://localhost:${port}/preview\n`);
const server = start([process.execPath, ['server/dist/main.js']], {
  env: {
    ...registry,
    PROFILE: 'demo',
    PORT: String(port),
    PREVIEW_REMOTE: remote,
    // Two previews at once need two databases.
    DATA_DIR: process.env.DATA_DIR || path.join(folder, `data-${port}`),
  },
});
server.once('exit', (code) => process.exit(code ?? 1));
