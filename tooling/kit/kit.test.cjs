const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { startTrial } = require('./trial.cjs');

// In test:all only: it builds the shell and a remote, and checks types, for minutes.
// However slow the machine is: nothing here is proven by time.
jest.setTimeout(3_600_000);

let trial;
beforeAll(async () => {
  trial = await startTrial();
});
afterAll(() => trial?.end());

test('a repository of its own, in a folder of any name, is synced, checked, built and judged against a running site [PLT-182]', async () => {
  const dir = await trial.repository('any-name');
  const type = (...args) => trial.type(dir, args);
  expect(await type('sync', ...trial.partner)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Contract [0-9a-f]{8}, shell 0\.1\.0/),
  });
  expect(await type('typecheck')).toEqual({ code: 0, output: '' });
  expect(await type('lint')).toEqual({ code: 0, output: '' });
  expect(await type('test')).toEqual({
    code: 0,
    output: expect.stringMatching(/Tests: +(\d+) passed, \1 total/),
  });
  expect(await type('build')).toEqual({ code: 0, output: '' });
  expect(await type('can-deploy')).toEqual({
    code: 0,
    output: expect.stringMatching(/^mf-rental +0\.1\.0\+[0-9a-f]{8}\S* +[0-9a-f]{12} {2}can go live/),
  });

  const release = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
  expect(release.name).toBe('mf-rental');
  expect(Object.keys(release.server)).toContain('./rental');
  expect(release.modules.map(({ path: file }) => file)).toContain('mf-rental/src/locales/en.json');
  const installed = fs.readdirSync(path.join(dir, 'node_modules'));
  expect(installed.filter((name) => /^(react|react-dom|@types|@mui)$/.test(name))).toEqual([]);
  expect(fs.readdirSync(path.join(dir, 'node_modules/@plumbline'))).toEqual(['remote-kit']);
});

test('the contract that the lock names is taken again, and nothing else in its place [PLT-183]', async () => {
  const dir = await trial.repository('locked');
  const lock = path.join(dir, 'plumbline.lock.json');
  const type = (...args) => trial.type(dir, args);
  expect(await type('sync')).toEqual({ code: 1, output: expect.stringContaining('from the invitation') });
  const { publicKey } = crypto.generateKeyPairSync('ed25519');
  const other = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  expect(await type('sync', '--site', trial.site, '--key', other)).toEqual({
    code: 1,
    output: expect.stringContaining(
      'is not to be trusted: the registry document is not signed by a trusted key',
    ),
  });
  expect(fs.existsSync(lock)).toBe(false);

  await type('sync', ...trial.partner);
  const before = fs.readFileSync(lock, 'utf8');
  fs.rmSync(path.join(dir, '.plumbline'), { recursive: true });
  expect(await type('typecheck')).toEqual({ code: 1, output: expect.stringContaining('npx plumbline sync') });
  expect(await type('sync', '--locked')).toMatchObject({ code: 0 });
  expect(fs.readFileSync(lock, 'utf8')).toBe(before);
  expect(fs.existsSync(path.join(dir, '.plumbline/types/entries.json'))).toBe(true);

  expect(await type('update')).toEqual({ code: 0, output: 'Kit 0.1.0 is the one of the site.\n' });

  const { contract, ...rest } = JSON.parse(before);
  fs.writeFileSync(lock, JSON.stringify({ ...rest, contract: { ...contract, hash: '0'.repeat(32) } }));
  expect(await type('sync', '--locked')).toEqual({
    code: 1,
    output: expect.stringContaining('another contract under this number'),
  });
});

