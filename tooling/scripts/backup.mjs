/**
 * `npm run backup -- <place>`: rows and files of the site that `npm start` runs, of one moment, to a folder or bucket.
 * Where there is only a build: `node server/dist/backup.js`.
 */
import { requireInstalled } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { start, TOOLS } from './run.mjs';

const { names, key, keep, verify } = readCommandLine(
  `npm run backup -- <place> [--key <file>] [--keep 7] [--verify]
Backs up the site that npm start runs, to file:///folder or s3://bucket/prefix. --key seals it, --keep removes older
backups, --verify restores it on trial.`,
  {
    names: 1,
    options: { key: { type: 'string' }, keep: { type: 'string' }, verify: { type: 'boolean' } },
  },
);
requireInstalled('npm run backup');
const options = [
  ...(key === undefined ? [] : ['--key', key]),
  ...(keep === undefined ? [] : ['--keep', keep]),
  ...(verify ? ['--verify'] : []),
];
const env = { PROFILE: process.env.PROFILE ?? 'demo' };
const command = TOOLS.node('--import', 'tsx', 'server/src/app/backup.ts', ...names, ...options);
start(command, { env }).once('exit', (code) => process.exit(code ?? 1));
