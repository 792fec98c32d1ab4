// In test:all only: lint makes this comparison for the repository itself.
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const FILES = ['docs/state-machines.md', 'docs/operations/settings.md'];

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
  for (const file of FILES) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(folder, file));
  }
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

function change(file, from, to) {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(path.join(folder, file), text.replace(from, to));
}

const docs = (...args) =>
  spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'docs.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

test('a table that differs from what the server runs is found, and written anew [OFF-32]', () => {
  change(FILES[0], '| open   | close  | owner |', '| open   | close  | admin |');
  const { status, stderr } = docs('--check', folder);
  expect(stderr).toContain('docs/state-machines.md does not say what the code says: npm run docs');
  expect(status).toBe(1);
  expect(docs(folder).status).toBe(0);
  expect(docs('--check', folder).status).toBe(0);
});

test('a default that differs from that of the setting is found', () => {
  change(FILES[1], '`600/1`', '`900/1`');
  expect(docs('--check', folder).stderr).toContain('docs/operations/settings.md');
});
