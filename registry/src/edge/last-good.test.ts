import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RegistryAlert } from '@plumbline/registry/edge';
import { aHost, aRegistry, aRemote } from '../testing/temporary-registry';
import { folderStore } from '../store/folder-store';
import { lastGoodIn } from './last-good';
import { loadSnapshot } from './snapshot';
import { createTestEdge, letAnswersAge } from './testing';

const site = createTestEdge();
let alerts: RegistryAlert[];

beforeEach(() => {
  alerts = [];
});

const serve = () =>
  site.serve({
    copyDir: path.join(site.registry.root, 'copy'),
    onAlert: (alert) => alerts.push(alert),
  });

const errors = () => site.logged.filter((line) => line.includes('registry refused'));

/** Makes the registry unusable after a good publish. */
const SPOILED: [string, () => Promise<void>][] = [
  ['holds a document that is no JSON', () => spoilNewest(() => '{"document":')],
  ['holds a document changed after signing', () => spoilNewest((text) => text.replace('1.0.0+', '9.9.9+'))],
  ['holds a document signed by a stranger', strangersDocument],
  ['holds a document that cannot be read', unreadableDocument],
  ['lost its documents', () => rm(documents(), { recursive: true })],
  ['is gone altogether', () => rename(site.registry.storeDir, `${site.registry.storeDir}-away`)],
];

test.each(SPOILED)(
  'a registry that %s leaves the site as it was, with one alert and nothing for visitors [PLT-45, PLT-47]',
  async (_what, spoil) => {
    await site.registry.publish(aHost(), aRemote('mf-jobs'));
    const browser = await serve();
    const before = await browser.bootOf('/jobs');
    await copyOf(1);
    await spoil();

    letAnswersAge();
    const after = await browser.bootOf('/jobs');
    letAnswersAge();
    const page = await browser.open('/jobs');

    expect(after).toEqual(before);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('refused');
    expect((await browser.file(String(after.remotes[0]?.entry))).body).toMatch(
      /^\/\/ container of mf-jobs\b/,
    );
    expect(errors()).toHaveLength(1);
    expect(alerts).toEqual([{ reason: expect.any(String), serving: 1 }]);
  },
);

test.each(SPOILED)(
  'an edge restarted on a registry that %s serves the last good site, files and all [PLT-46, PLT-47]',
  async (_what, spoil) => {
    await site.registry.publish(aHost(), aRemote('mf-jobs'));
    const before = await (await serve()).bootOf('/jobs');
    await copied();
    await spoil();

    const browser = await serve();
    const after = await browser.bootOf('/jobs');
    letAnswersAge();

    expect((await browser.open('/jobs')).statusCode).toBe(200);
    expect(after).toEqual(before);
    expect((await browser.file(String(after.remotes[0]?.entry))).body).toMatch(
      /^\/\/ container of mf-jobs\b/,
    );
    expect(alerts).toEqual([{ reason: expect.any(String), serving: 1 }]);
  },
);

test('a new start prefers the copy of a later document to an earlier one in the store [PLT-46]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await site.registry.publish(aRemote('mf-auth'));
  await (await serve()).bootOf();
  await copied();
  await spoilNewest(() => 'nonsense');

  expect((await (await serve()).bootOf()).sequence).toBe(2);
});

test('a copy that was tampered with is refused, as such a registry is [PLT-42, PLT-46]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await (await serve()).bootOf();
  await copied();
  await rm(documents(), { recursive: true });
  const copy = path.join(site.registry.root, 'copy/document.json');
  await writeFile(copy, (await readFile(copy, 'utf8')).replace('1.0.0+', '9.9.9+'));

  expect((await (await serve()).open('/jobs')).statusCode).toBe(503);
});

test('the copy holds what is live and no more [PLT-46]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await (await serve()).bootOf();
  await site.registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'second' } }));
  const browser = await serve();
  const { contentHash } = (await browser.platform()).remotes[0] ?? {};
  await copied();

  expect(await readdir(path.join(site.registry.root, 'copy/artifacts/mf-jobs'))).toEqual([contentHash]);
});

test('a copy that failed is retried a minute later, without another publish [PLT-46]', async () => {
  const copy = path.join(site.registry.root, 'copy');
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await writeFile(copy, 'in the way');
  const browser = await serve();
  await browser.open('/');
  while (!site.logged.some((line) => line.includes('could not be copied'))) await wait(20);
  await rm(copy);

  const inAMinute = Date.now() + 61_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(inAMinute);
  await browser.open('/');
  clock.mockRestore();
  await copied();

  expect(await readdir(path.join(copy, 'artifacts'))).toEqual(['mf-jobs', 'shell']);
});

