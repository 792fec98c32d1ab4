const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { stripVTControlCharacters } = require('node:util');

const ROOT = path.resolve(__dirname, '../..');
const COMMAND = path.join(__dirname, 'new-remote.mjs');
const COPIED = [
  'package.json',
  'package-lock.json',
  'eslint.config.js',
  'tsconfig.base.json',
  'commitlint.config.js',
];
// In test:all only: it lints, tests and builds a whole remote, for more than a minute.
/** Building, testing and linting take longer than the default timeout on a busy machine. */
jest.setTimeout(600_000);

const folders = fs.readdirSync(ROOT).filter((name) => fs.existsSync(path.join(ROOT, name, 'package.json')));
let checkout;

/** A checkout with everything that adding a remote reads and changes; the packages themselves are links. */
beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-new-remote-'));
  const copy = (file) => fs.cpSync(path.join(ROOT, file), path.join(checkout, file), { recursive: true });
  [...COPIED, 'tooling/eslint'].forEach(copy);
  for (const folder of folders) {
    copy(`${folder}/package.json`);
    if (fs.existsSync(path.join(ROOT, folder, 'remote.json'))) copy(`${folder}/remote.json`);
  }
  const modules = path.join(checkout, 'node_modules');
  fs.mkdirSync(path.join(modules, '@plumbline'), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules')).filter((name) => name !== '@plumbline'))
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  for (const folder of folders)
    fs.symlinkSync(path.join(ROOT, folder), path.join(modules, '@plumbline', folder));
});

afterEach(() => {
  fs.rmSync(checkout, { recursive: true, force: true });
});

function newRemote(name) {
  return spawnSync(process.execPath, [COMMAND, ...(name ? [name] : []), '--root', checkout], {
    encoding: 'utf8',
  });
}

/** Runs one of the remote's own commands, in its folder; throws with what it printed when it fails. */
function inRemote(remote, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: path.join(checkout, remote),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', JEST_WORKER_ID: '' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  // Run by nx, the tests print in colours.
  return stripVTControlCharacters(stdout + stderr);
}

/** What an expression over the exports of one of the checkout's modules gives. */
function printedBy(module, expression) {
  const script = `import(${JSON.stringify(module)}).then((all) => console.log(JSON.stringify(all.${expression})))`;
  return JSON.parse(spawnSync(process.execPath, ['-e', script], { cwd: checkout, encoding: 'utf8' }).stdout);
}

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false'];

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', [...IDENTITY, ...args], {
    cwd: checkout,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}

function commitAll(message) {
  git('add', '--all');
  git('commit', '--quiet', '-m', message);
}

const tool = (file) => path.join(ROOT, 'node_modules', file);
const read = (file) => fs.readFileSync(path.join(checkout, file), 'utf8');

test('a new remote passes types, lint, texts and tests, is built, and is fit to be published', () => {
  const { status, stdout } = newRemote('mf-scaffold-trial');
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('/scaffold-trial') });

  inRemote('mf-scaffold-trial', tool('typescript7/bin/tsc'), '--noEmit', '-p', '.');
  inRemote('mf-scaffold-trial', tool('eslint/bin/eslint.js'), '.');
  inRemote(
    'mf-scaffold-trial',
    path.join(__dirname, 'check-locales.mjs'),
    path.join(checkout, 'mf-scaffold-trial'),
  );
  expect(inRemote('mf-scaffold-trial', tool('jest/bin/jest.js'))).toMatch(/Tests: +7 passed, 7 total/);
  inRemote('mf-scaffold-trial', tool('webpack-cli/bin/cli.js'), '--mode', 'production');
  const verify = [
    '--import',
    require.resolve('tsx'),
    path.join(ROOT, 'registry/src/cli.ts'),
    'verify',
    'dist',
  ];
  expect(inRemote('mf-scaffold-trial', ...verify)).toMatch(/mf-scaffold-trial +0\.1\.0 .* sound/);
});

test('the page that CONTRIBUTING shows passes types, lint and its own test', () => {
  const guide = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const files = [...guide.matchAll(/^```\w+ (src\/\S+)\n(.*?)^```$/gms)];
  expect(files.map(([, file]) => path.basename(file)).sort()).toEqual([
    'BoardPage.test.tsx',
    'BoardPage.tsx',
    'RenameDialog.tsx',
    'en.json',
  ]);
  newRemote('mf-board');
  for (const [, file, text] of files) fs.writeFileSync(path.join(checkout, 'mf-board', file), text);
  const withoutData = path.join(checkout, 'mf-board/src/pages-without-data.test.ts');
  fs.writeFileSync(withoutData, fs.readFileSync(withoutData, 'utf8').replace(/\(\{ needNothing.*\}\)/, '()'));
  const texts = path.join(checkout, 'mf-board/src/locales');
  fs.copyFileSync(path.join(texts, 'en.json'), path.join(texts, 'fr.json'));

  inRemote('mf-board', tool('typescript7/bin/tsc'), '--noEmit', '-p', '.');
  inRemote('mf-board', tool('eslint/bin/eslint.js'), '.');
  expect(inRemote('mf-board', tool('jest/bin/jest.js'))).toMatch(/Tests: +8 passed, 8 total/);
  const lines = (name) => read(`mf-board/src/${name}`).split('\n').length - 1;
  expect(
    lines('board/BoardPage.tsx') + lines('board/RenameDialog.tsx') + 2 * lines('locales/en.json'),
  ).toBeLessThanOrEqual(120);
});

