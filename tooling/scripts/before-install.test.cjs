const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { satisfies } = require('semver');

const ROOT = path.resolve(__dirname, '../..');
let clone;

/** What the commands start from, in a folder where nothing is installed. */
beforeAll(() => {
  clone = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-clone-'));
  for (const file of [
    'package.json',
    'tooling/scripts',
    'tooling/webpack',
    'e2e/run.mjs',
    'bench/page-size.bench.mjs',
    'server/faults/kill.fault.mjs',
    'server/faults/postgres.mjs',
    'server/topology/programs.mjs',
  ])
    fs.cpSync(path.join(ROOT, file), path.join(clone, file), { recursive: true });
});
afterAll(() => {
  fs.rmSync(clone, { recursive: true, force: true });
});

test('README, package.json and what is installed agree on the oldest Node', () => {
  const { engines } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const oldest = engines.node.replace('>=', '');
  expect(fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8')).toContain(
    `You need Node ${oldest.replace(/\.0$/, '')} or newer`,
  );
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const refusing = Object.entries(packages)
    .filter(
      ([, { engines: wanted, optional }]) => !optional && wanted?.node && !satisfies(oldest, wanted.node),
    )
    .map(([name, { engines: wanted }]) => `${name}: ${wanted.node}`);
  expect(refusing).toEqual([]);
});

// They install first what is missing.
test.each(['start', 'test', 'dev', 'preview'])('npm %s starts where nothing is installed', (command) => {
  const script = `tooling/scripts/${command}.mjs`;
  const { status, stderr } = spawnSync(process.execPath, [script, '--help'], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.each([
  'tooling/scripts/tool.mjs lerna run build',
  'tooling/scripts/tool.mjs registry list',
  'tooling/scripts/tool.mjs prettier --write .',
  'tooling/scripts/bench.mjs page-size',
  'e2e/run.mjs',
])('%s says in one line that nothing is installed', (command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command.split(' '), {
    cwd: clone,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim()).toMatch(/^Nothing is installed yet\. First: npm ci --ignore-scripts .*$/);
});
