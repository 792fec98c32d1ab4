import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from '../temporary-command-line';
import { aHost, aPage, aRegistry, aRemote, noise } from '../temporary-registry';

let registry: Awaited<ReturnType<typeof aRegistry>>;
let run: ReturnType<typeof commandLine>;

beforeEach(async () => {
  registry = await aRegistry();
  run = commandLine(registry);
});
afterEach(() => registry.remove());

const SHARED = { '@plumbline/shared-ui/Page': { Page: ['children'], usePageTitle: ['argument 1'] } };
const USED = { '@plumbline/shared-ui/Page': { Page: ['children'] } };

/** `can-deploy` and `publish` say the same, fail, and leave everything as it was. */
async function expectRefusal(folders: string[], text: RegExp) {
  const before = (await run('list')).output;
  const judged = await run('can-deploy', ...folders);
  const published = await run('publish', ...folders);

  expect(judged).toMatchObject({ code: 1, output: expect.stringMatching(text) });
  expect(judged.output).toMatch(/^✗ \S+ \S+.*: .+ \([\w-]+\)\n {4}.+\n {4}Way out: .+/);
  expect(published).toEqual(judged);
  expect((await run('list')).output).toBe(before);
}

type Refused = [string, Parameters<typeof aRemote>[1], RegExp];

test.each<Refused>([
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
    'an export the shell does not share [PLT-01, PLT-12]',
    { types: { '@plumbline/shared-ui/Page': { Subtitle: ['text'] } } },
    /@plumbline\/shared-ui\/Page → Subtitle \(types\)\n.*shell 1\.0\.0\S* does not share it\. - Subtitle \{ text \}\n.*Way out: keep/,
  ],
  [
    'a container above its budget [PLT-01, PLT-09]',
    { files: { 'remoteEntry.js': noise(30_000) } },
    /entry remoteEntry\.js \(budgets\)\n.*20\.0 KB allowed: remoteEntry\.js[^\n]*\n.*Way out: expose fewer/,
  ],
  [
    'more scripts than its budget [PLT-01, PLT-09]',
    { files: { 'a.js': noise(150_000), 'b.js': noise(150_000) } },
    /all scripts \(budgets\)\n.*250\.0 KB allowed: [ab]\.js[^\n]*\n.*Way out: use what/,
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
    { types: { '@plumbline/shared-ui/Page': { usePageTitle: ['argument 1'] } } },
    /mf-jobs 1\.0\.0\S*: @plumbline\/shared-ui\/Page → Page \(types\)\n.*shell 1\.0\.0\S* does not share it\. - Page \{ children \}\n.*Way out: keep the export in the shell, or publish a mf-jobs that does without/,
  ],
  [
    'a call without a prop that it asks for now [PLT-13]',
    { types: { '@plumbline/shared-ui/Page': { Page: ['children', 'title'] } } },
    /shell 1\.0\.0\S* requires title, which mf-jobs 1\.0\.0\S* was built without\. - Page \{ children \} \+ Page \{ children, title \}\n.*Way out: make title optional, or build mf-jobs against it/,
  ],
  [
    'a prop of their slot [PLT-14]',
    { types: SHARED, slots: { 'header.bell/v1': [] } },
    /mf-jobs 1\.0\.0\S*: slot header\.bell\/v1 \(types\)\n.*no longer gives size\. - header\.bell\/v1 \{ size \} \+ header\.bell\/v1 \{\}\n.*Way out: give the slot a new id/,
  ],
])('a shell is refused that takes from a live remote %s', async (_what, overrides, text) => {
  const bell = { manifest: { slots: [{ slot: 'header.bell/v1' as const, expose: './home' }] } };
  const remote = aRemote('mf-jobs', { ...bell, types: USED, slots: { 'header.bell/v1': ['size'] } });
  await registry.publish(aHost({ types: SHARED, slots: { 'header.bell/v1': ['size'] } }), remote);

  await expectRefusal([await registry.dist(aHost(overrides))], text);
});

test('a shell may ask for a new prop together with the remote that gives it [PLT-13]', async () => {
  await registry.publish(aHost({ types: SHARED }), aRemote('mf-jobs', { types: USED }));
  const stricter = { '@plumbline/shared-ui/Page': { Page: ['children', 'title'] } };

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

test('one refused build keeps all that were to go live with it [PLT-03]', async () => {
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
