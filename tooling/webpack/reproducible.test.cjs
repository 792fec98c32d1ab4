const { execFile, execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');

const ROOT = path.resolve(__dirname, '../..');
const REMOTE = 'mf-marketing';
/** What a build of the remote reads. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'shared-schema',
  'shared-api',
  'shared-ui',
  'shell',
  'testing',
  'tooling',
  REMOTE,
];
/** Generated, or read by no build. */
const NOT_LINKED = ['@plumbline', '.bin', '.cache', '.federation'];
// In test:all only: it builds twice, at once.
jest.setTimeout(600_000);

let folder;
beforeEach(() => {
  // On the disk of the packages, which are linked.
  const parent = path.join(ROOT, '.plumbline');
  fs.mkdirSync(parent, { recursive: true });
  folder = fs.mkdtempSync(path.join(parent, 'reproducible-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A checkout of the same sources in a folder of its own, with the packages that are installed here. */
function checkOut(name) {
  const clone = path.join(folder, name);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of listed
    .trim()
    .split('\n')
    .filter((file) => fs.existsSync(path.join(ROOT, file))))
    fs.cpSync(path.join(ROOT, file), path.join(clone, file), { recursive: true });
  for (const at of ['.', 'tooling'].filter((at) => fs.existsSync(path.join(ROOT, at, 'node_modules'))))
    linkModules(path.join(ROOT, at, 'node_modules'), path.join(clone, at, 'node_modules'));
  const own = path.join(clone, 'node_modules/@plumbline');
  fs.mkdirSync(own, { recursive: true });
  for (const package of SOURCES.filter((source) => !source.includes('.')))
    fs.symlinkSync(path.join('../..', package), path.join(own, package));
  return clone;
}

/** Hard links: through symbolic ones a package would keep its path in this checkout, and with it its module ids. */
function linkModules(from, to) {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [from, to].map((folder) => path.join(folder, entry.name));
    if (NOT_LINKED.includes(entry.name)) continue;
    if (entry.isDirectory()) linkModules(source, target);
    else if (entry.isFile()) fs.linkSync(source, target);
  }
}

const run = promisify(execFile);

/** What is published of a build, without when it was made. */
async function build(clone) {
  const cli = require.resolve('webpack-cli/bin/cli.js');
  // A failure brings along what was printed.
  await run(process.execPath, [cli, '--mode', 'production'], {
    cwd: path.join(clone, REMOTE),
    env: { ...process.env, NODE_ENV: '', JEST_WORKER_ID: '' },
  });
  const dist = path.join(clone, REMOTE, 'dist');
  const release = JSON.parse(fs.readFileSync(path.join(dist, 'release.json'), 'utf8'));
  delete release.builtAt;
  const entries = fs.readdirSync(dist, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = paths.map((file) => path.relative(dist, file)).sort();
  const texts = files.map((file) => fs.readFileSync(path.join(dist, file), 'utf8'));
  return { release, files, texts };
}

test('the same sources give the same bytes in every folder, and none of them names it [PLT-27]', async () => {
  const clones = ['one', 'deeper/down/two'].map(checkOut);
  const [first, second] = await Promise.all(clones.map(build));

  expect(second.release).toEqual(first.release);
  const listed = first.release.files.map((file) => file.path);
  expect(first.files).toEqual([...listed, 'release.json'].sort());
  expect(first.texts.filter((text) => text.includes(folder) || text.includes(ROOT))).toEqual([]);
});
