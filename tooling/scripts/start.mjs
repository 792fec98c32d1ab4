/** `npm start`: the whole site on one port, from a clean clone or from what is already built. */
import { requireFreePort, requireNode } from './checks.mjs';
import { start } from './run.mjs';
import { build, install, publish } from './site.mjs';

requireNode();
await requireFreePort(Number(process.env.PORT ?? 3000));
await install();
await build();
await publish();
const server = start([process.execPath, ['server/dist/main.js']], {
  env: { PROFILE: process.env.PROFILE ?? 'demo' },
});
server.once('exit', (code) => process.exit(code ?? 1));
