import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { aBucket, describeWithS3 } from '@plumbline/registry/testing/a-bucket';
import { copyFiles } from './copy-files';
import { openStore, openStoreAt } from './open-store';
import type { FileStore } from './store';
import { aFile } from './testing';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-copy-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const urlOf = (name: string) => pathToFileURL(path.join(folder, name)).href;
const keep = async (store: FileStore, key: string, bytes: string) =>
  store.put(key, (await aFile(bytes)).path);
const read = async (store: FileStore, key: string) => {
  const opened = await store.open(key);
  return opened && text(opened.stream);
};

async function copy(from: FileStore, to: FileStore, isThorough = false) {
  const failures: string[] = [];
  const counts = await copyFiles(from, to, {
    folder,
    isThorough,
    onFile: () => undefined,
    onFailure: (key, { message }) => failures.push(`${key}: ${message}`),
  });
  return { ...counts, failures };
}

/** `urls`: of two empty stores. */
function moves(urls: () => Promise<[string, string]>) {
  let [from, to]: [string, string] = ['', ''];
  let old: FileStore;
  let next: FileStore;
  beforeEach(async () => {
    [from, to] = await urls();
    [old, next] = [openStoreAt(from), openStoreAt(to)];
  });
  /** The site while it moves. */
  const moving = () => openStore({ storageUrl: to, otherStorageUrl: from, dataDir: folder });

  test('copies every file, and the second time only what is left [PLT-171]', async () => {
    const keys = Array.from({ length: 30 }, (_none, n) => `file-${n}`);
    for (const key of keys) await keep(old, key, `bytes of ${key}`);
    await keep(next, 'file-3', 'bytes of file-3');
    expect(await copy(old, next)).toMatchObject({ copied: 29, present: 1, failed: 0 });
    expect(await copy(old, next)).toMatchObject({ copied: 0, present: 30 });
    for (const key of keys) expect(await read(next, key)).toBe(`bytes of ${key}`);
    expect(fs.readdirSync(folder).filter((name) => name.length === 36)).toEqual([]);
  });

  test('copies anew what is of another size, and with --verify what is of other bytes [PLT-171]', async () => {
    for (const key of ['aa', 'bb']) await keep(old, key, 'as it was');
    await keep(next, 'aa', 'cut');
    await keep(next, 'bb', 'changed!!');
    expect(await copy(old, next)).toMatchObject({ copied: 1, present: 1 });
    expect(await copy(old, next, true)).toMatchObject({ copied: 1, present: 1 });
    expect(await read(next, 'bb')).toBe('as it was');
  });

  test('a file that cannot be written is named, and the others are copied', async () => {
    for (const key of ['good-1', 'evil', 'good-2']) await keep(old, key, key);
    const { put } = next;
    next.put = (key, source) => (key === 'evil' ? Promise.reject(new Error('no room')) : put(key, source));
    expect(await copy(old, next)).toMatchObject({ copied: 2, failed: 1, failures: ['evil: no room'] });
    next.put = put;
    expect(await copy(old, next)).toMatchObject({ copied: 1, present: 2 });
  });

  test('what was not written as it was read is a failure', async () => {
    await keep(old, 'file', 'as it is');
    const { put } = next;
    next.put = async (key) => put(key, (await aFile('other!!!')).path);
    expect(await copy(old, next)).toMatchObject({
      failures: ['file: what was written is not what is read back'],
    });
  });

  test('a site that moves finds every file, and keeps new ones in the new place alone [PLT-170]', async () => {
    await keep(old, 'earlier', 'earlier');
    await keep(moving(), 'later', 'later');
    expect([await read(moving(), 'earlier'), await read(moving(), 'later')]).toEqual(['earlier', 'later']);
    expect([await old.sizeOf('later'), await next.sizeOf('later')]).toEqual([undefined, 5]);
    expect(await copy(old, next)).toMatchObject({ copied: 1 });
    expect(await read(next, 'earlier')).toBe('earlier');
  });

  test('a file that is removed while it is copied is in neither place [PLT-170]', async () => {
    for (const moment of ['put', 'sizeOf'] as const) {
      await keep(old, 'private', 'private');
      const { put } = next;
      // The person deletes it just before, or just after, its copy is written.
      next.put = async (key, source) => {
        if (moment === 'put') await moving().remove(key);
        await put(key, source);
        if (moment === 'sizeOf') await moving().remove(key);
      };
      expect(await copy(old, next)).toMatchObject({ copied: 0, removed: 1 });
      next.put = put;
      expect([await old.sizeOf('private'), await next.sizeOf('private')]).toEqual([undefined, undefined]);
    }
  });
}

describe('from folder to folder', () => {
  moves(() => Promise.resolve([urlOf('old'), urlOf('new')]));
});

describeWithS3('from folder to bucket', () => {
  jest.setTimeout(120_000);
  moves(async () => [urlOf('old'), await aBucket()]);
});

describeWithS3('from bucket to folder', () => {
  jest.setTimeout(120_000);
  moves(async () => [await aBucket(), urlOf('new')]);
});
