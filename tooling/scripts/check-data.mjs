/**
 * `npm run check-data`: reads the rows and files of the site that `npm start` runs, and says what breaks a promise. Where
 * there is only a build: `node server/dist/check-data.js`.
 */
import { requireInstalled } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { start, TOOLS } from './run.mjs';

const { json } = readCommandLine(
  `npm run check-data [-- --json]
Says what in the rows and files of the site that npm start runs breaks a promise, and what would mend it.`,
  { options: { json: { type: 'boolean' } } },
);
requireInstalled('npm run check-data');
const env = { PROFILE: process.env.PROFILE ?? 'demo' };
const command = TOOLS.node('--import', 'tsx', 'server/src/app/check-data.ts', ...(json ? ['--json'] : []));
start(command, { env }).once('exit', (code) => process.exit(code ?? 1));
