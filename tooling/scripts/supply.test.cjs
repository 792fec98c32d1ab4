const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');
const NOTICE = 'Maps: react-leaflet.';

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'supply-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const run = (script, ...args) =>
  spawnSync(process.execPath, [path.join(__dirname, script), ...args], { encoding: 'utf8' });

/** The check of a checkout whose site needs `needed`; its tests need a package under a licence that no release may have. */
function check(needed, { notice = NOTICE, ...others } = {}) {
  const packages = {
    '': { name: 'site' },
    shell: { version: '1.0.0', dependencies: { needed: '1.0.0' } },
    testing: { version: '1.0.0', dependencies: { 'of-tests': '1.0.0' } },
    'node_modules/needed': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AA==', ...needed },
    'node_modules/of-tests': { version: '1.0.0', license: 'GPL-3.0-only' },
    ...others,
  };
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  fs.writeFileSync(path.join(folder, 'NOTICE'), notice);
  return run('check-licences.mjs', folder);
}

test.each(['MIT', 'ISC AND MIT', '(MIT OR GPL-3.0-only)', 'GPL-3.0-only OR Apache-2.0'])(
  'a package under %s passes, and what tests need is not looked at',
  (license) => {
    expect(check({ license })).toMatchObject({ status: 0, stderr: '' });
  },
);

test.each([
  ['GPL-3.0-only', 'needed@1.0.0: GPL-3.0-only'],
  ['MIT AND AGPL-3.0-only', 'needed@1.0.0: MIT AND AGPL-3.0-only'],
  ['Hippocratic-2.1', 'needed@1.0.0: Hippocratic-2.1'],
  ['SEE LICENSE IN LICENSE', 'needed@1.0.0: SEE LICENSE'],
  [undefined, 'needed@1.0.0 names no licence'],
])('a package under %s is refused', (license, line) => {
  const { status, stderr } = check({ license });
  expect(status).toBe(1);
  expect(stderr).toContain(line);
});

test('a package that another one needs is looked at, also in a folder of its own', () => {
  const planted = { version: '2.0.0', license: 'GPL-3.0-only' };
  const { stderr } = check(
    { dependencies: { planted: '2.0.0' } },
    {
      'node_modules/planted': { version: '1.0.0', license: 'MIT' },
      'node_modules/needed/node_modules/planted': planted,
    },
  );
  expect(stderr).toContain('planted@2.0.0: GPL-3.0-only');
  expect(stderr).not.toContain('planted@1.0.0');
});

test('a package that is an exception is one under its licence only, and NOTICE names it', () => {
  const leaflet = (license, notice) =>
    check(
      { dependencies: { 'react-leaflet': '5.0.0' } },
      { notice, 'node_modules/react-leaflet': { version: '5.0.0', license } },
    );
  expect(leaflet('Hippocratic-2.1', NOTICE).status).toBe(0);
  expect(leaflet('GPL-3.0-only', NOTICE).stderr).toContain('react-leaflet@5.0.0: GPL-3.0-only');
  expect(leaflet('Hippocratic-2.1', '').stderr).toContain('NOTICE does not name react-leaflet');
});

test('a lock without what a package needs is refused', () => {
  expect(check({ dependencies: { gone: '1.0.0' } }).stderr).toContain('needs gone: not in the lock');
});

describe('the bill of materials', () => {
  const write = () => {
    const file = path.join(folder, 'sbom.json');
    expect(run('sbom.mjs', file)).toMatchObject({ status: 0, stderr: '' });
    return fs.readFileSync(file, 'utf8');
  };

  test('names what runs, with hash, licence and what that needs, and the same lock gives the same bytes', () => {
    const text = write();
    expect(write()).toBe(text);
    const { components, dependencies } = JSON.parse(text);
    const refs = new Set(components.map((component) => component['bom-ref']));
    expect(refs.size).toBe(components.length);
    for (const { purl, hashes, licenses } of components) {
      expect([purl, hashes[0].content]).toEqual([purl, expect.stringMatching(/^[0-9a-f]{40,128}$/)]);
      expect([purl, licenses[0].expression ?? licenses[0].license.id]).toEqual([purl, expect.any(String)]);
    }
    for (const { dependsOn } of dependencies) for (const ref of dependsOn) expect(refs).toContain(ref);
  });

  test('has every dependency that a package of the site declares, and none of the tests', () => {
    const names = new Set(JSON.parse(write()).components.map(({ name }) => name));
    const manifestOf = (name) => JSON.parse(fs.readFileSync(path.join(ROOT, name, 'package.json'), 'utf8'));
    const folders = fs
      .readdirSync(ROOT)
      .filter((name) => /^(shell|server|registry|demo-world|(mf|shared)-\w+)$/.test(name));
    const declared = folders
      .flatMap((name) => Object.keys(manifestOf(name).dependencies ?? {}))
      .filter((name) => !name.startsWith('@plumbline/'));
    expect(declared).toContain('fastify');
    expect(declared.filter((name) => !names.has(name))).toEqual([]);
    for (const name of ['jest', 'msw', '@playwright/test', 'eslint']) expect(names).not.toContain(name);
  });

  test('has what a package of the server that is loaded needs in turn', () => {
    const names = new Set(JSON.parse(write()).components.map(({ name }) => name));
    for (const name of ['@fastify/error', 'find-my-way', 'pg-protocol', 'engine.io', '@smithy/core'])
      expect(names).toContain(name);
  });
});
