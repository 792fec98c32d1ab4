/** `node tooling/scripts/tool.mjs lerna run build`: one of the workspace's tools, once there is an install. */
import { requireInstalled } from './checks.mjs';
import { start, TOOLS } from './run.mjs';

const [name, ...args] = process.argv.slice(2);
requireInstalled(process.env.npm_lifecycle_event ? `npm run ${process.env.npm_lifecycle_event}` : name);
start(TOOLS[name](...args)).once('exit', (code) => process.exit(code ?? 1));
