import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStoreAt } from '../kit/storage/open-store';
import { aFile } from '../kit/storage/testing';
import { serverFolder } from '../settings/paths';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-storage-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

const urlOf = (name: string) => pathToFileURL(path.join(folder, name)).href;

const run = (...words: string[]) =>
  new Promise<{ code: unknown; out: string; errors: string }>((resolve) => {
    const args = ['--import', 'tsx', path.join(serverFolder, 'src/app/storage.ts'), ...words];
    execFile(process.execPath, args, { cwd: serverFolder }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });

test('uploads are copied to another folder, and the line says so', async () => {
  const from = openStoreAt(urlOf('from'));
  for (const key of ['one', 'two']) await from.put(key, (await aFile(key)).path);
  expect(await run('copy', urlOf('from'), urlOf('to'))).toEqual({
    code: 0,
    out: '2 copied and compared, 0 were there, 0 removed meanwhile, 0 failed.\n',
    errors: '',
  });
  expect(await openStoreAt(urlOf('to')).sizeOf('two')).toBe(3);
}, 60_000);

test('a registry is copied as one, and not mistaken for uploads', async () => {
  await fs.mkdir(path.join(folder, 'site/registry'), { recursive: true });
  await fs.writeFile(path.join(folder, 'site/registry/0000000001.json'), '{}');
  expect(await run('copy', urlOf('site'), urlOf('to'))).toMatchObject({
    code: 1,
    errors: expect.stringContaining('holds a registry: say --registry'),
  });
  expect(await run('copy', '--registry', urlOf('site'), urlOf('to'))).toMatchObject({
    code: 0,
    out: 'Copied and compared: 0 builds, 1 documents, 0 entries of the log.\n',
  });
}, 60_000);

test('a wrong call is refused with what can be said', async () => {
  const wrong = [
    ['copy'],
    ['move', urlOf('a'), urlOf('b')],
    ['copy', urlOf('a'), urlOf('a')],
    ['copy', '/a', urlOf('b')],
  ];
  for (const words of wrong) {
    const { code, out, errors } = await run(...words);
    expect([code, out]).toEqual([1, '']);
    expect(errors).toMatch(/^(Say from where|Both are the same|expected s3)/);
  }
}, 60_000);