test('who stops does not wait for a store that is slow to give the copy [PLT-46]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const { root, storeDir, context } = site.registry;
  const publicKeys = () => Promise.resolve(context.publicKeys);
  const store = folderStore(storeDir);
  const snapshot = await loadSnapshot({ store, publicKeys }, 1);
  const warn = jest.fn();
  const folder = path.join(root, 'copy');
  const slow = { ...store, get: () => new Promise<undefined>(() => undefined) };
  const log = { warn, error: warn };
  const lastGood = lastGoodIn({ folder, store: slow, publicKeys, log });
  lastGood.keep(snapshot);

  await lastGood.end();

  expect(warn).not.toHaveBeenCalled();
  expect(await lastGoodIn({ folder, store, publicKeys, log }).load()).toBeUndefined();
});

test('a restart during an outage raises no second alert, and recovery is noticed [PLT-47]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await (await serve()).bootOf();
  await copied();
  const away = `${site.registry.storeDir}-away`;
  await rename(site.registry.storeDir, away);
  await (await serve()).open('/');
  await (await serve()).open('/');
  expect([alerts.length, errors().length]).toEqual([1, 1]);

  await rename(away, site.registry.storeDir);
  await (await serve()).open('/');
  await copied();
  await rename(site.registry.storeDir, away);
  await (await serve()).open('/');
  expect(alerts).toHaveLength(2);
});

test('once usable again the newest state is taken, and the next trouble is a new alert [PLT-47]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await serve();
  await browser.open('/');
  const away = `${site.registry.storeDir}-away`;
  await rename(site.registry.storeDir, away);
  letAnswersAge();
  await browser.open('/');

  await rename(away, site.registry.storeDir);
  await site.registry.publish(aRemote('mf-auth'));
  letAnswersAge();
  expect((await browser.bootOf()).sequence).toBe(2);
  expect(alerts).toHaveLength(1);

  await spoilNewest(() => 'nonsense');
  letAnswersAge();
  expect((await browser.bootOf()).sequence).toBe(2);
  expect(alerts).toHaveLength(2);
});

test('a registry put back to an older, genuine document is not followed [PLT-48]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await site.registry.publish(aRemote('mf-auth'));
  const browser = await serve();
  await browser.open('/');
  await rm(await newestDocument());
  letAnswersAge();

  expect((await browser.bootOf()).sequence).toBe(2);
  expect(alerts).toEqual([{ reason: expect.stringContaining('went back to document 1'), serving: 2 }]);
});

test('a remote whose build cannot be read is left out until it can be, without another publish [PLT-49]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  const build = path.join(site.registry.storeDir, 'artifacts/mf-auth');
  await rename(build, `${build}-away`);
  const browser = await site.serve();
  const names = async () => (await browser.bootOf()).remotes.map(({ name }) => name);
  expect(await names()).toEqual(['mf-jobs']);
  letAnswersAge();
  expect(await names()).toEqual(['mf-jobs']);

  await rename(`${build}-away`, build);
  letAnswersAge();
  expect(await names()).toEqual(['mf-auth', 'mf-jobs']);
  expect(site.logged.filter((line) => line.includes('remote left out'))).toHaveLength(1);
});

test('a first start with nothing published is no incident [PLT-47]', async () => {
  const browser = await serve();
  expect((await browser.open('/')).statusCode).toBe(503);
  expect(alerts).toEqual([]);
});

/** Waits until the running edge has copied a document. */
async function copyOf(sequence: number): Promise<void> {
  const file = path.join(site.registry.root, 'copy/document.json');
  const isThere = async () =>
    (await readFile(file, 'utf8').catch(() => '')).includes(`"sequence": ${sequence},`);
  while (!(await isThere())) await wait(20);
}

/** The edge copies in the background. */
async function copied(): Promise<void> {
  await copyOf(Number.parseInt(path.basename(await newestDocument()), 10));
  await site.stop();
}

function documents(): string {
  return path.join(site.registry.storeDir, 'registry');
}

async function newestDocument(): Promise<string> {
  return path.join(documents(), (await readdir(documents())).sort().at(-1) ?? '');
}

async function spoilNewest(spoil: (text: string) => string): Promise<void> {
  const newest = await newestDocument();
  const text = await readFile(newest, 'utf8');
  await rm(newest);
  await writeFile(newest, spoil(text));
}

async function strangersDocument(): Promise<void> {
  const stranger = await aRegistry();
  await stranger.publish(aHost());
  const text = await stranger.context.store.readDocument(1);
  await stranger.remove();
  await spoilNewest(() => text);
}

/** Permissions do not stop root, under which tests may run, but nobody can read a folder as a file. */
async function unreadableDocument(): Promise<void> {
  const newest = await newestDocument();
  await rm(newest);
  await mkdir(newest);
}
