const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const JEST = path.join(path.dirname(require.resolve('jest/package.json')), 'bin/jest.js');
const CONFIG = { runner: path.join(__dirname, 'group-runner.cjs'), transform: {}, maxWorkers: 1 };
/** Counts the files that share its environment. */
const COUNTED =
  "globalThis.files = (globalThis.files ?? 0) + 1; test('counts', () => expect(globalThis.files)";

let folder;
const { TEST_ALL = '' } = process.env;
beforeEach(() => {
  process.env.TEST_ALL = '';
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-groups-'));
});
afterEach(() => {
  process.env.TEST_ALL = TEST_ALL;
  fs.rmSync(folder, { recursive: true });
});

/** What jest prints of these files, and how many tests passed. */
function runFiles(files, ...args) {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const config = JSON.stringify({ ...CONFIG, rootDir: folder, cacheDirectory: path.join(folder, 'kept') });
  const { status, stderr } = spawnSync(process.execPath, [JEST, '--config', config, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  expect(fs.readdirSync(path.join(folder, '.cache'))).toEqual([]);
  const heads = stderr.split('\n').filter((line) => /^(PASS|FAIL) /.test(line));
  return { status, text: stderr, heads: [...new Set(heads)].sort() };
}

test('files share an environment and are told under their own names', () => {
  const files = { 'a.test.js': `${COUNTED}.toBe(2))`, 'b.test.js': `${COUNTED}.toBe(2))` };
  const { status, heads, text } = runFiles(files);
  expect(heads).toEqual(['PASS ./a.test.js', 'PASS ./b.test.js']);
  expect(text).toMatch(/^Test Suites: 2 passed, 2 total\nTests: +2 passed, 2 total$/m);
  expect(status).toBe(0);
});

test.each([
  ['says so', '// Runs alone: it counts.\n'],
  ['has another environment', '/** @jest-environment node */\n'],
  ['loads modules anew', 'jest.resetModules();\n'],
])('a file that %s shares nothing', (_why, head) => {
  const files = {
    'a.test.js': `${COUNTED}.toBe(2))`,
    'b.test.js': `${COUNTED}.toBe(2))`,
    'c.test.js': `${head}${COUNTED}.toBe(1))`,
  };
  expect(runFiles(files)).toMatchObject({ status: 0 });
});

test('spies and a fake clock end with their file', () => {
  const isLeft = 'jest.isMockFunction(Math.random) || jest.isMockFunction(setTimeout)';
  const left = `test('is left', () => expect(${isLeft}).toBe(false));`;
  const taken = "test('takes', () => { jest.spyOn(Math, 'random'); jest.useFakeTimers(); });";
  expect(runFiles({ 'a.test.js': left + taken, 'b.test.js': left + taken })).toMatchObject({ status: 0 });
});

test.each(['a', 'b'])('a test has the time that its file asks for, whoever comes after it: %s', (slow) => {
  const sleeps = "test('sleeps', () => new Promise((end) => setTimeout(end, 400)))";
  const texts = {
    true: `jest.setTimeout(10_000);${sleeps}`,
    false: "jest.setTimeout(100);test('is quick', () => {})",
  };
  const files = Object.fromEntries(['a', 'b'].map((name) => [`${name}.test.js`, texts[name === slow]]));
  expect(runFiles(files)).toMatchObject({ status: 0 });
});

test('a file that is run by name shares nothing', () => {
  const files = { 'a.test.js': `${COUNTED}.toBe(1))`, 'b.test.js': '' };
  expect(runFiles(files, 'a.test.js')).toMatchObject({ status: 0, heads: ['PASS ./a.test.js'] });
});

test('a file that npm test has no time for is run with everything, and by name', () => {
  const files = {
    'a.test.js': "test('is quick', () => {})",
    'b.test.js': "// In test:all only: it builds.\ntest('takes long', () => {})",
  };
  expect(runFiles(files).heads).toEqual(['PASS ./a.test.js']);
  expect(runFiles(files, 'b.test.js').heads).toEqual(['PASS ./b.test.js']);
  process.env.TEST_ALL = '1';
  expect(runFiles(files).heads).toEqual(['PASS ./a.test.js', 'PASS ./b.test.js']);
});

test('a failure is that of its file', () => {
  const files = {
    'a.test.js': "test('holds', () => {})",
    'b.test.js': "describe('b', () => { test('breaks', () => { throw new Error('why'); }); })",
  };
  const { status, heads, text } = runFiles(files);
  expect(heads).toEqual(['FAIL ./b.test.js', 'PASS ./a.test.js']);
  expect(text).toMatch(/● b › breaks\n\n +why\n/);
  expect(status).toBe(1);
});

test.each([
  ['cannot be loaded', "throw new Error('torn')", 'torn'],
  ['has no test', '', 'must contain at least one test'],
])('a file that %s fails, and no other', (_what, broken, why) => {
  const { status, heads, text } = runFiles({ 'a.test.js': "test('holds', () => {})", 'b.test.js': broken });
  expect(heads).toEqual(['FAIL ./b.test.js', 'PASS ./a.test.js']);
  expect(text).toContain(why);
  expect(status).toBe(1);
});
