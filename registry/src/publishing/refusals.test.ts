import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from '../testing/command-line';
import {
  aHost,
  aPage,
  aRegistry,
  aRemote,
  containerAsking,
  MAP_TYPES,
  noise,
} from '../testing/temporary-registry';

let registry: Awaited<ReturnType<typeof aRegistry>>;
let run: ReturnType<typeof commandLine>;

beforeEach(async () => {
  registry = await aRegistry();
  run = commandLine(registry);
});
afterEach(() => registry.remove());

const SHARED = {
  ...MAP_TYPES,
  '@plumbline/shared-ui/Page': { Page: ['children'], usePageTitle: ['argument 1'] },
};
const USED = { '@plumbline/shared-ui/Page': { Page: ['children'] } };

/** `can-deploy` and `publish` fail with the same output and change nothing. */
async function expectRefusal(folders: string[], text: RegExp) {
  const before = (await run('list')).output;
  const judged = await run('can-deploy', ...folders);
  const published = await run('publish', ...folders);

  expect(judged).toMatchObject({ code: 1, output: expect.stringMatching(text) });
  expect(judged.output).toMatch(/^✗ \S+ \S+.*: .+ \([\w-]+\)\n {4}.+\n {4}Way out: .+/);
  expect(published).toEqual(judged);
  expect((await run('list')).output).toBe(before);
}

const entryTo = (path: string) =>
  ({ menu: 'header.main/v1', audience: 'everyone', path, label: 'jobs:title', order: 1 }) as const;

type RefusalCase = [string, Parameters<typeof aRemote>[1], RegExp];

