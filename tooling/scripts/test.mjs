/**
 * `npm test`: what most often finds something; on a branch, in what it changed. `npm run test:all`: everything, as CI
 * does. What a step prints goes to a file, and its failures to the terminal too. Ends with the slowest test files, the
 * count of tests and what was not run.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findMissing } from '../../server/topology/programs.mjs';
import { requireNode, ROOT, stop } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { readCommandLine } from './command-line.mjs';
import { isKept, NEWER_NODES } from './newer-nodes.cjs';
import { run, TOOLS } from './run.mjs';
import { install } from './site.mjs';
import { countTests, failuresIn, retriedIn, slowest, timesIn } from './test-output.mjs';

const LOGS = path.join(ROOT, '.plumbline/test-logs');
const SLOWEST_SHOWN = 10;
const STILL_RUNNING_MS = 300_000;

/** Server tests of the database itself; searches, offers and contracts meet the embedded one in the journeys. */
const NEAR_THE_DATABASE = ['src/database/'];

/** Pages under test throw away much of what they make: with more room for the new, a twentieth less of the processor. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=32'].filter(Boolean).join(' ');

const IN_BROWSERS = '@plumbline/mf-*,@plumbline/shared-*,@plumbline/shell,@plumbline/testing';

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const recap = [];
const times = [];
const retried = [];

const LINES_WITHOUT_A_FAILURE = 200;

/** Of a step that failed without a failing test. */
const lastLines = (output) => output.split('\n').slice(-LINES_WITHOUT_A_FAILURE).join('\n');

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** Runs a step, counts its tests and goes on: one run shows every failure. */
async function check(title, log, [command, args], env) {
  const started = Date.now();
  const file = path.join(LOGS, `${log}.log`);
  process.stdout.write(`▸ ${title}\n`);
  const sign = setInterval(() => {
    process.stdout.write(`  still running after ${seconds(started)}\n`);
  }, STILL_RUNNING_MS);
  const { code, output } = await run(command, args, { env, log: file });
  clearInterval(sign);
  const counted = countTests(output);
  for (const kind of Object.keys(totals)) totals[kind] += counted[kind];
  times.push(...timesIn(output));
  retried.push(...retriedIn(output));
  if (code !== 0) {
    failures.push(title);
    const found = failuresIn(output);
    recap.push(...found);
    process.stdout.write(`${found.join('\n\n') || lastLines(output)}\n`);
  }
  const tests = counted.passed + counted.failed;
  process.stdout.write(
    `${code === 0 ? '✓' : '✗'} ${title} (${seconds(started)}${tests > 0 ? `, ${tests} tests` : ''})\n`,
  );
}

/** Where this branch left main; undefined on main itself. */
function findFork() {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
  const head = git('rev-parse', 'HEAD');
  return ['origin/main', 'main']
    .map((main) => git('merge-base', main, 'HEAD'))
    .find((commit) => commit !== '' && commit !== head);
}

requireNode();
const { all: isAll, minutes } = readCommandLine(
  `npm test
Lint, types, the tests of every package, runs that break the server and the shortest journeys; on a branch only in what
it changed. npm run test:all runs everything, as CI does; after --minutes <n> it begins no journey any more, and says how
many were left out. What each step prints is kept in ${path.relative(ROOT, LOGS)}/.
Tests of one package: npx lerna run test --scope @plumbline/mf-jobs`,
  { options: { all: { type: 'boolean' }, minutes: { type: 'string' } } },
);
if (minutes !== undefined && !(Number(minutes) > 0)) stop(`--minutes ${minutes} is no number of minutes`);
const base = isAll ? undefined : findFork();

/** Runs scripts of the packages; what has not changed since they passed comes from nx's cache. */
const nx = (scripts, ...rest) =>
  TOOLS.nx(
    ...(base === undefined ? ['run-many'] : ['affected', `--base=${base}`]),
    `--targets=${scripts}`,
    '--outputStyle=stream',
    ...rest,
  );

