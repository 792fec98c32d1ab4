import { appendFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aHost, aPage, aRegistry, aRemote, noise } from '../testing/temporary-registry';
import { publish } from './publish';
import { readLive } from './registry-context';
import { rollback, setDisabled } from './rollback';

let registry: Awaited<ReturnType<typeof aRegistry>>;

beforeEach(async () => {
  registry = await aRegistry();
});
afterEach(() => registry.remove());

const liveVersion = async (name: string) => (await readLive(registry.context)).packages[name]?.live;

test('several builds go live as one change [PLT-03]', async () => {
  const { sequence, outcomes } = await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));

  expect(sequence).toBe(1);
  expect(outcomes.map(({ name, result }) => `${name} ${result}`)).toEqual([
    'shell live',
    'mf-jobs live',
    'mf-auth live',
  ]);
  expect(await liveVersion('mf-jobs')).toEqual({
    version: expect.stringMatching(/^1\.0\.0\+[0-9a-f]{8}$/),
    contentHash: expect.any(String),
    attestation: { sequence: 1, hash: expect.any(String) },
  });
});

test('the same bytes from a later commit change nothing [PLT-02]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  const later = aRemote('mf-jobs', { commit: 'def5678', builtAt: '2026-02-02T03:04:05.000Z' });

  const { sequence, outcomes } = await registry.publish(later);

  expect({ sequence, result: outcomes[0]?.result }).toEqual({ sequence: 1, result: 'unchanged' });
});

test('a changed remote is a new release and leaves the others as they are', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  const before = await liveVersion('mf-auth');

  await registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'changed' } }));

  expect(await liveVersion('mf-auth')).toEqual(before);
  expect(await readdir(path.join(registry.storeDir, 'artifacts/mf-jobs'))).toHaveLength(2);
});

test('two publishers at once both get through, one after the other', async () => {
  await registry.publish(aHost());

  await Promise.all([registry.publish(aRemote('mf-jobs')), registry.publish(aRemote('mf-auth'))]);

  expect(Object.keys((await readLive(registry.context)).packages).sort()).toEqual([
    'mf-auth',
    'mf-jobs',
    'shell',
  ]);
});

test('many publishers at once all get through [PLT-03]', async () => {
  await registry.publish(aHost());
  const names = [...'abcdefghij'].map((letter) => `mf-${letter}`);

  await Promise.all(names.map((name) => registry.publish(aRemote(name))));

  expect(Object.keys((await readLive(registry.context)).packages).sort()).toEqual([...names, 'shell']);
});

test('a file changed after the build is refused by name', async () => {
  const folder = await registry.dist(aRemote('mf-jobs'));
  await writeFile(path.join(folder, 'page.js'), 'PAGE of mf-jobs');

  await expect(publish(registry.context, [folder])).rejects.toThrow(
    /mf-jobs 1\.0\.0: page\.js \(verify\)[^]*release\.json says sha384-/,
  );
});

test('a file nobody listed and a file that is gone are both named [PLT-04]', async () => {
  const folder = await registry.dist(aRemote('mf-jobs'));
  await writeFile(path.join(folder, 'extra.js'), 'extra');
  await rm(path.join(folder, 'fr.js'));

  await expect(publish(registry.context, [folder])).rejects.toThrow(
    /extra\.js[^]*not listed[^]*fr\.js[^]*not in the folder/,
  );
});

test.each([
  [
    'a page without its module',
    { manifest: { pages: [aPage('/a', './gone')] } },
    /pages\[0\]\.expose[^]*\.\/gone is not among the modules/,
  ],
  [
    'a title in one language only',
    { labels: { en: { 'jobs:title': 'Title' }, fr: {} } },
    /pages\[0\]\.title[^]*no text in fr/,
  ],
  [
    'a path out of the folder',
    { exposes: { './home': { files: ['../../etc/passwd'], shared: [] } } },
    /names \.\.\/\.\.\/etc\/passwd/,
  ],
])('%s is refused', async (_what, overrides, text) => {
  const folder = await registry.dist(aRemote('mf-jobs', overrides));
  await expect(publish(registry.context, [folder])).rejects.toThrow(text);
});

