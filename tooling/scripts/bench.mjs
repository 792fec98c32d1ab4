/** `npm run bench -- <name>`: one measurement, with its peers, from one run on this machine. */
import fs from 'node:fs';
import path from 'node:path';
import { requireInstalled, requireNode, ROOT, stop } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { step } from './run.mjs';

const folder = path.join(ROOT, 'bench');
const names = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''));
const [name, ...rest] = process.argv.slice(2);
requireNode();
if (!names.includes(name)) {
  readCommandLine(
    `npm run bench -- <name>
One measurement, with its peers, from one run on this machine. What each measures and takes: <name> --help.
${names.join(', ')}`,
    { names: Infinity },
  );
  stop(`Which benchmark? npm run bench -- ${names.join(' | ')}`);
}
const file = path.join(folder, `${name}.bench.mjs`);
// What a measurement says about itself is the comment it opens with.
if (rest.includes('--help') || rest.includes('-h')) {
  const [, about = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(fs.readFileSync(file, 'utf8')) ?? [];
  process.stdout.write(`${about.replace(/^ ?\* ?/gm, '').trim()}\n`);
  process.exit();
}
requireInstalled('npm run bench');
await step(name, [process.execPath, [file, ...rest]]);
