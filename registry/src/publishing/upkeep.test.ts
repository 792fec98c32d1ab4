import { appendFile, chmod, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSigningKeys, readPublicKeys } from '../key-folder';
import { openSignedDocument } from '../signing';
import { commandLine } from '../testing/command-line';
import { aHost, aRegistry, aRemote } from '../testing/temporary-registry';
import { collectGarbage } from './gc';
import { openRegistry } from '@plumbline/registry/open-registry';
import { readLive } from './registry-context';

let registry: Awaited<ReturnType<typeof aRegistry>>;
let run: ReturnType<typeof commandLine>;

beforeEach(async () => {
  registry = await aRegistry();
  run = commandLine(registry);
});
afterEach(() => registry.remove());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const build = (text: string) => registry.dist(aRemote('mf-jobs', { files: { 'page.js': text } }));
const buildsLeft = () => registry.context.store.list('mf-jobs');
const liveHash = async () => (await readLive(registry.context)).packages['mf-jobs']?.live.contentHash ?? '';

async function publishMany(count: number): Promise<string[]> {
  const hashes: string[] = [];
  await registry.publish(aHost());
  for (let number = 1; number <= count; number += 1) {
    await run('publish', await build(`release ${number}`));
    hashes.push(await liveHash());
  }
  return hashes;
}

test('builds younger than the retention window stay, and each says why [PLT-30]', async () => {
  const hashes = await publishMany(6);

  const { code, output } = await run('gc', '--retention-days', '30');

  expect(code).toBe(0);
  expect(output).toMatch(/0 deleted, 7 kept\.$/);
  expect(output).toContain(`kept    mf-jobs@${hashes[5]?.slice(0, 12)}  live`);
  expect(await buildsLeft()).toHaveLength(6);
});

test('what was used within the window stays however old its build is [PLT-30]', async () => {
  const [oldest = ''] = await publishMany(6);
  const long = inDays(-400);
  await utimes(path.join(registry.storeDir, 'artifacts/mf-jobs', oldest, 'release.json'), long, long);

  expect(await run('gc', `mf-jobs@${oldest}`)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is kept: registry document \d+ used it within the window/),
  });
  expect(await buildsLeft()).toContain(oldest);
});

test('after the window only what is live, canary or within reach of a rollback is left [PLT-30]', async () => {
  const hashes = await publishMany(6);
  const [first = '', second = '', ...reachable] = hashes;
  await run('canary', 'mf-jobs', await build('canary'), '--percent', '5');
  await run('preview', 'mf-jobs', '--build', await build('shown'), '--hours', '720');
  await run('preview', 'mf-jobs', '--build', await build('no longer shown'), '--hours', '1');
  const request = { retentionDays: 7, now: inDays(20) };

  const planned = await collectGarbage(registry.context, { ...request, isDryRun: true });
  expect(await buildsLeft()).toHaveLength(9);
  const { deleted, kept } = await collectGarbage(registry.context, request);

  expect(deleted).toEqual(planned.deleted);
  expect(deleted.map(({ contentHash }) => contentHash)).toEqual(expect.arrayContaining([first, second]));
  expect(deleted).toHaveLength(3);
  expect(kept.map(({ why }) => why).sort()).toEqual([
    expect.stringMatching(/^a preview link shows it until/),
    'canary',
    'live',
    'live',
    'within reach of a rollback',
    'within reach of a rollback',
    'within reach of a rollback',
  ]);
  expect(await buildsLeft()).toEqual(expect.arrayContaining(reachable));
  expect((await run('log', 'mf-jobs')).output).toMatch(
    /gc by a tester: mf-jobs@\w{12} deleted, .*\(not used for 7 days\)$/,
  );
  expect((await run('verify')).code).toBe(0);
});

