/** `npm start`: the whole site on one port, from a clean clone or from what is already built. */
import { readPort, requireNode } from './checks.mjs';
import { start } from './run.mjs';
import { build, checkSettings, install, publish } from './site.mjs';

requireNode();
await readPort(3000, 'npm start');
const env = { PROFILE: process.env.PROFILE ?? 'demo' };
await install();
await checkSettings(env);
await build();
await publish();
const server = start([process.execPath, ['server/dist/main.js']], { env });
server.once('exit', (code) => process.exit(code ?? 1));
