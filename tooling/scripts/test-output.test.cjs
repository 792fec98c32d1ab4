const { countTests, failuresIn, retriedIn, slowest, timesIn } = require('./test-output.mjs');

const JEST = `@plumbline/mf-jobs: \u001b[0m\u001b[7m\u001b[1m\u001b[32m PASS \u001b[39m\u001b[22m\u001b[27m\u001b[0m\u001b[7m mf-jobs \u001b[27m \u001b[2msrc/saved-jobs/\u001b[22m\u001b[1mSavedJobsPage.test.tsx\u001b[22m (\u001b[0m\u001b[1m\u001b[41m12.5 s\u001b[49m\u001b[22m\u001b[0m)
@plumbline/mf-jobs: PASS mf-jobs src/quick.test.ts
@plumbline/mf-jobs:   ● a job can be saved
@plumbline/mf-jobs:     expected true
@plumbline/mf-jobs: Summary of all failing tests
@plumbline/mf-jobs:   ● a job can be saved
@plumbline/mf-jobs: \u001b[1mTests:       \u001b[22m\u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m, \u001b[1m\u001b[32m7 passed\u001b[39m\u001b[22m, 8 total
`;
const JOURNEYS = `
  ✓   1 src/journeys/search.test.ts:10:5 › a visitor searches (1.5s)
  ✘   2 src/journeys/search.test.ts:20:5 › a visitor (with a hat) searches again (1.1m)
  -   3 src/journeys/chrome.test.ts:9:5 › not run
  1) src/journeys/search.test.ts:20:5 › a visitor searches again
    Error: no
  1 failed
  1 skipped
  1 passed (2.0m)
`;

test('tests are counted in what jest and Playwright print, in colours too', () => {
  expect(countTests(JEST)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  expect(countTests(JOURNEYS)).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

test('each failure is kept once, with what it says', () => {
  expect(failuresIn(JEST)).toEqual([expect.stringContaining('● a job can be saved')]);
  expect(failuresIn(JEST)[0]).toContain('expected true');
  expect(failuresIn(JOURNEYS)).toEqual([expect.stringContaining('a visitor searches again')]);
});

test('a test that was tried again is named', () => {
  const jest =
    'server:  \u001b[33m LOGGING RETRY ERRORS \u001b[39m \u001b[1ma process is counted\u001b[22m\nserver:  RETRY 1 \n';
  const journeys =
    '  1 failed\n    src/journeys/a.test.ts:1:1 › one\n  1 flaky\n    src/journeys/b.test.ts:2:1 › two\n  3 passed (1.0m)\n';
  expect(retriedIn(jest + journeys)).toEqual(['a process is counted', 'src/journeys/b.test.ts:2:1 › two']);
  expect(retriedIn(JEST + JOURNEYS)).toEqual([]);
});

test('the slowest files are listed, the journeys of one file taken together', () => {
  const times = [...timesIn(JEST), ...timesIn(JOURNEYS)];
  expect(slowest(times, 2)).toBe(
    '   67.5 s  e2e/src/journeys/search.test.ts\n   12.5 s  mf-jobs/src/saved-jobs/SavedJobsPage.test.tsx',
  );
});