test.each<RefusalCase>([
  [
    'a shared version the shell does not have [PLT-01, PLT-05]',
    { needs: { react: '^20.0.0' } },
    /mf-jobs 1\.0\.0\S*: needs\["react"\] \(shared-ranges\)\n.*needs react \^20\.0\.0; shell 1\.0\.0\S* provides 19\.3\.1\n.*Way out: build it against/,
  ],
  [
    'a route somebody has [PLT-01, PLT-06]',
    { manifest: { pages: [aPage('/auth')] } },
    /mf-jobs \S+: remote\.json pages\[0\] \(routes\)\n.*the route \/auth \(public\) belongs to mf-auth 1\.0\.0\S*\n.*Way out: choose/,
  ],
  [
    'a page where the site itself answers [PLT-01, PLT-17]',
    { manifest: { pages: [aPage('/platform/:part')] } },
    /mf-jobs \S+: remote\.json pages\[0\] \(reserved-paths\)\n.*the site itself answers \/platform\/:part\n.*Way out: choose/,
  ],
  [
    'a slot somebody has [PLT-01, PLT-06]',
    { manifest: { slots: [{ slot: 'header.bell/v1', expose: './home' }] } },
    /remote\.json slots\[0\] \(slots\)\n.*header\.bell\/v1 belongs to mf-auth 1\.0\.0\S*\n.*Way out: take/,
  ],
  [
    'a reducer key somebody has [PLT-01, PLT-07]',
    { manifest: { state: { endpoints: [], reducers: ['draft'] } } },
    /remote\.json state\.reducers \(state-keys\)\n.*reducer draft belongs to mf-auth 1\.0\.0\S*\n.*Way out: rename it/,
  ],
  [
    'an endpoint name somebody has [PLT-01, PLT-07]',
    { manifest: { state: { endpoints: ['getX'], reducers: [] } } },
    /remote\.json state\.endpoints \(state-keys\)\n.*endpoint getX belongs to mf-auth 1\.0\.0\S*\n.*Way out: rename it/,
  ],
  [
    'its own copy of what the shell shares [PLT-01, PLT-08]',
    { bundled: ['react'] },
    /bundled "react" \(singletons\)\n.*own copy of react, which shell 1\.0\.0\S* shares\n.*Way out: import react/,
  ],
  [
    'its own copy of what must be there once, shared or not [PLT-01, PLT-08]',
    { bundled: ['react-redux'] },
    /bundled "react-redux" \(singletons\)\n.*own copy of react-redux, of which a page may hold one only: that of shell 1\.0\.0/,
  ],
  [
    'a copy that only its list of modules tells of [PLT-08]',
    { modules: [{ path: 'node_modules/@mui/material/Button/Button.js', bytes: 9000 }] },
    /modules "node_modules\/@mui\/material\/Button\/Button\.js" \(singletons\)\n.*own copy of @mui\/material/,
  ],
  [
    'a copy that only its bytes tell of [PLT-08]',
    { files: { 'page.js': 'x.initializedStoreOnce=!1' } },
    /mf-jobs 1\.0\.0: page\.js \(verify\)\n.*holds the code of i18next, of which a page may hold one copy only/,
  ],
  [
    'a container that asks for another version than release.json [PLT-18]',
    { files: { 'remoteEntry.js': containerAsking({ react: '^99.0.0' }) } },
    /mf-jobs 1\.0\.0: remoteEntry\.js \(verify\)\n.*container of mf-jobs asks for react \^99\.0\.0, release\.json says \^19\.3\.1/,
  ],
  [
    'a container of another shape, of which nobody can learn what it asks for [PLT-18]',
    { files: { 'remoteEntry.js': 'e={7:["default",[1,"^99.0.0"],"react"]}' } },
    /mf-jobs 1\.0\.0: remoteEntry\.js \(verify\)\n.*needs react, and the container of mf-jobs does not ask for it[^\n]*\n.*Way out: build mf-jobs with the platform's builder/,
  ],
  [
    'a reducer key of the site itself [PLT-07]',
    { manifest: { state: { endpoints: [], reducers: ['session'] } } },
    /remote\.json state\.reducers \(state-keys\)\n.*reducer session belongs to shell 1\.0\.0/,
  ],
  [
    'an endpoint name of the site itself [PLT-07]',
    { manifest: { state: { endpoints: ['getJob'], reducers: [] } } },
    /remote\.json state\.endpoints \(state-keys\)\n.*endpoint getJob belongs to shell 1\.0\.0/,
  ],
  [
    'a menu entry that leads to no page [PLT-19]',
    { manifest: { nav: [entryTo('/nowhere')] } },
    /remote\.json nav\[0\] \(navigation\)\n.*leads to \/nowhere, and nobody has that page\n.*Way out: mend the path/,
  ],
  [
    'saying nothing of what it uses [PLT-12]',
    { types: {} },
    /mf-jobs \S+: types \(types\)\n.*does not say what it uses of anything[^\n]*\n.*Way out: build mf-jobs again/,
  ],
  [
    'not saying what it uses of a package [PLT-12]',
    { needs: { react: '^19.3.1', '@plumbline/shared-ui/Page': '^0.1.0' } },
    /types \(types\)\n.*does not say what it uses of @plumbline\/shared-ui\/Page,/,
  ],
  [
    'an export the shell does not share [PLT-01, PLT-12]',
    { types: { '@plumbline/shared-ui/Page': { Subtitle: ['text'] } } },
    /@plumbline\/shared-ui\/Page → Subtitle \(types\)\n.*shell 1\.0\.0\S* does not share it\. - Subtitle \{ text \}\n.*Way out: keep/,
  ],
  [
    'a container above its budget [PLT-01, PLT-09]',
    { files: { 'remoteEntry.js': `${containerAsking({ react: '^19.3.1' })}//${noise(30_000)}` } },
    /entry remoteEntry\.js \(budgets\)\n.*20\.0 KB allowed: remoteEntry\.js[^\n]*\n.*Way out: expose fewer/,
  ],
  [
    'more scripts than its budget [PLT-01, PLT-09]',
    { files: { 'a.js': noise(150_000), 'b.js': noise(150_000) } },
    /all scripts \(budgets\)\n.*250\.0 KB allowed: [ab]\.js[^\n]*\n.*Way out: use what/,
  ],
  [
    'scripts of another form above its budget [PLT-01, PLT-09]',
    { files: { 'a.mjs': noise(150_000), 'b.cjs': noise(150_000) } },
    /all scripts \(budgets\)\n.*250\.0 KB allowed: [ab]\.[mc]js/,
  ],
  [
    'pictures above their budget [PLT-01, PLT-09]',
    { files: { 'house.png': noise(600_000) } },
    /all other files \(budgets\)\n.*500\.0 KB allowed: house\.png[^\n]*\n.*Way out: make pictures smaller/,
  ],
  [
    'code from elsewhere, named in a module [PLT-01, PLT-10]',
    { files: { 'page.mjs': 'load("https://cdn.example/widget.js")' } },
    /mf-jobs 1\.0\.0: page\.mjs \(verify\)\n.*loads https:\/\/cdn\.example/,
  ],
  [
    'code from elsewhere [PLT-01, PLT-10]',
    { files: { 'page.js': 'load("https://cdn.example/widget.js")' } },
    /mf-jobs 1\.0\.0: page\.js \(verify\)\n.*loads https:\/\/cdn\.example\/widget\.js, whose origin is not on the list[^\n]*\n.*Way out: bundle/,
  ],
  [
    'a private key in it [PLT-01, PLT-11]',
    { files: { 'page.js': '-----BEGIN PRIVATE KEY-----' } },
    /page\.js \(verify\)\n.*holds a private key[^\n]*\n.*Way out: take the key out/,
  ],
])('a remote is refused for %s', async (_what, overrides, text) => {
  const slots = [{ slot: 'header.bell/v1' as const, expose: './home' }];
  const state = { endpoints: ['getX'], reducers: ['draft'] };
  await registry.publish(aHost({ types: SHARED }), aRemote('mf-auth', { manifest: { slots, state } }));

  await expectRefusal([await registry.dist(aRemote('mf-jobs', overrides))], text);
});

