/** Reads what jest and Playwright print: counts, failures, times. Colours are taken off first. */
import { stripVTControlCharacters } from 'node:util';

const JEST_TOTAL = /Tests:\s+(?:(\d+) failed, )?(?:(\d+) skipped, )?(?:(\d+) passed, )?\d+ total/g;
const PLAYWRIGHT_TOTAL = /^\s+(\d+) (failed|flaky|skipped|did not run|passed)/gm;

/** What a failing test prints of itself: jest's `● title` with its text, Playwright's `1) file › title`. */
const FAILURE = /^(?:\S+: )?\s*(?:● (?!Console).+|\d+\) src\/.+)$/;
const LINES_OF_A_FAILURE = 30;

/** `PASS mf-jobs src/a.test.ts (7.1 s)`: jest names the time of slow files only. */
const JEST_FILE = /(?:PASS|FAIL)\s+(\S+)\s+(\S+\.test\.\w+) \(([\d.]+) s\)/g;
/** `✓  12 src/journeys/a.test.ts:9:5 › title (1.2s)` */
const JOURNEY = /^\s*\S+\s+\d+ (\S+\.test\.ts):\d+:\d+ › .*\(([\d.]+)(ms|s|m)\)$/gm;
const IN_SECONDS = { ms: 0.001, s: 1, m: 60 };

export function countTests(output) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const text = stripVTControlCharacters(output);
  for (const [, failed, skipped, passed] of text.matchAll(JEST_TOTAL)) {
    totals.failed += Number(failed ?? 0);
    totals.skipped += Number(skipped ?? 0);
    totals.passed += Number(passed ?? 0);
  }
  for (const [, number, kind] of text.matchAll(PLAYWRIGHT_TOTAL)) {
    // A flaky journey passed at its second try.
    const key = { passed: 'passed', flaky: 'passed', failed: 'failed' }[kind] ?? 'skipped';
    totals[key] += Number(number);
  }
  return totals;
}

/** Each failure once (jest repeats them in its summary), for the end, where a log that was cut still has them. */
export function failuresIn(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const titles = new Set();
  return lines.flatMap((line, index) => {
    if (!FAILURE.test(line) || titles.has(line.trim())) return [];
    titles.add(line.trim());
    return [lines.slice(index, index + LINES_OF_A_FAILURE).join('\n')];
  });
}

/** jest's `LOGGING RETRY ERRORS title`; Playwright's list below `2 flaky`. */
const RETRIED = /LOGGING RETRY ERRORS\s+(.+)$/gm;
const FLAKY_LIST = /^\s+\d+ flaky\n((?:\s+\S*\.test\.ts:.+\n?)+)/gm;

/** Titles of tests that failed once and were tried again, as CI does. */
export function retriedIn(output) {
  const text = stripVTControlCharacters(output);
  const ofJest = [...text.matchAll(RETRIED)].map(([, title]) => title.trim());
  const journeys = [...text.matchAll(FLAKY_LIST)].flatMap(([, list]) => list.trim().split('\n'));
  return [...new Set([...ofJest, ...journeys.map((title) => title.trim())])];
}

/** Seconds of each test file whose time is printed. */
export function timesIn(output) {
  const text = stripVTControlCharacters(output);
  const ofJest = [...text.matchAll(JEST_FILE)].map(([, name, file, time]) => ({
    file: `${name}/${file}`,
    seconds: Number(time),
  }));
  const journeys = new Map();
  for (const [, file, time, unit] of text.matchAll(JOURNEY))
    journeys.set(file, (journeys.get(file) ?? 0) + Number(time) * IN_SECONDS[unit]);
  return [...ofJest, ...[...journeys].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }))];
}

export function slowest(times, number) {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, number)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n');
}
