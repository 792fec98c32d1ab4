import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aBucket, describeWithS3 } from '@plumbline/registry/testing/a-bucket';
import { SequenceTakenError } from './artifact-store';
import type { ArtifactStore, AuditEntry } from './artifact-store';
import { openStore } from '@plumbline/registry/open-store';

const ref = { name: 'mf-jobs', contentHash: '0123456789abcdef' };
const DAY_MS = 86_400_000;
const yesterday = () => new Date(Date.now() - DAY_MS);
const tomorrow = () => new Date(Date.now() + DAY_MS);

const build = new Map([
  ['release.json', Buffer.from('{}')],
  ['page.js', Buffer.from('page')],
  ['deep/part.js.br', Buffer.from([0, 255, 10])],
]);

const anEntry = (sequence: number): AuditEntry => ({
  at: new Date(Date.UTC(2026, 0, 1) + sequence * 1000).toISOString(),
  who: 'ada',
  command: 'publish',
  sequence,
  changes: [],
  reason: null,
});

/** What every store promises. `place`: a new, empty one. */
function keepsTheContract(place: () => Promise<string>) {
  let at: string;
  let store: ArtifactStore;
  beforeEach(async () => {
    at = await place();
    store = openStore(at);
  });

  test('a build is given back as it was stored, and stays as it is', async () => {
    expect(await store.has(ref)).toBe(false);
    expect(await store.names()).toEqual([]);
    await store.put(ref, build);
    await store.put(ref, new Map([['release.json', Buffer.from('other')]]));
    expect(await store.has(ref)).toBe(true);
    for (const [file, bytes] of build) expect(await store.get(ref, file)).toEqual(bytes);
    expect(await store.get(ref, 'none.js')).toBeUndefined();
    expect(await store.names()).toEqual(['mf-jobs']);
    expect(await store.list('mf-jobs')).toEqual([ref.contentHash]);
    expect(await store.list('mf-auth')).toEqual([]);
  });

  test('builds weigh what all their files do [PLT-291]', async () => {
    expect(await store.weigh('mf-jobs')).toBe(0);
    await store.put(ref, build);
    await store.put({ name: 'mf-auth', contentHash: ref.contentHash }, build);
    expect(await store.weigh('mf-jobs')).toBe(2 + 4 + 3);
  });

  test('a stored file has a stamp, one that is not there has none', async () => {
    await store.put(ref, build);
    const stamp = await store.stamp(ref, 'page.js');
    expect(stamp).toBeDefined();
    expect(await openStore(at).stamp(ref, 'page.js')).toBe(stamp);
    expect(await store.stamp(ref, 'none.js')).toBeUndefined();
  });

  test('a build that was stored or renewed since is not removed, an older one is, whole', async () => {
    expect(await store.renew(ref)).toBe(false);
    expect(await store.storedAt(ref)).toBeUndefined();
    expect(await store.remove(ref, tomorrow())).toBe(false);
    await store.put(ref, build);
    expect(await store.renew(ref)).toBe(true);
    expect((await store.storedAt(ref))?.getTime()).toBeGreaterThan(yesterday().getTime());
    expect(await store.remove(ref, yesterday())).toBe(false);
    expect(await store.has(ref)).toBe(true);
    expect(await store.remove(ref, tomorrow())).toBe(true);
    expect(await store.has(ref)).toBe(false);
    expect(await store.get(ref, 'page.js')).toBeUndefined();
    expect(await store.list('mf-jobs')).toEqual([]);
  });

  test('of twenty who write the same number at once one wins, and the others are told [PLT-173]', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_none, writer) => openStore(at).writeDocument(1, `by ${writer}`)),
    );
    const winners = outcomes.flatMap(({ status }, writer) => (status === 'fulfilled' ? [writer] : []));
    expect(winners).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(SequenceTakenError);
    expect(await store.readDocument(1)).toBe(`by ${winners[0]}`);
  });

  test('who owns what is numbered by itself, and of twenty writers one wins [PLT-173]', async () => {
    expect(await store.owners.sequences()).toEqual([]);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_none, writer) => openStore(at).owners.writeDocument(1, `by ${writer}`)),
    );
    const winners = outcomes.flatMap(({ status }, writer) => (status === 'fulfilled' ? [writer] : []));
    expect(winners).toHaveLength(1);
    expect(await store.owners.readDocument(1)).toBe(`by ${winners[0]}`);
    await store.owners.writeDocument(2, 'later');
    expect(await store.owners.sequences()).toEqual([2, 1]);
    expect(await store.sequences()).toEqual([]);
  });

  test('of twenty who ask with one mark one is the first, and what is older than two days is forgotten', async () => {
    const ask = (day: string, mark: string) => openStore(at).once(day, mark);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('2026-11-20', 'aa')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await ask('2026-11-20', 'bb')).toBe(true);
    expect(await ask('2026-11-21', 'aa')).toBe(true);
    expect(await ask('2026-11-21', 'aa')).toBe(false);
    expect(await ask('2026-11-28', 'aa')).toBe(true);
    expect(await ask('2026-11-20', 'aa')).toBe(true);
  });

  test('documents are listed, the highest first, and a reader notices each', async () => {
    const reader = openStore(at);
    expect(await store.sequences()).toEqual([]);
    const seen = [await reader.revision()];
    for (const sequence of [1, 2, 3]) {
      await store.writeDocument(sequence, `number ${sequence}`);
      seen.push(await reader.revision());
    }
    expect(new Set(seen).size).toBe(4);
    expect(await reader.revision()).toBe(seen.at(-1));
    expect(await store.sequences()).toEqual([3, 2, 1]);
    await expect(store.readDocument(4)).rejects.toThrow();
  });

  test('the audit log keeps every entry, the oldest first, of ten at once too', async () => {
    expect(await store.readAudit()).toEqual([]);
    const entries = [1, 2, 3].map(anEntry);
    for (const entry of entries) await store.appendAudit(entry);
    expect(await store.readAudit()).toEqual(entries);
    await Promise.all(Array.from({ length: 10 }, (_none, n) => store.appendAudit(anEntry(n + 4))));
    expect(await store.readAudit()).toHaveLength(13);
  });
}

describe('a folder', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  keepsTheContract(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-store-'));
    folders.push(folder);
    return folder;
  });
});

describeWithS3('a bucket', () => {
  jest.setTimeout(120_000);
  keepsTheContract(aBucket);
});
