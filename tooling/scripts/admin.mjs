/**
 * `npm run admin -- grant ada@example.org`, or `revoke`: makes an administrator of the site that `npm start` runs. Where
 * there is only a build: `node server/dist/admin.js`.
 */
import { requireInstalled } from './checks.mjs';
import { start, TOOLS } from './run.mjs';

requireInstalled('npm run admin');
const env = { PROFILE: process.env.PROFILE ?? 'demo' };
const command = TOOLS.node('--import', 'tsx', 'server/src/admin.ts', ...process.argv.slice(2));
start(command, { env }).once('exit', (code) => process.exit(code ?? 1));
