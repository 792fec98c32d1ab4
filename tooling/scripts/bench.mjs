/** `npm run bench -- <name>`: one measurement with its peers, or one run that breaks a server. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireInstalled, requireNode, ROOT, stop } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { step } from './run.mjs';

/** Names of the files in `folder` that end like this, with the files. */
const runsIn = (folder, ending) =>
  fs
    .readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => [file.replace(ending, ''), path.join(ROOT, folder, file)]);

const measurements = runsIn('bench', '.bench.mjs');
const faults = runsIn('server/faults', '.fault.mjs');
const files = Object.fromEntries([...measurements, ...faults]);
const namesOf = (runs) => runs.map(([name]) => name).join(', ');
const [name, ...rest] = process.argv.slice(2);
requireNode();
if (!Object.hasOwn(files, name ?? '')) {
  readCommandLine(
    `npm run bench -- <name>
One measurement with its peers, from one run on this machine: ${namesOf(measurements)}.
One run that breaks a server: ${namesOf(faults)}.
What each does and takes: <name> --help.`,
    { names: Infinity },
  );
  stop(`Which benchmark? npm run bench -- ${Object.keys(files).join(' | ')}`);
}
const file = files[name];
// What a run says about itself is the comment it opens with.
if (rest.includes('--help') || rest.includes('-h')) {
  const [, about = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(fs.readFileSync(file, 'utf8')) ?? [];
  process.stdout.write(`${about.replace(/^ ?\* ?/gm, '').trim()}\n`);
  process.exit();
}
requireInstalled('npm run bench');
const load = () => os.loadavg()[0].toFixed(1);
const before = load();
process.once('exit', () => {
  process.stdout.write(
    `The machine’s load: ${before} before, ${load()} after, on ${os.cpus().length} cores\n`,
  );
});
await step(name, [process.execPath, [file, ...rest]]);