test('a page may move from one remote to another when both go live together', async () => {
  await registry.publish(aHost(), aRemote('mf-auth'), aRemote('mf-jobs'));
  const without = aRemote('mf-auth', { manifest: { pages: [] } });
  const withIt = aRemote('mf-jobs', { manifest: { pages: [aPage('/auth', './home')] } });

  await expect(registry.publish(without, withIt)).resolves.toMatchObject({ sequence: 2 });
});

test('a shell too large for the first load is refused [PLT-09]', async () => {
  const host = aHost({ files: { 'main.js': noise(330_000) } });
  await expect(registry.publish(host, aRemote('mf-jobs'))).rejects.toThrow(
    /page \/jobs \(\.\/home\), with shell \(budgets\)[^]*300\.0 KB allowed/,
  );
});

test.each([
  ['public', 40_000, true],
  ['public', 20_000, false],
  ['signedIn', 40_000, false],
  ['signedIn', 105_000, true],
] as const)(
  'a %s page that uses %i bytes of shared parts beside a full first load: refused %s [PLT-09]',
  async (access, bytes, isRefused) => {
    const host = aHost({ files: { 'main.js': noise(246_000), 'map.js': noise(bytes) } });
    const home = { ...aPage('/jobs'), access };
    const remote = aRemote('mf-jobs', { files: { 'en.js': noise(40_000) }, manifest: { pages: [home] } });
    const publishing = registry.publish(host, remote);
    if (!isRefused) return void (await expect(publishing).resolves.toMatchObject({ sequence: 1 }));
    await expect(publishing).rejects.toThrow(
      /page \/jobs \(\.\/home\), with shell \(budgets\)[^]*at a first visit[^]*(350|410)\.0 KB allowed: .*map\.js/,
    );
  },
);

test('rollback goes back one release at a time and is in the log with its reason [PLT-22, PLT-24]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  const first = await liveVersion('mf-jobs');
  await registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'second' } }));
  const second = await liveVersion('mf-jobs');
  await registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'third' } }));

  expect(await rollback(registry.context, { name: 'mf-jobs', reason: 'broken search' })).toEqual(second);
  expect(await rollback(registry.context, { name: 'mf-jobs', reason: 'still broken' })).toEqual(first);
  await expect(rollback(registry.context, { name: 'mf-jobs', reason: 'again' })).rejects.toThrow(
    'is the first release',
  );

  const audit = await registry.context.store.readAudit();
  expect(audit.at(-1)).toMatchObject({
    command: 'rollback',
    who: 'a tester',
    reason: 'still broken',
    changes: [{ from: second, to: first }],
  });
});

test('a budget stands in the way of a publish, not of a rollback [PLT-22]', async () => {
  const shell = (bytes: number) => aHost({ files: { 'main.js': noise(bytes) } });
  const jobs = (bytes: number) => aRemote('mf-jobs', { files: { 'page.js': noise(bytes) } });
  await registry.publish(shell(100_000), jobs(70_000));
  const heavy = await liveVersion('mf-jobs');
  await registry.publish(jobs(1000));
  await registry.publish(shell(240_000));

  expect(await rollback(registry.context, { name: 'mf-jobs', reason: 'broken' })).toEqual(heavy);
});

test('a disabled remote frees its routes and comes back only where they are still free [PLT-23]', async () => {
  await registry.publish(aHost(), aRemote('mf-auth'));
  await setDisabled(registry.context, { name: 'mf-auth', reason: 'incident', isDisabled: true });
  await registry.publish(aRemote('mf-jobs', { manifest: { pages: [aPage('/auth', './home')] } }));

  await expect(
    setDisabled(registry.context, { name: 'mf-auth', reason: 'over', isDisabled: false }),
  ).rejects.toThrow(/belongs to mf-jobs/);
});

test('nothing is published on top of a document that was tampered with [PLT-16]', async () => {
  await registry.publish(aHost());
  const [file = ''] = await readdir(path.join(registry.storeDir, 'registry'));
  await rm(path.join(registry.storeDir, 'registry', file));
  await appendFile(
    path.join(registry.storeDir, 'registry', file),
    '{"document":{},"signatures":[{"keyId":"x","signature":"y"}]}',
  );

  await expect(registry.publish(aRemote('mf-jobs'))).rejects.toThrow(
    /registry document 1 cannot be used: .*not signed by a trusted key/,
  );
});
