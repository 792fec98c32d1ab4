/** `npm test`: everything CI checks. Ends with the count of tests and what was not run. */
import { requireNode } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { run, TOOLS } from './run.mjs';
import { build, install } from './site.mjs';

const JEST_TOTAL = /Tests:\s+(?:(\d+) failed, )?(?:(\d+) skipped, )?(?:(\d+) passed, )?\d+ total/g;
const PLAYWRIGHT_TOTAL = /^\s+(\d+) (failed|flaky|skipped|did not run|passed)/gm;
// eslint-disable-next-line no-control-regex -- colour codes are control characters
const COLOUR = /\u001b\[[0-9;]*m/g;

/** What a failing test prints of itself: jest's `● title` with its text, Playwright's `1) file › title`. */
const FAILURE = /^(?:\S+: )?\s*(?:● (?!Console).+|\d+\) src\/.+)$/;
const LINES_OF_A_FAILURE = 30;

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const recap = [];

function count(output) {
  const text = output.replace(COLOUR, '');
  for (const [, failed, skipped, passed] of text.matchAll(JEST_TOTAL)) {
    totals.failed += Number(failed ?? 0);
    totals.skipped += Number(skipped ?? 0);
    totals.passed += Number(passed ?? 0);
  }
  for (const [, number, kind] of text.matchAll(PLAYWRIGHT_TOTAL)) {
    // A flaky journey passed at its second try; Playwright's own report names it.
    const key = { passed: 'passed', flaky: 'passed', failed: 'failed' }[kind] ?? 'skipped';
    totals[key] += Number(number);
  }
}

/** Keeps each failure once (jest repeats them in its summary) for the end, where a log that was cut still has them. */
function keepFailures(output) {
  const lines = output.replace(COLOUR, '').split('\n');
  const titles = new Set();
  lines.forEach((line, index) => {
    if (!FAILURE.test(line) || titles.has(line.trim())) return;
    titles.add(line.trim());
    recap.push(lines.slice(index, index + LINES_OF_A_FAILURE).join('\n'));
  });
}

/** Runs a step, counts its tests and goes on: one run shows every failure. */
async function check(title, [command, args], env) {
  const started = Date.now();
  process.stdout.write(`\n▸ ${title}\n`);
  const { code, output } = await run(command, args, { env, capture: true });
  count(output);
  if (code !== 0) {
    failures.push(title);
    keepFailures(output);
  }
  process.stdout.write(
    `${code === 0 ? '✓' : '✗'} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
}

const lerna = (task, ...rest) =>
  TOOLS.lerna('run', task, '--concurrency', '2', '--stream', '--no-bail', '--loglevel', 'warn', ...rest);

requireNode();
await install();
const chromium = await findChromium();
const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;

await check('Lint, boundaries and locale parity', lerna('lint'));
await check('A test for every product rule', TOOLS.node('tooling/scripts/check-rules.mjs'));
await check('Types', lerna('typecheck'));
await check(
  'Tests of every package (server on embedded PostgreSQL 18)',
  lerna('test', '--ignore', '@plumbline/e2e'),
  {
    TEST_DATABASE_URL: '',
  },
);
if (TEST_DATABASE_URL) await check('Server tests on the given PostgreSQL', TOOLS.npm('test', '-w', 'server'));
await build();
await check('Journeys over the built site in Chromium', TOOLS.npm('test', '-w', 'e2e'), {
  CHROMIUM_PATH: chromium,
});

process.stdout.write('\n');
if (!TEST_DATABASE_URL)
  process.stdout.write('Not run: server tests on another PostgreSQL (TEST_DATABASE_URL is not set)\n');
if (!TEST_REDIS_URL) process.stdout.write('Not run: tests with Redis (TEST_REDIS_URL is not set)\n');
for (const text of recap) process.stdout.write(`${text}\n\n`);
for (const title of failures) process.stdout.write(`Failed: ${title}\n`);
process.stdout.write(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}\n`,
);
process.exit(failures.length > 0 || totals.failed > 0 || totals.passed === 0 ? 1 : 0);
