const { spawnSync } = require('node:child_process');
const path = require('node:path');

const call = (script, ...args) =>
  spawnSync(process.execPath, [path.join(__dirname, `${script}.mjs`), ...args], { encoding: 'utf8' });

describe.each([
  ['start', 'npm start'],
  ['test', 'npm test'],
  ['test-seo', 'npm run test:seo'],
  ['dev', 'npm run dev -- '],
  ['preview', 'npm run preview -- '],
  ['new-remote', 'npm run new-remote -- '],
  ['admin', 'npm run admin -- '],
  ['bench', 'npm run bench -- '],
])('the command %s', (script, usage) => {
  test('says how it is called, and does nothing', () => {
    const { status, stdout, stderr } = call(script, '--help');
    expect(stdout.startsWith(usage)).toBe(true);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('refuses an option that it does not know', () => {
    const { status, stdout, stderr } = call(script, '--no-such');
    expect(stderr).toContain("Unknown option '--no-such'\n\n" + usage);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});

test.each([
  ['start', []],
  ['dev', ['mf-jobs']],
  ['new-remote', ['mf-crane']],
])('the command %s refuses more words than it takes', (script, words) => {
  const { status, stderr } = call(script, ...words, 'more');
  expect(stderr).toContain('Unknown argument: more\n');
  expect(status).toBe(1);
});

test('a measurement says what it measures', () => {
  const { status, stdout } = call('bench', 'page-size', '--help');
  expect(stdout).toMatch(/^[A-Z][^*]+\.\n$/);
  expect(status).toBe(0);
});