test('the lock file names a new remote as npm would, without network, and lint knows it', () => {
  newRemote('mf-scaffold-again');
  expect(printedBy('./tooling/eslint/boundaries.js', 'FLOORS["mf-scaffold-again"]')).toEqual(
    printedBy('./tooling/eslint/boundaries.js', 'FLOORS["mf-jobs"]'),
  );
  expect(printedBy('./commitlint.config.js', 'default.rules["scope-enum"][2]')).toContain('scaffold-again');
  expect(fs.realpathSync(path.join(checkout, 'node_modules/@plumbline/mf-scaffold-again'))).toBe(
    fs.realpathSync(path.join(checkout, 'mf-scaffold-again')),
  );
  fs.rmSync(path.join(checkout, 'node_modules'), { recursive: true });
  const installed = spawnSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  expect({ status: installed.status, text: installed.stderr }).toEqual({
    status: 0,
    text: expect.anything(),
  });
});

test('several remotes can be added', () => {
  expect(newRemote('mf-scaffold-again').status).toBe(0);
  expect(newRemote('mf-scaffold-anew').status).toBe(0);
  expect(Object.keys(JSON.parse(read('package-lock.json')).packages)).toEqual(
    expect.arrayContaining(['mf-scaffold-again', 'mf-scaffold-anew']),
  );
});

test('remotes that two branches add are merged; only the lock file may have to be completed again', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  fs.writeFileSync(path.join(checkout, '.gitignore'), 'node_modules\n');
  commitAll('start');
  for (const name of ['mf-scaffold-again', 'mf-scaffold-anew']) {
    git('checkout', '--quiet', '-b', name, 'main');
    newRemote(name);
    commitAll(name);
  }

  const merged = spawnSync('git', [...IDENTITY, 'merge', '--quiet', 'mf-scaffold-again'], { cwd: checkout });
  const conflicts = git('diff', '--name-only', '--diff-filter=U').trim().split('\n').filter(Boolean);
  expect(conflicts.filter((file) => file !== 'package-lock.json')).toEqual([]);
  if (merged.status !== 0) git('checkout', '--quiet', '--ours', 'package-lock.json');
  const mended = spawnSync(process.execPath, [COMMAND, '--lock', '--root', checkout], { encoding: 'utf8' });

  expect(mended).toMatchObject({ status: 0, stderr: '' });
  const { packages } = JSON.parse(read('package-lock.json'));
  for (const name of ['mf-scaffold-again', 'mf-scaffold-anew']) {
    expect(packages[name]).toMatchObject({ name: `@plumbline/${name}` });
    expect(packages[`node_modules/@plumbline/${name}`]).toEqual({ resolved: name, link: true });
  }
});

test('a lock file with conflict markers is refused: one line says how to resolve it', () => {
  fs.appendFileSync(path.join(checkout, 'package-lock.json'), '\n<<<<<<< HEAD\n');
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, '--lock', '--root', checkout], {
    encoding: 'utf8',
  });
  expect({ status, line: stderr.trim() }).toEqual({
    status: 1,
    line: expect.stringMatching(
      /^package-lock\.json holds conflict marks: git checkout --ours package-lock\.json/,
    ),
  });
});

test.each([
  [undefined, /A remote is called mf- and small words/],
  ['rental', /A remote is called mf- and small words/],
  ['mf-Rental', /A remote is called mf- and small words/],
  ['mf-scaffold-again-', /A remote is called mf- and small words/],
  ['mf-../etc', /A remote is called mf- and small words/],
  ['mf-jobs', /mf-jobs is taken: there is a folder of that name/],
  ['mf-contact', /mf-contact is taken: \/contact is a page of mf-marketing/],
  ['mf-shell', /mf-shell is taken: the site itself uses "shell"/],
  ['mf-platform', /mf-platform is taken: the site itself uses "platform"/],
])('a remote cannot be called %s: one line says why, and nothing changes', (name, line) => {
  const before = read('package-lock.json');
  const { status, stderr, stdout } = newRemote(name);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim()).toMatch(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(read('package-lock.json')).toBe(before);
  expect(
    fs
      .readdirSync(checkout)
      .filter((folder) => folder.startsWith('mf-'))
      .sort(),
  ).toEqual(folders.filter((folder) => folder.startsWith('mf-')).sort());
});
