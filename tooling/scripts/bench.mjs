/** `npm run bench -- <name>`: one measurement, with its peers, from one run on this machine. */
import fs from 'node:fs';
import path from 'node:path';
import { requireInstalled, requireNode, ROOT, stop } from './checks.mjs';
import { step } from './run.mjs';

requireNode();
requireInstalled('npm run bench');
const folder = path.join(ROOT, 'bench');
const names = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''));
const [name, ...rest] = process.argv.slice(2);
if (!names.includes(name)) stop(`Which benchmark? npm run bench -- ${names.join(' | ')}`);
await step(name, [process.execPath, [path.join(folder, `${name}.bench.mjs`), ...rest]]);
