/** `npm start`: the whole site on one port, from a clean clone or from what is already built. */
import { readPort, requireNode } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { start } from './run.mjs';
import { build, checkSettings, install, publish } from './site.mjs';

requireNode();
readCommandLine(`npm start
Installs, builds and publishes what has changed, and serves the whole site. Settings come from the environment, such as
PORT, DATABASE_URL, SEED and PROFILE: docs/operations/settings.md`);
await readPort(3000, 'npm start');
const env = { PROFILE: process.env.PROFILE ?? 'demo' };
await install();
await checkSettings(env);
await build();
await publish();
const server = start([process.execPath, ['server/dist/main.js']], { env });
server.once('exit', (code) => process.exit(code ?? 1));