test('a build that comes into use while gc runs is kept [PLT-30]', async () => {
  const published = await publishMany(1);
  await run('preview', 'mf-jobs', '--build', await build('old'), '--hours', '1');
  const [old = ''] = (await buildsLeft()).filter((hash) => !published.includes(hash));
  const long = inDays(-400);
  await utimes(path.join(registry.storeDir, 'artifacts/mf-jobs', old, 'release.json'), long, long);
  const { store } = registry.context;
  const remove: typeof store.remove = async (...args) => {
    expect(await run('preview', 'mf-jobs', '--build', old)).toMatchObject({ code: 0 });
    return store.remove(...args);
  };

  const slowly = { ...registry.context, store: { ...store, remove } };
  const { deleted } = await collectGarbage(slowly, { retentionDays: 30, now: inDays(1) });

  expect(deleted).toEqual([]);
  expect(await buildsLeft()).toContain(old);
  expect((await run('log')).output).not.toMatch(/ gc by /);
});

test('where no document says what is live nothing is deleted [PLT-30]', async () => {
  await publishMany(2);
  await rm(path.join(registry.storeDir, 'registry'), { recursive: true });

  await expect(collectGarbage(registry.context, { retentionDays: 7, now: inDays(20) })).rejects.toThrow(
    /holds no document/,
  );
  expect(await buildsLeft()).toHaveLength(2);
});

test('a rollback to a build that is no longer kept says so [PLT-22, PLT-30]', async () => {
  await publishMany(6);
  await collectGarbage(registry.context, { retentionDays: 7, now: inDays(20) });
  for (let back = 1; back <= 3; back += 1) await run('rollback', 'mf-jobs', '--reason', 'older');

  expect(await run('rollback', 'mf-jobs', '--reason', 'older')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/its build is no longer kept \(gc\): build that version and publish it/),
  });
});

test.each([
  [['gc', '--retention-days', '0'], /--retention-days takes a number of days, 1 or more/],
  [['gc', 'mf-jobs'], /mf-jobs is no stored build/],
  [['gc', 'mf-jobs@'], /mf-jobs@ is no stored build \(<name>@<8 or more digits of its hash>\)/],
])('%j deletes nothing [PLT-30]', async (argv, text) => {
  await publishMany(1);

  expect(await run(...argv)).toMatchObject({ code: 1, output: expect.stringMatching(text) });
  expect(await buildsLeft()).toHaveLength(1);
});

test('while two keys overlap sites that know either accept what is live; then the old one counts no more [PLT-15]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  const oldKeys = await readPublicKeys(registry.keyDir);
  const [oldKey] = await loadSigningKeys({ folder: registry.keyDir, profile: 'production' });
  const liveText = async () => {
    const [sequence = 0] = await registry.context.store.sequences();
    return registry.context.store.readDocument(sequence);
  };

  expect(await run('rotate-key')).toMatchObject({
    code: 0,
    output: expect.stringContaining('is valid beside'),
  });
  const bothKeys = await readPublicKeys(registry.keyDir);
  const newKeys = bothKeys.filter((pem) => !oldKeys.includes(pem));
  expect(bothKeys).toHaveLength(2);
  await run('publish', await build('signed by both'));
  const document = openSignedDocument(await liveText(), oldKeys);
  expect(openSignedDocument(await liveText(), newKeys)).toEqual(document);

  expect(await run('retire-key', oldKey?.keyId ?? '')).toMatchObject({ code: 0 });
  expect(openSignedDocument(await liveText(), newKeys).packages).toEqual(document.packages);
  const retired = await liveText();
  expect(() => openSignedDocument(retired, oldKeys)).toThrow('not signed by a trusted key');
  expect(await readPublicKeys(registry.keyDir)).toEqual(newKeys);
  expect(await run('publish', await build('signed by the new key'))).toMatchObject({ code: 0 });
  expect((await run('log')).output).toMatch(
    /rotate-key by ada \(key \w+ added\)[^]*retire-key by ada \(key \w+ retired\)/,
  );
});

