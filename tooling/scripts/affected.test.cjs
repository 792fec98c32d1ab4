const { spawnSync } = require('node:child_process');
const path = require('node:path');

const run = (command, ...args) => spawnSync(command, args, { cwd: __dirname, encoding: 'utf8' });
const affected = (...since) => run(process.execPath, path.join(__dirname, 'affected.mjs'), ...since);

test('every remote that changed since a commit is in the matrix, and nothing but remotes', () => {
  const [first] = run('git', 'rev-list', '--max-parents=0', 'HEAD').stdout.trim().split('\n');
  const { status, stdout } = affected(first);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^remotes=\[.*\]\n$/);
  const remotes = JSON.parse(stdout.slice('remotes='.length));
  expect(remotes).toEqual(expect.arrayContaining(['@plumbline/mf-auth', '@plumbline/mf-jobs']));
  expect(remotes.filter((name) => !name.startsWith('@plumbline/mf-'))).toEqual([]);
});

test.each([
  ['an unknown commit', ['0'.repeat(40)]],
  ['no commit', []],
])('%s fails the job instead of skipping the tests of every remote', (_what, since) => {
  const { status, stdout, stderr } = affected(...since);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).not.toBe('');
});