test.each<[string, Parameters<typeof aHost>[0], RegExp]>([
  [
    'a shared version they need [PLT-05]',
    { provides: { react: { version: '20.0.0', files: [] } } },
    /mf-jobs 1\.0\.0\S*: needs\["react"\] \(shared-ranges\)/,
  ],
  [
    'an export they use [PLT-12]',
    { types: { ...MAP_TYPES, '@plumbline/shared-ui/Page': { usePageTitle: ['argument 1'] } } },
    /mf-jobs 1\.0\.0\S*: @plumbline\/shared-ui\/Page → Page \(types\)\n.*shell 1\.0\.0\S* does not share it\. - Page \{ children \}\n.*Way out: keep the export in the shell, or publish a mf-jobs that does without/,
  ],
  [
    'a call without a prop that it asks for now [PLT-13]',
    { types: { ...MAP_TYPES, '@plumbline/shared-ui/Page': { Page: ['children', 'title'] } } },
    /shell 1\.0\.0\S* requires title, which mf-jobs 1\.0\.0\S* was built without\. - Page \{ children \} \+ Page \{ children, title \}\n.*Way out: make title optional, or build mf-jobs against it/,
  ],
  [
    'a prop of their slot [PLT-14]',
    { types: SHARED, slots: { 'header.bell/v1': [] } },
    /mf-jobs 1\.0\.0\S*: slot header\.bell\/v1 \(types\)\n.*no longer gives size\. - header\.bell\/v1 \{ size \} \+ header\.bell\/v1 \{\}\n.*Way out: give the slot a new id/,
  ],
  [
    'the slot that one of them fills [PLT-14]',
    { types: SHARED, slots: {} },
    /mf-jobs 1\.0\.0\S*: slot header\.bell\/v1 \(types\)\n.*shell 1\.0\.0\S* does not have this slot[^\n]*\n.*Way out: keep the slot/,
  ],
  [
    'a name in the store [PLT-07]',
    { types: SHARED, state: { reducers: ['session', 'api'], endpoints: ['listPets'] } },
    /shell 1\.0\.0\S*: state\.endpoints \(state-keys\)\n.*endpoint listPets belongs to mf-jobs 1\.0\.0\S*\n.*Way out: rename it/,
  ],
])('a shell is refused that takes from a live remote %s', async (_what, overrides, text) => {
  const state = { endpoints: ['listPets'], reducers: [] };
  const bell = { manifest: { slots: [{ slot: 'header.bell/v1' as const, expose: './home' }], state } };
  const remote = aRemote('mf-jobs', { ...bell, types: USED, slots: { 'header.bell/v1': ['size'] } });
  await registry.publish(aHost({ types: SHARED, slots: { 'header.bell/v1': ['size'] } }), remote);

  await expectRefusal([await registry.dist(aHost(overrides))], text);
});

test('a shell may ask for a new prop together with the remote that gives it [PLT-13]', async () => {
  await registry.publish(aHost({ types: SHARED }), aRemote('mf-jobs', { types: USED }));
  const stricter = { ...MAP_TYPES, '@plumbline/shared-ui/Page': { Page: ['children', 'title'] } };

  const folders = [aHost({ types: stricter }), aRemote('mf-jobs', { types: stricter })].map(registry.dist);

  expect(await run('publish', ...(await Promise.all(folders)))).toMatchObject({ code: 0 });
});

test('a page above its budget names the module that grew since the live release [PLT-09]', async () => {
  const module = (bytes: number) => [
    { path: 'mf-jobs/src/home/Chart.tsx', bytes },
    { path: 'mf-jobs/src/home/HomePage.tsx', bytes: 4096 },
  ];
  await registry.publish(aHost(), aRemote('mf-jobs', { modules: module(10_240) }));
  const heavy = aRemote('mf-jobs', { files: { 'page.js': noise(90_000) }, modules: module(102_400) });

  await expectRefusal(
    [await registry.dist(heavy)],
    /page \/jobs \(\.\/home\) \(budgets\)\n.*80\.0 KB allowed: page\.js[^\n]*since 1\.0\.0, before minification: mf-jobs\/src\/home\/Chart\.tsx grew by 90\.0 KB to 100\.0 KB\n.*Way out: import the large part/,
  );
});

