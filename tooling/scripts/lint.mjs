/**
 * `npm run lint`: formatting, what nobody uses, import cycles, then each package's own lint. The first three look at
 * the whole repository, each on one core, so they run at once; `npm run lint -- format unused` runs only those named.
 */
import { requireInstalled, stop } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { run, TOOLS } from './run.mjs';

const LINTS = {
  format: TOOLS.prettier('--check', '--log-level', 'warn', '--cache', '.'),
  unused: TOOLS.node('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  cycles: TOOLS.node('tooling/scripts/check-cycles.mjs'),
  packages: TOOLS.lerna('run', 'lint', '--concurrency', '2', '--no-bail', '--loglevel', 'warn'),
};

const USAGE = `npm run lint [-- <check>…]
Looks at the whole repository, or runs only the checks that are named: ${Object.keys(LINTS).join(', ')}.`;

const { names: named } = readCommandLine(USAGE, { names: Infinity });
const unknown = named.find((name) => !(name in LINTS));
if (unknown !== undefined) stop(`Unknown check: ${unknown}\n\n${USAGE}`);
requireInstalled('npm run lint');
let failed = false;

async function check(name, options) {
  const { code, output } = await run(...LINTS[name], options);
  process.stdout.write(output);
  if (code !== 0) process.stdout.write(`✗ lint: ${name}\n`);
  failed ||= code !== 0;
}

const names = named.length > 0 ? named : Object.keys(LINTS);
await Promise.all(names.filter((name) => name !== 'packages').map((name) => check(name, { isQuiet: true })));
if (names.includes('packages')) await check('packages');
process.exit(failed ? 1 : 0);
