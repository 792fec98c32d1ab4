const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const COMMAND = path.join(__dirname, 'ci-base.mjs');
const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];
let folder;

const git = (...args) =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: folder, encoding: 'utf8' }).trim();
const commit = (message) => {
  git('commit', '--quiet', '--allow-empty', '-m', message);
  return git('rev-parse', 'HEAD');
};
const base = (env) =>
  execFileSync(process.execPath, [COMMAND], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).trim();

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ci-base-'));
  git('init', '--quiet', '--initial-branch', 'main');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a push is compared with what the branch held before, however many commits it brings', () => {
  const before = commit('before');
  ['first', 'second', 'third'].forEach(commit);
  expect(base({ BEFORE: before })).toBe(before);
});

test('a pull request is compared with where it left its target', () => {
  const fork = commit('fork');
  git('checkout', '--quiet', '-b', 'feature');
  ['first', 'second'].forEach(commit);
  git('checkout', '--quiet', 'main');
  git('update-ref', 'refs/remotes/origin/main', commit('later on main'));
  git('checkout', '--quiet', 'feature');
  expect(base({ BASE_REF: 'main', BEFORE: '' })).toBe(fork);
});

test.each([['0'.repeat(40)], ['1234567890123456789012345678901234567890']])(
  'a branch without a known state before (%s) is compared with where it left main',
  (before) => {
    const fork = commit('fork');
    git('update-ref', 'refs/remotes/origin/main', fork);
    ['first', 'second'].forEach(commit);
    expect(base({ BEFORE: before })).toBe(fork);
  },
);

test('main itself, rewritten, is compared with its parent', () => {
  const parent = commit('parent');
  git('update-ref', 'refs/remotes/origin/main', commit('head'));
  expect(base({ BEFORE: '0'.repeat(40) })).toBe(parent);
});
