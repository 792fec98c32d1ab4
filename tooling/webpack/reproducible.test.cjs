const { execFile, execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const { findNode, NEWER_NODES } = require('../scripts/newer-nodes.cjs');

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
// In test:all only: it builds for minutes.
jest.setTimeout(900_000);

let folder;
/** A build of the remote by the Node of this test. */
let usual;
beforeAll(async () => {
  // On the disk of the packages, which are linked.
  const parent = path.join(ROOT, '.plumbline');
  fs.mkdirSync(parent, { recursive: true });
  folder = fs.mkdtempSync(path.join(parent, 'reproducible-'));
  usual = await build(checkOut('one'), REMOTE);
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

/** What is published of a build, without when it was made. */
async function build(clone, package, node = process.execPath) {
  const cli = require.resolve('webpack-cli/bin/cli.js');
  // A failure brings along what was printed.
  await run(node, [cli, '--mode', 'production'], {
    cwd: path.join(clone, package),
    env: { ...process.env, NODE_ENV: '', JEST_WORKER_ID: '' },
  });
  const dist = path.join(clone, package, 'dist');
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

const listedIn = ({ release }) => [...release.files.map((file) => file.path), 'release.json'].sort();

test('a build holds what its release lists, and nothing of it names the folder [PLT-27]', () => {
  expect(usual.files).toEqual(listedIn(usual));
  expect(usual.texts.filter((text) => text.includes(folder) || text.includes(ROOT))).toEqual([]);
});

// Where such a Node is not there, the usual one shows what another folder changes. The journeys start what is built.
test.each(NEWER_NODES)(
  'in another folder Node %s builds the shell, and the same bytes [PLT-27]',
  async (major) => {
    const node = findNode(major);
    if (node === undefined) process.stdout.write(`Not run: Node ${major} is not there\n`);
    const clone = checkOut(`deeper/down/node-${major}`);
    expect((await build(clone, REMOTE, node)).release).toEqual(usual.release);
    const shell = await build(clone, 'shell', node);
    expect(shell.files).toEqual(listedIn(shell));
  },
);
