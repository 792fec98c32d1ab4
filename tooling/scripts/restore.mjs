/**
 * `npm run restore -- <place>`: fills an empty database and the store of files from a backup, while the site stands
 * still. Where there is only a build: `node server/dist/restore.js`.
 */
import { requireInstalled } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { start, TOOLS } from './run.mjs';

const { names, key, at, files } = readCommandLine(
  `npm run restore -- <place> [--key <file>] [--at <name>] [--files]
Restores the newest backup of file:///folder or s3://bucket/prefix, or the one that --at names, into an empty database;
with --files only the files that the store lacks.`,
  {
    names: 1,
    options: { key: { type: 'string' }, at: { type: 'string' }, files: { type: 'boolean' } },
  },
);
requireInstalled('npm run restore');
const options = [
  ...(key === undefined ? [] : ['--key', key]),
  ...(at === undefined ? [] : ['--at', at]),
  ...(files ? ['--files'] : []),
];
const env = { PROFILE: process.env.PROFILE ?? 'demo' };
const command = TOOLS.node('--import', 'tsx', 'server/src/app/restore.ts', ...names, ...options);
start(command, { env }).once('exit', (code) => process.exit(code ?? 1));
