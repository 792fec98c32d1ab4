import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestServer } from '../../app/testing';
import { createFolderStore } from './folder-store';
import { aFile } from './testing';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-store-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const place = async (bytes: Buffer) => (await aFile(bytes)).path;
const filesIn = (dir: string) =>
  fs.readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('what is kept is given again, and what is not there is not', async () => {
  const store = createFolderStore(folder);
  await store.put('key-1', await place(Buffer.from('bytes')));
  const opened = await store.open('key-1');
  expect(opened?.size).toBe(5);
  expect(opened && (await text(opened.stream))).toBe('bytes');
  await store.remove('key-1');
  expect(await store.open('key-1')).toBeUndefined();
});

test('a file is there to be kept again by a transaction that begins anew', async () => {
  const store = createFolderStore(folder);
  const came = await place(Buffer.from('bytes'));
  for (const key of ['key-1', 'key-2']) await store.put(key, came);
  await store.remove('key-1');
  fs.rmSync(came);
  const opened = await store.open('key-2');
  expect(opened && (await text(opened.stream))).toBe('bytes');
});

test('a file that could not be written whole leaves nothing behind', async () => {
  const store = createFolderStore(folder);
  // Its place is a folder with something in it, so the last step, the renaming, fails.
  fs.mkdirSync(path.join(folder, '-1/key-1/in-the-way'), { recursive: true });
  await expect(store.put('key-1', await place(Buffer.from('bytes')))).rejects.toThrow();
  expect(filesIn(folder)).toEqual([]);
});

test('what a server that died left unfinished is swept after an hour', async () => {
  const store = createFolderStore(folder);
  await store.put('key-1', await place(Buffer.from('bytes')));
  const [old, young] = [
    'key-1.0c5d1d34-1111-4222-8333-123456789abc',
    'key-1.0c5d1d34-1111-4222-8333-123456789abd',
  ];
  for (const name of [old, young]) fs.writeFileSync(path.join(folder, '-1', name), 'half');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of [old, 'key-1']) fs.utimesSync(path.join(folder, '-1', name), longAgo, longAgo);
  await store.sweep();
  expect(
    filesIn(folder)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['key-1', young]);
});

test('a store is fine, and leaves no trace of having been asked', async () => {
  await createFolderStore(folder).check();
  expect(filesIn(folder)).toEqual([]);
});

// A disk of 64 KiB can be made by root only.
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('a full disk is not ready, keeps nothing half, and works again once there is room', async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
  try {
    const store = createFolderStore(folder);
    await store.put('key-1', await place(Buffer.alloc(40 * 1024)));
    await expect(store.put('key-2', await place(Buffer.alloc(40 * 1024)))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    expect(filesIn(folder)).toHaveLength(1);
    expect(() => fs.writeFileSync(path.join(folder, 'rest'), Buffer.alloc(64 * 1024))).toThrow('ENOSPC');
    await expect(store.check()).rejects.toMatchObject({ code: 'ENOSPC' });
    await store.remove('key-1');
    await store.check();
  } finally {
    execFileSync('umount', [folder]);
  }
});

asRoot('a read-only disk is named as such, by the first file of its folder too', async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
  try {
    const store = createFolderStore(folder);
    await store.put('key-1', await place(Buffer.from('bytes')));
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    await expect(store.put('key-1', await place(Buffer.from('bytes')))).rejects.toMatchObject({
      code: 'EROFS',
    });
    await expect(store.put('key-2', await place(Buffer.from('bytes')))).rejects.toMatchObject({
      code: 'EROFS',
    });
  } finally {
    execFileSync('umount', [folder]);
  }
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the API', () => {
  const server = createTestServer();

  test('answers 404 for a file that has vanished from the store', async () => {
    const { id: ownerId } = await server.user('client');
    const plan = { ownerId, name: 'plan', mimeType: 'application/pdf', ...(await aFile('%PDF-')) };
    const { files, transaction } = server.services;
    const id = await transaction((tx) => files.save(tx, { ...plan, visibility: 'public' }));
    await server.services.store.remove(id);
    expect(await server.anonymous.get(`/api/v1/files/${id}`)).toMatchObject({ statusCode: 404 });
  });

  test.each([
    ['ENOSPC', 507, 'STORAGE_FULL'],
    ['EDQUOT', 507, 'STORAGE_FULL'],
    ['53100', 507, 'STORAGE_FULL'],
    ['EROFS', 503, 'UNAVAILABLE'],
    ['EMFILE', 503, 'UNAVAILABLE'],
    ['53200', 503, 'UNAVAILABLE'],
  ])('answers %s with %s and when to come back', async (code, status, name) => {
    const { store } = server.services;
    const { put } = store;
    store.put = () => Promise.reject(Object.assign(new Error('no'), { code }));
    const body = new FormData();
    body.append('profile', new Blob([PNG]), 'me.png');
    const answer = await server.as('client').put('/api/v1/users/me', body);
    store.put = put;
    expect(answer).toMatchObject({ statusCode: status });
    expect(answer.json()).toMatchObject({ code: name });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