test('a numbered version never comes to mean other bytes, and the same bytes change nothing [PLT-02]', async () => {
  const host = await registry.dist(aHost());
  const first = await registry.dist(aRemote('mf-jobs'));
  const other = await registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'other' } }));
  await run('publish', '--numbered', host, first);

  const again = await run('publish', '--numbered', first);
  const changed = await run('publish', '--numbered', other);

  expect(again.output).toMatch(/mf-jobs +1\.0\.0 +\w{12} {2}unchanged\nRegistry document 1\./);
  expect(changed).toMatchObject({ code: 1 });
  expect(changed.output).toMatch(
    /mf-jobs 1\.0\.0: package\.json version \(same-version\)\n.*1\.0\.0 was published before with other bytes \(\w{32}\)\n.*Way out: raise the version/,
  );
});

test.each([
  ['whose build is no longer kept', 'artifacts/mf-jobs', true],
  ['that the log does not tell of, since its writer was stopped too early', 'audit.jsonl', false],
])('nor does a numbered version %s [PLT-02]', async (_what, lost, isFollowed) => {
  await run('publish', '--numbered', await registry.dist(aHost()), await registry.dist(aRemote('mf-jobs')));
  await rm(path.join(registry.storeDir, lost), { recursive: true });
  const next = aRemote('mf-jobs', { version: '1.1.0' });
  if (isFollowed) await run('publish', '--numbered', await registry.dist(next));

  const other = await registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'other' } }));

  expect((await run('publish', '--numbered', other)).output).toMatch(
    /1\.0\.0 was published before with other bytes/,
  );
});

test('a build with a file that is changed, missing or not listed is refused by that file [PLT-04]', async () => {
  await registry.publish(aHost());
  const folder = await registry.dist(aRemote('mf-jobs'));
  await appendFile(path.join(folder, 'page.js'), '/* by hand */');
  await mkdir(path.join(folder, 'more'));
  await writeFile(path.join(folder, 'more/extra.js'), 'extra');

  await expectRefusal([folder], /more\/extra\.js \(verify\)[^]*mf-jobs 1\.0\.0: page\.js \(verify\)/);
});

test('one refused build keeps all others of the publish from going live [PLT-03]', async () => {
  const folders = [aHost(), aRemote('mf-auth'), aRemote('mf-jobs', { needs: { vue: '^3.0.0' } })];

  await expectRefusal(await Promise.all(folders.map(registry.dist)), /needs vue \^3\.0\.0/);
});

test('code from an origin on the list is published [PLT-10]', async () => {
  await registry.publish(aHost());
  const folder = await registry.dist(
    aRemote('mf-jobs', { files: { 'page.js': '"https://cdn.example/w.js"' } }),
  );

  const allowed = commandLine(registry, { REGISTRY_ORIGINS: 'https://cdn.example' });

  expect(await allowed('publish', folder)).toMatchObject({ code: 0 });
});

test.each<[string, Parameters<typeof aHost>[0], RegExp]>([
  [
    'does not say what it shares [PLT-12]',
    { types: {} },
    /shell \S+: types \(types\)\n.*does not say what it shares/,
  ],
  [
    'does not say which names in the store are its own [PLT-07]',
    { state: { reducers: [], endpoints: [] } },
    /shell \S+: state \(state-keys\)\n.*does not say which reducer keys/,
  ],
])('a shell is refused that %s', async (_what, overrides, text) => {
  await expectRefusal([await registry.dist(aHost(overrides))], text);
});

test('a build that lost its types is refused as one that never had them [PLT-12]', async () => {
  await registry.publish(aHost());
  const folder = await registry.dist(aRemote('mf-jobs'));
  const file = path.join(folder, 'release.json');
  const { types: _types, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(rest));

  await expectRefusal([folder], /mf-jobs \S+: types \(types\)/);
});

test('a menu entry may lead to a page of another remote, also of one that is switched off [PLT-19]', async () => {
  await registry.publish(aHost(), aRemote('mf-auth'));
  const linking = (path: string) => aRemote('mf-jobs', { manifest: { nav: [entryTo(path)] } });
  expect(await run('publish', await registry.dist(linking('/auth')))).toMatchObject({ code: 0 });

  await run('disable', 'mf-auth', '--reason', 'incident');

  expect(await run('can-deploy', await registry.dist(linking('/auth/')))).toMatchObject({ code: 0 });
  expect(await run('can-deploy', await registry.dist(linking('/platform')))).toMatchObject({ code: 0 });
});

test('a page to which the menu entry of another remote leads cannot be taken away alone [PLT-19]', async () => {
  const linking = aRemote('mf-jobs', { manifest: { nav: [entryTo('/auth')] } });
  await registry.publish(aHost(), aRemote('mf-auth'), linking);

  const moved = aRemote('mf-auth', { manifest: { pages: [{ ...aPage('/sign-in'), title: 'auth:title' }] } });

  await expectRefusal(
    [await registry.dist(moved)],
    /mf-jobs \S+: remote\.json nav\[0\] \(navigation\)\n.*leads to \/auth,/,
  );
});