test('what the site does not share, a wrong prop and a taken address are refused [PLT-182]', async () => {
  const dir = await trial.repository('refused');
  await trial.type(dir, ['sync', ...trial.partner]);
  const page = path.join(dir, 'src/rental/RentalPage.tsx');
  const source = fs.readFileSync(page, 'utf8');
  fs.writeFileSync(page, source.replace('<Page title', '<Page titel'));
  expect(await trial.type(dir, ['typecheck'])).toEqual({
    code: 2,
    output: expect.stringContaining("Property 'titel' does not exist"),
  });
  fs.writeFileSync(page, `import '@plumbline/shared-ui/nothing';\n${source}`);
  expect(await trial.type(dir, ['build'])).toEqual({
    code: 1,
    output: expect.stringContaining('@plumbline/shared-ui/nothing is not shared by the site.'),
  });
  const declared = path.join(dir, 'remote.json');
  fs.writeFileSync(declared, fs.readFileSync(declared, 'utf8').replaceAll('"/rental"', '"/platform/rental"'));
  expect(await trial.type(dir, ['build'])).toEqual({
    code: 1,
    output: expect.stringContaining('the site itself answers /platform/rental'),
  });
});

test('the deployed site is shown with the remote from its sources, which the site does not have [PLT-184]', async () => {
  const dir = await trial.repository('developed');
  await trial.type(dir, ['sync', ...trial.partner]);
  const { address, end } = await trial.startDev(dir);
  try {
    const answer = await fetch(`${address}/rental`, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(null);
    const [, boot] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html);
    const [remote] = JSON.parse(boot).remotes;
    expect(remote).toMatchObject({
      name: 'mf-rental',
      source: 'dev',
      labels: { fr: { 'rental:titles.rental': 'Rental' } },
    });
    const container = await (await fetch(remote.entry)).text();
    expect(container).toContain('./rental');
    // The development build of the shell, in which React can refresh; its pictures are those of the deployed one.
    const [, main] = /src="(\/platform\/dev-shell\/main\.\w+\.js)"/.exec(html);
    expect(await (await fetch(address + main)).text()).toContain('webpackBootstrap');
    const [, icon] = /href="(\/platform\/dev-shell\/favicon\.\w+\.svg)"/.exec(html);
    expect((await fetch(address + icon)).ok).toBe(true);
    const [, font] = /href="(\/platform\/dev-shell\/archivo[\w.-]+woff2)"/.exec(html);
    expect((await fetch(address + font)).ok).toBe(true);
    expect((await fetch(`${address}/platform/contract.json`)).ok).toBe(true);
    expect((await fetch(`${address}/api/v1/jobs`)).status).toBe(404);
  } finally {
    await end();
  }
});

/** The commands of the written workflow for an event, in their order. */
function stepsFor(dir, event) {
  const workflow = fs.readFileSync(path.join(dir, '.github/workflows/remote.yml'), 'utf8');
  return workflow
    .split('\n      - ')
    .filter((step) => !step.includes('github.event_name') || step.includes(`'${event}'`))
    .flatMap((step) => {
      const [, words] = /run: npx plumbline ([^>\n]*)/.exec(step) ?? [];
      return words ? [words.trim().split(' ')] : [];
    });
}

test('the workflow that is written with a remote brings a change from its request to everybody [PLT-300]', async () => {
  const dir = await trial.repository('reviewed');
  await trial.type(dir, ['sync', ...trial.partner]);
  const registry = { PLUMBLINE_REGISTRY: trial.storeDir, REGISTRY_KEYS: trial.keyDir };
  const all = async (event) => {
    const done = [];
    for (const step of stepsFor(dir, event)) done.push(await trial.type(dir, step, registry));
    expect(done.map(({ code }) => code)).toEqual(done.map(() => 0));
    return done.at(-1).output;
  };

  expect(await all('push')).toMatch(/^mf-rental +0\.1\.0\+\w+ .* live\n/m);
  const texts = path.join(dir, 'src/locales/en.json');
  fs.writeFileSync(texts, fs.readFileSync(texts, 'utf8').replace('will be here', 'is here'));
  const asked = await all('pull_request');
  expect(asked).toMatch(/^### mf-rental: can go live\n/);
  expect(asked).toContain(`](${trial.site}/?preview=`);
  expect(asked).toMatch(/\| \/rental \| \d+\.\d KB \| \d+\.\d KB \| 80\.0 KB \|/);

  const build = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
  expect(await trial.type(dir, ['release', '--minutes', '0'], registry)).toMatchObject({ code: 0 });
  const shown = await (await fetch(`${trial.site}/platform.json`)).json();
  expect(shown.remotes).toMatchObject([{ name: 'mf-rental', canary: null, builtAt: build.builtAt }]);
});
