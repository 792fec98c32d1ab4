/**
 * `npm run storage -- copy <from> <to>`: moves uploads or a registry to another folder or bucket, while the site runs.
 * Where there is only a build: `node server/dist/storage.js`.
 */
import { requireInstalled } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { start, TOOLS } from './run.mjs';

const { names, registry, verify } = readCommandLine(
  `npm run storage -- copy <from> <to> [--registry] [--verify]
Copies uploads, or with --registry a registry, from file:///folder or s3://bucket/prefix to another. What is there
already stays, so it can be called again; --verify compares that as well.`,
  { names: 3, options: { registry: { type: 'boolean' }, verify: { type: 'boolean' } } },
);
requireInstalled('npm run storage');
const options = [...(registry ? ['--registry'] : []), ...(verify ? ['--verify'] : [])];
const command = TOOLS.node('--import', 'tsx', 'server/src/app/storage.ts', ...names, ...options);
start(command).once('exit', (code) => process.exit(code ?? 1));
