/**
 * `npm run admin -- grant ada@example.org`, or `revoke`: makes an administrator of the site that `npm start` runs. Where
 * there is only a build: `node server/dist/admin.js`.
 */
import { requireInstalled } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { start, TOOLS } from './run.mjs';

const { names } = readCommandLine(
  `npm run admin -- grant ada@example.org, or revoke
Makes somebody an administrator of the site that npm start runs, or takes it back.`,
  { names: 2 },
);
requireInstalled('npm run admin');
const env = { PROFILE: process.env.PROFILE ?? 'demo' };
const command = TOOLS.node('--import', 'tsx', 'server/src/app/admin.ts', ...names);
start(command, { env }).once('exit', (code) => process.exit(code ?? 1));