const begun = Date.now();
const lastStart = minutes === undefined ? Infinity : begun + Number(minutes) * 60_000;
if (isAll) process.env.TEST_ALL = '1';
await install();
process.env.CHROMIUM_PATH = await findChromium();
const { TEST_DATABASE_URL } = process.env;
fs.rmSync(LOGS, { recursive: true, force: true });
fs.mkdirSync(LOGS, { recursive: true });
process.stdout.write(`What the steps print: ${path.relative(ROOT, LOGS)}/\n`);
if (base !== undefined) process.stdout.write(`Only what this branch changed since ${base.slice(0, 8)}\n`);

await check(
  'Formatting, dead code, cycles, boundaries, texts, a test for every product rule',
  'lint',
  nx('lint,check:format,check:unused,check:cycles,check:rules,check:docs,check:licences'),
);
// One program reads what the packages share once; `npm run typecheck` checks each package as its team does.
await check('Types', 'types', nx('check:types,typecheck', `--exclude=${IN_BROWSERS}`));
// Run alone: limits in seconds do not hold beside other tests on the same cores. Builds the site first, from which
// later builds of the shell take what is the same.
await check('Builds, and runs that break the server', 'faults', nx('test:faults'));
// With a PostgreSQL given, the server runs on it once; the journeys below always run on the embedded one.
const postgres = TEST_DATABASE_URL ? 'the given PostgreSQL' : 'embedded PostgreSQL 18';
await check(
  `Tests of the packages (server on ${postgres})`,
  'packages',
  nx('test', '--exclude=@plumbline/e2e'),
  { NODE_OPTIONS },
);
if (isAll && TEST_DATABASE_URL) {
  await check(
    'Server tests near the database, on embedded PostgreSQL 18',
    'server-embedded',
    TOOLS.npm('test', '-w', 'server', '--', ...NEAR_THE_DATABASE),
    { TEST_DATABASE_URL: '' },
  );
}
if (isAll)
  await check(
    'The server of the release before on the newest schema',
    'migrations',
    TOOLS.node('tooling/scripts/check-migrations.mjs'),
  );
await check(
  `${isAll ? 'Journeys' : 'The shortest journeys'} over the built site in Chromium`,
  'journeys',
  isAll ? nx('test', '--projects=@plumbline/e2e') : nx('smoke'),
  minutes === undefined ? undefined : { TEST_LAST_START: String(lastStart) },
);

const missing = isAll ? findMissing() : [];
const isLate = Date.now() > lastStart;
// Its parts are killed by hand: seconds are promised there, which hold on a quiet machine alone.
if (isAll && missing.length === 0 && !isLate)
  await check('A site of several machines', 'topology', TOOLS.node('server/topology/topology.mjs', 'check'));

process.stdout.write(`\nThe slowest test files:\n${slowest(times, SLOWEST_SHOWN)}\n\n`);
if (!TEST_DATABASE_URL)
  process.stdout.write('Not run: server tests on another PostgreSQL (TEST_DATABASE_URL is not set)\n');
if (spawnSync('redis-server', ['--version']).status !== 0)
  process.stdout.write('Not run: tests with Redis (redis-server is not installed)\n');
if (!process.env.TEST_S3_URL)
  process.stdout.write('Not run: tests with object storage (TEST_S3_URL is not set)\n');
if (spawnSync('promtool', ['--version']).status !== 0)
  process.stdout.write(
    'Not run: the rules of alerts (promtool, of the package prometheus, is not installed)\n',
  );
if (isLate)
  process.stdout.write(
    `Not run: what had not begun ${minutes} minutes after the start; the skipped journeys and the site of several machines\n`,
  );
if (missing.length > 0)
  process.stdout.write(`Not run: the site of several machines (not installed: ${missing.join(', ')})\n`);
for (const major of isAll ? NEWER_NODES : [])
  if (!isKept(major)) process.stdout.write(`Not run: the site on Node ${major} (it could not be fetched)\n`);
for (const title of retried) process.stdout.write(`Failed once and was tried again: ${title}\n`);
for (const text of recap) process.stdout.write(`${text}\n\n`);
for (const title of failures) process.stdout.write(`Failed: ${title}\n`);
process.stdout.write(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''} (${seconds(begun)})\n`,
);
const isNothingTested = totals.passed === 0 && base === undefined;
process.exit(failures.length > 0 || totals.failed > 0 || isNothingTested ? 1 : 0);
