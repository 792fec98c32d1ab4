/** `npm run preview -- mf-jobs`: the real shell over a registry that holds that remote alone, at its own address. */
import { requireFreePort, requireNode, requireRemote } from './checks.mjs';
import { start } from './run.mjs';
import { build, install, publish } from './site.mjs';

requireNode();
const remote = requireRemote(process.argv[2], 'preview');
const port = Number(process.env.PORT ?? 3100);
await requireFreePort(port);
await install();
await build();
await publish();
const server = start([process.execPath, ['server/dist/main.js']], {
  env: { PROFILE: 'demo', PORT: String(port), PREVIEW_REMOTE: remote },
});
server.once('exit', (code) => process.exit(code ?? 1));