test('the only key cannot be retired, and a second keygen makes none [PLT-15]', async () => {
  await registry.publish(aHost());
  const [key] = await loadSigningKeys({ folder: registry.keyDir, profile: 'demo' });

  expect((await run('retire-key', key?.keyId ?? '')).output).toMatch(/is the only key: add another/);
  expect((await run('retire-key', 'nonsense')).output).toMatch(/nonsense is no signing key here/);
  expect((await run('keygen')).output).toMatch(/holds a signing key already/);
  expect(await readPublicKeys(registry.keyDir)).toHaveLength(1);
});

test('reading needs no signing key and makes none; changing needs one [PLT-16]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  const [hash] = await buildsLeft();
  await rm(path.join(registry.keyDir, 'registry.private.pem'));
  const server = commandLine(registry, { PROFILE: 'production' });

  for (const argv of [
    ['verify'],
    ['list'],
    ['log'],
    ['gc', '--dry-run'],
    ['can-deploy', await build('next')],
  ]) {
    expect(await server(...argv)).toMatchObject({ code: 0 });
  }
  for (const argv of [
    ['gc', `mf-jobs@${hash}`],
    ['rollback', 'mf-jobs', '--reason', 'x'],
  ]) {
    expect((await server(...argv)).output).toMatch(/^no signing key in/);
  }
  expect(await readdir(registry.keyDir)).toEqual(['registry.public.pem']);
});

test('a release whose line never got into the log, because the disk was full, is rolled back all the same [PLT-22]', async () => {
  const [first] = await publishMany(3);
  const log = path.join(registry.storeDir, 'audit.jsonl');
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n');
  await writeFile(log, `${lines.slice(0, 2).join('\n')}\n`);

  await run('rollback', 'mf-jobs', '--reason', 'broken');
  await run('rollback', 'mf-jobs', '--reason', 'still broken');

  expect(await liveHash()).toBe(first);
  expect((await run('rollback', 'mf-jobs', '--reason', 'again')).output).toMatch(/is the first release/);
});

test('a truncated line of the log is skipped [PLT-22, PLT-24]', async () => {
  await publishMany(2);
  await appendFile(path.join(registry.storeDir, 'audit.jsonl'), '{"at":"2026-');

  expect(await run('rollback', 'mf-jobs', '--reason', 'broken')).toMatchObject({ code: 0 });
  expect((await run('log')).output).toMatch(/rollback by ada: mf-jobs .*\(broken\)$/);
});

test('verify proves the signature of what is live and every stored byte of it [PLT-16]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  expect(await run('verify')).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /mf-jobs .*intact\nThe log is as it was sealed, until \S+\.\nRegistry document 1 is signed by a trusted key\.$/,
    ),
  });

  const file = path.join(registry.storeDir, 'artifacts/mf-jobs', await liveHash(), 'page.js');
  await chmod(file, 0o644);
  await appendFile(file, '/* by hand */');

  expect(await run('verify')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /✗ mf-jobs 1\.0\.0\S*: page\.js \(stored\)[^]*was changed after publishing[^]*Way out: rollback mf-jobs/,
    ),
  });
  const strangers = { ...registry, keyDir: path.join(registry.root, 'strangers') };
  expect((await commandLine(strangers)('verify')).output).toMatch(/not signed by a trusted key/);
});

test('no key lies in a folder that the edge serves, nor in what it serves from there [PLT-11]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  const keyDir = path.join(registry.storeDir, 'keys');

  await expect(openRegistry({ place: registry.storeDir, keyDir, profile: 'demo' })).rejects.toThrow(
    /which the edge serves: choose another/,
  );
  const [sequence = 0] = await registry.context.store.sequences();
  const secret = await readFile(path.join(registry.keyDir, 'registry.private.pem'), 'utf8');
  const [, line = 'no line'] = secret.split('\n');
  expect(await registry.context.store.readDocument(sequence)).not.toContain(line);
});
