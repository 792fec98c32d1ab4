const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');
// In test:all only: it lints the whole repository, with faults planted in a copy, after the lint itself was green.
/** On a busy machine. */
jest.setTimeout(180_000);

const PLANTED = {
  'mf-jobs/src/planted-format.test.ts': 'test("one",()=>{})\n',
  'mf-jobs/src/planted-orphan.ts': 'export const orphan = 1;\n',
  'mf-jobs/src/planted-exports.ts': 'export const used = 1;\nexport const unused = 2;\n',
  'mf-jobs/src/planted.test.ts':
    "import express from 'express';\nimport { used } from './planted-exports';\n\nexpress(used);\n",
  'mf-jobs/src/planted-a.test.ts': "import type { B } from './planted-b';\n\nexport type A = B | 1;\n",
  'mf-jobs/src/planted-b.ts': "import type { A } from './planted-a.test';\n\nexport type B = A[];\n",
  'mf-jobs/src/planted-c.test.ts': "import { d } from './planted-d';\n\nexport const c = () => d;\n",
  'mf-jobs/src/planted-d.ts': "import { c } from './planted-c.test';\n\nexport const d = () => c;\n",
};

/** Exported to every package, imported by none. */
const PUBLIC_EXPORT = { file: 'shared-ui/src/lists.ts', text: 'export const plantedPublic = 1;\n' };

/** All that the format of a file needs, without most of the files. */
const isLittle = (file) => !file.includes('/') || /^(mf-jobs|tooling)\//.test(file);

const checkouts = [];
let checkout;
let littleCheckout;

beforeAll(() => {
  checkout = checkOut(() => true);
  littleCheckout = checkOut(isLittle);
});

afterAll(() => {
  for (const folder of checkouts) fs.rmSync(folder, { recursive: true, force: true });
});

/** A copy of the repository with the violations in it: other tests read the sources while this one runs. */
function checkOut(isWanted) {
  const checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-lint-'));
  checkouts.push(checkout);
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = listed.stdout
    .split('\0')
    .filter((file) => file && isWanted(file) && fs.existsSync(path.join(ROOT, file)));
  for (const file of files) fs.cpSync(path.join(ROOT, file), path.join(checkout, file));
  linkModules(
    checkout,
    files.filter((file) => /^[^/]+\/package\.json$/.test(file)).map((file) => path.dirname(file)),
  );
  for (const [file, text] of Object.entries(PLANTED)) fs.writeFileSync(path.join(checkout, file), text);
  if (isWanted(PUBLIC_EXPORT.file))
    fs.appendFileSync(path.join(checkout, PUBLIC_EXPORT.file), PUBLIC_EXPORT.text);
  const manifest = path.join(checkout, 'mf-jobs/package.json');
  const { dependencies, ...rest } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const planted = { ...rest, dependencies: { ...dependencies, semver: '7.8.6' } };
  fs.writeFileSync(manifest, `${JSON.stringify(planted, null, 2)}\n`);
  return checkout;
}

function linkModules(checkout, folders) {
  const modules = path.join(checkout, 'node_modules');
  fs.mkdirSync(path.join(modules, '@plumbline'), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, 'node_modules')).filter((name) => name !== '@plumbline'))
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  for (const folder of folders)
    fs.symlinkSync(path.join(checkout, folder), path.join(modules, '@plumbline', folder));
}

/** The lines naming a file that one of the checks of `npm run lint` prints; it must fail. */
function lintLines(check, cwd = checkout) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', `check:${check}`], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  expect({ status, stdout }).toMatchObject({ status: 1 });
  const lines = `${stdout}${stderr}`.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  return lines.filter((line) => /\.(ts|json)\b/.test(line)).sort();
}

test('lint refuses an unformatted file, and no other', () => {
  expect(lintLines('format', littleCheckout)).toEqual(['[warn] mf-jobs/src/planted-format.test.ts']);
});

test('lint refuses a file, an export and a dependency that nobody uses, and a dependency that is not declared', () => {
  expect(lintLines('unused')).toEqual([
    'express mf-jobs/src/planted.test.ts:1:21',
    'mf-jobs/src/planted-orphan.ts',
    expect.stringMatching(/^plantedPublic shared-ui\/src\/lists\.ts:/),
    expect.stringMatching(/^semver mf-jobs\/package\.json:/),
    'unused mf-jobs/src/planted-exports.ts:2:14',
  ]);
});

test('lint refuses a cycle of imports, of types too', () => {
  expect(lintLines('cycles')).toEqual([
    'Files: mf-jobs/src/planted-b.ts → mf-jobs/src/planted-a.test.ts',
    'Files: mf-jobs/src/planted-d.ts → mf-jobs/src/planted-c.test.ts',
  ]);
});
