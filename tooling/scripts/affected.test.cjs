const { spawnSync } = require('node:child_process');
const path = require('node:path');

function affected(commit) {
  const { status, stdout } = spawnSync(process.execPath, [path.join(__dirname, 'affected.mjs'), commit], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/)),
  );
}

test('what a push affects is compared with the commit it has in common with the branch', () => {
  const { stdout: root } = spawnSync('git', ['rev-list', '--max-parents=0', 'HEAD'], { encoding: 'utf8' });
  const [first] = root.trim().split('\n');
  const { since, packages } = affected(first);
  expect(since).toBe(`--since ${first}`);
  expect(JSON.parse(packages)).toEqual(expect.arrayContaining(['@plumbline/shell', '@plumbline/mf-jobs']));
});

test('every package but the journeys counts where nothing is in common', () => {
  const { since, packages } = affected('0'.repeat(40));
  expect(since).toBe('');
  expect(JSON.parse(packages)).toEqual(expect.arrayContaining(['@plumbline/server', '@plumbline/tooling']));
  expect(JSON.parse(packages)).not.toContain('@plumbline/e2e');
});
