const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');
const { OFFLINE, startTrial } = require('./trial.cjs');

// In test:all only: it builds the shell and a remote, and checks types, for minutes.
// However slow the machine is: nothing here is proven by time.
jest.setTimeout(3_600_000);

let trial;
beforeAll(async () => {
  trial = await startTrial();
});
afterAll(() => trial?.end());

const edit = (file, change) => fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));

test('a repository of its own, in a folder of any name, is synced, checked, built and judged against a running site [PLT-182]', async () => {
  const dir = await trial.repository('any-name');
  const type = (...args) => trial.type(dir, args);
  expect(await type('sync', ...trial.partner)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Contract [0-9a-f]{8}, shell 0\.1\.0/),
  });
  const typeOffline = (...args) => trial.type(dir, args, OFFLINE);
  expect(await typeOffline('typecheck')).toEqual({ code: 0, output: '' });
  expect(await typeOffline('lint')).toEqual({ code: 0, output: '' });
  expect(await typeOffline('test')).toEqual({
    code: 0,
    output: expect.stringMatching(/Tests: +(\d+) passed, \1 total/),
  });
  expect(await typeOffline('build')).toEqual({ code: 0, output: '' });
  expect(await typeOffline('can-deploy')).toEqual({
    code: 1,
    output: expect.stringContaining('There is no network.'),
  });
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

/** A test whose mocks are not what the site has: an answer of its API, and what fills a slot. */
const FALSE_MOCKS = `import { SlotLoaderContext } from '@plumbline/shared-ui/Slot';
import { reply } from '@plumbline/testing/reply';

const Bell = ({ nothing }: { nothing: number }) => <i>{nothing}</i>;
export const answer = reply.me({ id: 7 });
export const filled = <SlotLoaderContext value={Bell} />;
`;

