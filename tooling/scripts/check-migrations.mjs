/**
 * `npm run check:migrations`: can the server of the release before live with the newest schema? Runs its tests, in a
 * checkout of their own, on a database with today's migrations.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { requireInstalled, ROOT, stop } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { run, TOOLS } from './run.mjs';

const MIGRATIONS = 'server/migrations';
/** Every route with its rows, in a fifth of the time of all. Tests of `src/database` compare that release's own schema. */
const TESTS = String.raw`src/domains/.*\.routes\.test`;
const BEFORE = path.join(ROOT, '.plumbline/release-before');

const { names } = readCommandLine(
  `npm run check:migrations -- [<commit>]
Runs the server tests of <commit>, the release before, on a database with the migrations of this tree. Without new
migrations it has nothing to do. Without <commit>: the newest tag, else where this branch left main, else HEAD~1.`,
  { names: 1 },
);
requireInstalled('npm run check:migrations');

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
const commitOf = (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

function findReleaseBefore() {
  const head = commitOf('HEAD');
  const forks = ['origin/main', 'main'].map((main) => git('merge-base', main, 'HEAD'));
  return [git('describe', '--tags', '--abbrev=0'), ...forks, 'HEAD~1']
    .filter((name) => name !== '')
    .map(commitOf)
    .find((commit) => commit !== '' && commit !== head);
}

const [name] = names;
const before = name === undefined ? findReleaseBefore() : commitOf(name);
if (!before && name !== undefined) stop(`${name} is no commit.`);
if (!before) {
  process.stdout.write('Not run: no commit before this one is here.\n');
  process.exit();
}
const sqlIn = (list) => list.split('\n').filter((file) => file.endsWith('.sql'));
const known = sqlIn(git('ls-tree', '-r', '--name-only', before, MIGRATIONS)).map((file) =>
  path.basename(file),
);
const added = fs
  .readdirSync(path.join(ROOT, MIGRATIONS))
  .filter((file) => file.endsWith('.sql') && !known.includes(file));
if (added.length === 0) {
  process.stdout.write(`No migration is new since ${before.slice(0, 8)}.\n`);
  process.exit();
}
const needsStop = (file) =>
  /^-- .*Needs a stop/m.test(fs.readFileSync(path.join(ROOT, MIGRATIONS, file), 'utf8'));
const stops = added.filter(needsStop);
if (stops.length > 0) {
  process.stdout.write(`Not run: ${stops.join(', ')} says that the release before has to be stopped.\n`);
  process.exit();
}

process.stdout.write(`The server of ${before.slice(0, 8)} with ${added.join(', ')}\n`);
process.exit(await runTestsBefore());

/** Its exit code. */
async function runTestsBefore() {
  const end = () => {
    spawnSync('git', ['worktree', 'remove', '--force', BEFORE], { cwd: ROOT });
    fs.rmSync(BEFORE, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  end();
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', BEFORE, before], { cwd: ROOT });
  // Links of the files: one link of the folder would lead the tests to the packages of this tree.
  for (const folder of ['', ...fs.readdirSync(BEFORE)])
    if (fs.existsSync(path.join(ROOT, folder, 'node_modules')))
      execFileSync('cp', ['-RPl', path.join(ROOT, folder, 'node_modules'), path.join(BEFORE, folder)]);
  fs.rmSync(path.join(BEFORE, MIGRATIONS), { recursive: true });
  fs.cpSync(path.join(ROOT, MIGRATIONS), path.join(BEFORE, MIGRATIONS), { recursive: true });
  const jest = TOOLS.node('../node_modules/jest/bin/jest.js', '--silent', TESTS);
  const { code } = await run(...jest, { cwd: path.join(BEFORE, 'server') });
  return code;
}
