const { execFile, execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const { findNode, NEWER_NODES } = require('../scripts/newer-nodes.cjs');

const ROOT = path.resolve(__dirname, '../..');
const REMOTE = 'mf-marketing';
/** What builds of the remote and of the shell read. */
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
// In test:all only: it builds for minutes.
jest.setTimeout(900_000);

let folder;
beforeAll(() => {
  // On the disk of the packages, which are linked.
  const parent = path.join(ROOT, '.plumbline');
  fs.mkdirSync(parent, { recursive: true });
  folder = fs.mkdtempSync(path.join(parent, 'reproducible-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A checkout of the same sources in a folder of its own, with the packages that are installed here. */
function checkOut(name) {
  const clone = path.join(folder, name);
  // A test that is tried again begins anew.
  fs.rmSync(clone, { recursive: true, force: true });
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

/** What is published of a build, without when and from which commit it was made. */
async function build(clone, package, node = process.execPath) {
  const cli = require.resolve('webpack-cli/bin/cli.js');
  // A failure brings along what was printed.
  await run(node, [cli, '--mode', 'production'], {
    cwd: path.join(clone, package),
    env: { ...process.env, NODE_ENV: '', JEST_WORKER_ID: '' },
  });
  return readBuild(clone, package);
}

function readBuild(clone, package) {
  const dist = path.join(clone, package, 'dist');
  const release = JSON.parse(fs.readFileSync(path.join(dist, 'release.json'), 'utf8'));
  for (const stamp of ['builtAt', 'commit', 'isDirty']) delete release[stamp];
  const entries = fs.readdirSync(dist, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = paths.map((file) => path.relative(dist, file)).sort();
  const texts = files.map((file) => fs.readFileSync(path.join(dist, file), 'utf8'));
  return { release, files, texts };
}

const listedIn = ({ release }) => [...release.files.map((file) => file.path), 'release.json'].sort();

// Each on a Node of its own, so that all of them are seen to build; where one is not there, the usual one shows what
// another folder changes. The journeys start what is built.
test.each([
  [REMOTE, NEWER_NODES[0]],
  ['shell', NEWER_NODES.at(-1)],
])(
  '%s built in another folder, by Node %s, is the same bytes, and nothing of it names a folder [PLT-27]',
  async (package, major) => {
    const node = findNode(major);
    if (node === undefined) process.stdout.write(`Not run: Node ${major} is not there\n`);
    const built = await build(checkOut(`deeper/down/${package}`), package, node);
    expect(built.files).toEqual(listedIn(built));
    expect(built.texts.filter((text) => text.includes(folder) || text.includes(ROOT))).toEqual([]);
    // What the site is published from, where it has been built: by the Node of this test, in the folder of this checkout.
    const isBuilt = fs.existsSync(path.join(ROOT, package, 'dist/release.json'));
    const here = isBuilt ? readBuild(ROOT, package) : await build(checkOut(`here/${package}`), package);
    expect(built.release).toEqual(here.release);
    expect(here.texts.filter((text) => text.includes(ROOT))).toEqual([]);
  },
);