test('what the site does not share, a wrong prop, a mock of what it has not and a taken address are refused [PLT-182]', async () => {
  const dir = await trial.repository('refused');
  await trial.type(dir, ['sync', ...trial.partner]);
  const page = path.join(dir, 'src/rental/RentalPage.tsx');
  const source = fs.readFileSync(page, 'utf8');
  fs.writeFileSync(page, source.replace('<Page title', '<Page titel'));
  const mocked = path.join(dir, 'src/rental/mocked.test.tsx');
  fs.writeFileSync(mocked, FALSE_MOCKS);
  const checked = await trial.type(dir, ['typecheck']);
  expect(checked.code).toBe(2);
  // The line stands otherwise where colours are forced.
  for (const said of [
    /Property 'titel' does not exist/,
    /mocked\.test\.tsx[(:]5\b/,
    /mocked\.test\.tsx[(:]6\b/,
  ])
    expect(checked.output).toMatch(said);
  fs.rmSync(mocked);
  fs.writeFileSync(page, `import '@plumbline/shared-ui/nothing';\n${source}`);
  expect(await trial.type(dir, ['build'])).toEqual({
    code: 1,
    output: expect.stringContaining('@plumbline/shared-ui/nothing is not shared by the site.'),
  });
});

const PAGE = { path: '/rental', expose: './rental', access: 'public', title: 'rental:titles.rental' };
/** What `remote.json` says, and what the build says of it: file and field. */
const MISTAKES = [
  [{ pages: [{ ...PAGE, path: '/platform/rental' }], nav: [] }, 'pages[0].path: the site itself answers'],
  [
    { pages: [PAGE, { ...PAGE, path: '/fairs' }] },
    'pages[1]: /fairs (public) is already declared by mf-fairs',
  ],
  [{ pages: [{ ...PAGE, expose: './tools' }] }, 'pages[0].expose: ./src/tools/ToolsPage.tsx does not exist'],
  [{ pages: [{ ...PAGE, title: 'rental:titles.none' }] }, 'pages[0].title: "rental:titles.none" has no text'],
  [{ slots: [{ slot: 'header.none/v1', expose: './none' }] }, 'slots.0.slot: '],
  [{ slots: [{ slot: 'header.bell/v1', expose: './bell' }] }, 'slots[0].expose: ./src/bell/BellSlot.tsx'],
  [{ nav: [{ path: '/nowhere' }] }, 'nav[0].path: /nowhere is a page of nobody'],
  [{ state: { reducers: ['session'], endpoints: [] } }, 'state.reducers[0]: session belongs to the site'],
  [{ state: { reducers: ['fairs'], endpoints: [] } }, 'state.reducers[0]: fairs belongs to mf-fairs'],
];

test('what a remote elsewhere declares is refused by file and field where the site has no room for it [PLT-182]', async () => {
  const dir = await trial.repository('declared');
  await trial.type(dir, ['sync', ...trial.partner]);
  edit(path.join(dir, '.plumbline/contract.json'), (text) => {
    const state = { reducers: ['fairs'], endpoints: [] };
    const fairs = { pages: [{ path: '/fairs', access: 'public' }], redirects: [], state };
    return JSON.stringify({ ...JSON.parse(text), remotes: { 'mf-fairs': fairs } });
  });
  const file = path.join(dir, 'remote.json');
  const right = JSON.parse(fs.readFileSync(file, 'utf8'));
  for (const [wrong, said] of MISTAKES) {
    const nav = (wrong.nav ?? []).map((entry) => ({ ...right.nav[0], ...entry }));
    fs.writeFileSync(file, JSON.stringify({ ...right, ...wrong, nav }));
    expect(await trial.type(dir, ['build'])).toEqual({
      code: 1,
      output: expect.stringContaining(`declared/remote.json: ${said}`),
    });
  }
});

/** What another remote shows, in a test: the slot, and what fills it. */
const FILLED_SLOT = `import { Slot, SlotLoaderContext } from '@plumbline/shared-ui/Slot';
import { renderPage, screen } from '@plumbline/testing/render';

const Fairs = ({ name }: { name: string }) => <p>{name} is filled</p>;

test('fairs are shown', async () => {
  await renderPage(
    <SlotLoaderContext value={Fairs}>
      <Slot name="home.blog/v1" />
    </SlotLoaderContext>,
  );
  expect(screen.getByText('home.blog/v1 is filled')).toBeVisible();
});
`;

test('a test that imports another remote fails and says what to add, with which it passes [PLT-182]', async () => {
  const dir = await trial.repository('unmocked');
  await trial.type(dir, ['sync', ...trial.partner]);
  const file = 'src/rental/fairs.test.tsx';
  fs.writeFileSync(
    path.join(dir, file),
    "import { Fairs } from 'mf_fairs/fairs';\ntest('fairs are shown', () => expect(Fairs).toBe(7));\n",
  );
  expect(await trial.type(dir, ['test', file])).toEqual({
    code: 1,
    output: expect.stringContaining('in the test add what fills it, by <SlotLoaderContext'),
  });
  fs.writeFileSync(path.join(dir, file), FILLED_SLOT);
  expect(await trial.type(dir, ['test', file])).toMatchObject({ code: 0 });
});

test('a build elsewhere that does not fit is told every reason, by can-deploy and publish alike [PLT-302]', async () => {
  const dir = await trial.repository('unfit');
  await trial.type(dir, ['sync', ...trial.partner]);
  const registry = { PLUMBLINE_REGISTRY: trial.storeDir, REGISTRY_KEYS: trial.keyDir };
  const shown = async () => (await fetch(`${trial.site}/platform.json`)).json();
  const before = await shown();
  let endpoint;
  // As if the site had been another one when this was synced: the builder has nothing against it.
  edit(path.join(dir, '.plumbline/contract.json'), (text) => {
    const { shares, state, reserved, ...contract } = JSON.parse(text);
    [endpoint] = state.endpoints;
    return JSON.stringify({
      ...contract,
      shares: { ...shares, react: { ...shares.react, version: '99.0.0' } },
      state: { reducers: [], endpoints: [] },
      reserved: { ...reserved, pages: [...reserved.pages, '/nowhere'] },
    });
  });
  edit(path.join(dir, 'remote.json'), (text) => {
    const { nav, ...declared } = JSON.parse(text);
    const state = { reducers: ['session'], endpoints: [endpoint] };
    return JSON.stringify({ ...declared, nav: [{ ...nav[0], path: '/nowhere' }], state });
  });
  const noise = crypto.randomBytes(120_000).toString('base64');
  fs.writeFileSync(path.join(dir, 'src/rental/noise.ts'), `export const noise = '${noise}';\n`);
  fs.writeFileSync(path.join(dir, 'src/rental/plan.png'), crypto.randomBytes(600_000));
  edit(path.join(dir, 'src/rental/RentalPage.tsx'), (text) =>
    `import { useId } from 'react';\nimport { noise } from './noise';\nimport plan from './plan.png';\n${text}`.replace(
      '<Typography>',
      '<Typography id={useId() + noise + plan}>',
    ),
  );
  expect(await trial.type(dir, ['build'])).toEqual({ code: 0, output: '' });

  const judged = await trial.type(dir, ['can-deploy']);
  expect(judged.code).toBe(1);
  for (const reason of [
    /needs react \^99\.0\.0; shell 0\.1\.0\S* provides 19\.\d+\.\d+/,
    /state key reducer session belongs to shell 0\.1\.0/,
    new RegExp(`state key endpoint ${endpoint} belongs to shell 0\\.1\\.0`),
    /\/nowhere/,
    /[\d.]+ KB of its own JavaScript, 80\.0 KB allowed: .*mf-rental\/src\/rental\/noise\.ts/,
    /[\d.]+ KB of pictures, fonts and data, [\d.]+ KB allowed: .*\.png/,
  ])
    expect(judged.output).toMatch(reason);
  const published = await trial.type(dir, ['publish'], registry);
  expect(published.code).toBe(1);
  const reasonsOf = ({ output }) => output.split('Refused:')[0];
  expect(reasonsOf(published)).toBe(reasonsOf(judged));
  expect(await shown()).toEqual(before);
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
    const { port } = new URL(address);
    expect(await trial.type(dir, ['dev', '--port', port])).toEqual({
      code: 1,
      output: `Port ${port} is taken: plumbline dev --port <n>\n`,
    });
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
  const shown = async () => (await (await fetch(`${trial.site}/platform.json`)).json()).remotes;
  const isShown = async () => (await shown())[0].builtAt === build.builtAt;
  // A site learns of it a moment later.
  for (let looks = 0; looks < 600 && !(await isShown()); looks += 1) await sleep(100);
  expect(await shown()).toMatchObject([{ name: 'mf-rental', canary: null, builtAt: build.builtAt }]);
});
