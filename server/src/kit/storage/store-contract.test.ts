import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { aBucket, describeWithS3 } from '@plumbline/registry/testing/a-bucket';
import { openStore } from './open-store';
import type { FileStore } from './store';
import { aFile } from './testing';

const place = async (bytes: Buffer | string) => (await aFile(bytes)).path;
const read = async (store: FileStore, key: string) => {
  const opened = await store.open(key);
  return opened && text(opened.stream);
};
const keysOf = async (store: FileStore) => {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys.sort();
};

/** What every store promises. `url`: of a new, empty one. */
function keepsTheContract(url: () => Promise<string>) {
  let store: FileStore;
  beforeEach(async () => {
    const dataDir = path.join(os.tmpdir(), 'plumbline-unused');
    store = openStore({ storageUrl: await url(), otherStorageUrl: undefined, dataDir });
  });

  test('what is kept is given again, and what is not there is not', async () => {
    await store.put('key-1', await place('bytes'));
    const opened = await store.open('key-1');
    expect([opened?.size, await store.sizeOf('key-1')]).toEqual([5, 5]);
    expect(opened && (await text(opened.stream))).toBe('bytes');
    await store.remove('key-1');
    await store.remove('key-1');
    expect(await store.open('key-1')).toBeUndefined();
    expect(await store.sizeOf('key-1')).toBeUndefined();
  });

  test('a file stays where it came in, and is kept again by a transaction that begins anew', async () => {
    const came = await place('bytes');
    for (const key of ['key-1', 'key-2']) await store.put(key, came);
    await store.remove('key-1');
    fs.rmSync(came);
    expect(await read(store, 'key-2')).toBe('bytes');
  });

  test('an empty file and one of 20 MB come back as they were', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, 'plumbline');
    await store.put('empty', await place(''));
    await store.put('large', await place(large));
    expect(await read(store, 'empty')).toBe('');
    const opened = await store.open('large');
    const parts: Buffer[] = [];
    for await (const part of opened?.stream ?? []) parts.push(part as Buffer);
    expect(Buffer.concat(parts).equals(large)).toBe(true);
  });

  test('of what is asked for and not read nothing stays open', async () => {
    await store.put('key-1', await place(Buffer.alloc(1024 * 1024)));
    for (let n = 0; n < 100; n += 1) (await store.open('key-1'))?.stream.destroy();
    expect((await read(store, 'key-1'))?.length).toBe(1024 * 1024);
  });

  test('every key is listed, smaller copies too, and nothing else', async () => {
    expect(await keysOf(store)).toEqual([]);
    await store.check();
    for (const key of ['key-1', '320-key-1']) await store.put(key, await place('x'));
    await store.sweep();
    expect(await keysOf(store)).toEqual(['320-key-1', 'key-1']);
  });

  test.each(['../key', 'a/b', '', 'x', '.probe'])('"%s" is no key', async (key) => {
    await expect(Promise.resolve().then(() => store.open(key))).rejects.toThrow('not a storage key');
  });
}

describe('a folder', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

  keepsTheContract(() => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-store-'));
    folders.push(folder);
    return Promise.resolve(pathToFileURL(folder).href);
  });
});

describeWithS3('a bucket', () => {
  jest.setTimeout(120_000);
  keepsTheContract(async () => (await aBucket()).replace('?', '/uploads?'));
});
