import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aBucket, describeWithS3 } from '@plumbline/registry/testing/a-bucket';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { URL_VARIABLE, copyDatabase, createTestDatabase } from '../../database/testing';
import type { TestDatabase } from '../../database/testing';
import { openStoreAt } from '../storage/open-store';
import { aFile } from '../storage/testing';
import { backUp } from './back-up';
import { restoreFiles, retain } from './backup-files';
import { archiveName, openPlace } from './place';
import { filesOfRows, restoreRows } from './restore-rows';
import { readSealKey } from './sealing';
import type { SealKey } from './sealing';

jest.setTimeout(300_000);

const KEY = readSealKey('a key of at least thirty-two characters');
const OTHER_KEY = readSealKey('another key of at least thirty-two characters');

let folder: string;
let [source, target]: TestDatabase[] = [];
let site: pg.Client;
let empty: pg.Client;
const connected = async ({ url }: TestDatabase) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-backup-'));
  source = await createTestDatabase();
  target = await copyDatabase(process.env[URL_VARIABLE] ?? '', undefined);
  [site, empty] = [await connected(source), await connected(target)];
  await fill();
});
afterEach(async () => {
  await site.end();
  await empty.end();
  await source?.drop();
  await target?.drop();
  await fs.rm(folder, { recursive: true });
});

const ADA = '01890000-0000-7000-8000-000000000001';
const HARD = 'tab\t, line\nbreak, \\N, \\., « é », 🧱, \\\\';

/** People, files of each other, a job with derived columns, a case with its number, a booked transfer. */
async function fill() {
  await site.query('insert into users (id, full_name, email, user_type, bio) values ($1, $2, $3, $4, $5)', [
    ADA,
    'Ada',
    'ada@example.org',
    'contractor',
    HARD,
  ]);
  for (const name of ['one', 'two']) await addFile(name);
  await site.query('update users set profile_file_id = (select id from files limit 1)');
  await site.query(
    `insert into jobs (id, owner_id, title, description, job_type, job_duration, job_category, experience, lat, lng)
      select gen_random_uuid(), $1, 'Roof ' || n, $2, 'type', 'short', 'roof', 'some', 48.85, 2.35
      from generate_series(1, 3000) n`,
    [ADA, HARD],
  );
  await site.query(`begin;
    insert into accounts (id, kind, user_id) values ('${ADA}', 'wallet', '${ADA}');
    insert into accounts (id, kind, provider) values (gen_random_uuid(), 'external', 'sandbox');
    insert into transfers (id, key, reason, event) values ('${ADA}', 'k', 'charge', 'clock');
    insert into entries (id, transfer_id, account_id, amount) select gen_random_uuid(), '${ADA}', id,
      case kind when 'external' then -5 else 5 end from accounts;
    commit`);
}

const siteStore = () => openStoreAt(path.join(folder, 'site'));
const otherStore = () => openStoreAt(path.join(folder, 'other'));
async function addFile(content: string) {
  const id = uuidv7();
  await siteStore().put(id, (await aFile(content)).path);
  await site.query(
    `insert into files (id, owner_id, storage_key, name, mime_type, bytes) values ($1, $2, $3, $4, 'text/plain', $5)`,
    [id, ADA, id, content, Buffer.byteLength(content)],
  );
  return id;
}

const placeAt = (key?: SealKey, url = path.join(folder, 'place')) => openPlace({ url, key, folder });
const backedUp = async (place = placeAt(), key?: SealKey, at = new Date('2026-11-28T10:00:00Z')) => {
  const name = archiveName(at, key);
  const { said } = await backUp(site, { name, place, store: siteStore() });
  return { name, said };
};
async function restore(place = placeAt(), client = empty, url = target?.url ?? '') {
  const [name = ''] = (await place.archives()).slice(-1);
  const archive = await place.open(name);
  const rows = await restoreRows(client, url, archive).finally(archive.end);
  const files = await restoreFiles(place, { store: otherStore(), folder }, await filesOfRows(client));
  return { rows, files };
}

const ALL = `select (select jsonb_agg(to_jsonb(u) order by id) from users u) as users,
  (select md5(string_agg(j::text, '' order by id)) from jobs j) as jobs,
  (select jsonb_agg(to_jsonb(a) order by id) from accounts a) as accounts,
  (select count(*) from skills) as skills, (select count(*) from search_words) as words,
  (select jsonb_agg(to_jsonb(p)) from professionals p) as professionals`;
const allIn = async (client: pg.Client) => (await client.query(ALL)).rows as unknown[];
const isStillEmpty = async () => {
  const { rows } = await empty.query(`select to_regclass('public.users') is not null as made`);
  if ((rows[0] as { made: boolean }).made) expect((await empty.query('select from users')).rows).toEqual([]);
};

/** `open`: of a place that is new to each test. */
function keepsWhatItTook(key: SealKey | undefined, url: () => Promise<string>) {
  test('rows, derived columns, numbers and files come back as they were, into an empty database alone [PLT-191]', async () => {
    const place = placeAt(key, await url());
    await backedUp(place, key);
    // After the snapshot.
    await addFile('later');
    const { rows, files } = await restore(place);
    expect(rows).toBeGreaterThan(3000);
    expect(files).toEqual({ copied: 2, present: 0, missing: 0, failures: [] });
    expect(await allIn(empty)).toEqual(await allIn(site));
    // Triggers and references are back, and nothing is left of the restore.
    await expect(empty.query('update entries set amount = 7')).rejects.toThrow();
    await expect(empty.query('update jobs set owner_id = gen_random_uuid()')).rejects.toThrow('foreign key');
    expect((await empty.query(`select from pg_namespace where nspname = 'plumbline_restore'`)).rows).toEqual(
      [],
    );
    await expect(restore(place)).rejects.toThrow('The database is not empty');
    await expect(restore(place, site, source?.url)).rejects.toThrow('The database is not empty');
  });

  test('the second backup copies new files alone; older backups go, with the files that only they name [PLT-192]', async () => {
    const place = placeAt(key, await url());
    const gone = await addFile('gone');
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour));
    expect((await backedUp(place, key, at(1))).said).toContain('3 files, 3 of them new.');
    await site.query('delete from files where id = $1', [gone]);
    await addFile('new');
    expect((await backedUp(place, key, at(2))).said).toContain('3 files, 1 of them new.');
    await backedUp(place, key, at(3));
    expect(await retain(place, 3)).toBe(0);
    expect(await place.files.sizeOf(gone)).toBeGreaterThan(0);
    expect(await retain(place, 2)).toBe(1);
    expect(await place.archives()).toEqual([2, 3].map((hour) => archiveName(at(hour), key)));
    expect(await place.files.sizeOf(gone)).toBeUndefined();
    expect((await restore(place)).files).toMatchObject({ copied: 3, missing: 0 });
  });
}

describe('a folder', () => {
  keepsWhatItTook(undefined, () => Promise.resolve(path.join(folder, 'place')));
});

describe('a folder, sealed', () => {
  keepsWhatItTook(KEY, () => Promise.resolve(path.join(folder, 'place')));
});

describeWithS3('a bucket, sealed', () => {
  keepsWhatItTook(KEY, async () => (await aBucket()).replace('?', '/backups?'));
});

describe('what was harmed', () => {
  const archiveFile = async () => {
    const found = await fs.readdir(path.join(folder, 'place/archives'), { recursive: true });
    return path.join(folder, 'place/archives', found.find((name) => name.includes('/')) ?? '');
  };

  test.each([
    ['open', undefined],
    ['sealed', KEY],
  ])(
    'is refused, cut off or changed anywhere, %s, and leaves the database empty [PLT-193]',
    async (_how, key) => {
      const place = placeAt(key);
      await backedUp(place, key);
      const file = await archiveFile();
      const whole = await fs.readFile(file);
      for (const part of [0.001, 0.3, 0.7, 0.999]) {
        const at = Math.floor(whole.length * part);
        await fs.writeFile(file, whole.subarray(0, at));
        await expect(restore(place)).rejects.toThrow(/cut off|changed/);
        const changed = Buffer.from(whole);
        changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
        await fs.writeFile(file, changed);
        await expect(restore(place)).rejects.toThrow();
        await isStillEmpty();
      }
      await fs.writeFile(file, whole);
      // What was refused in the middle is no hindrance.
      expect((await restore(place)).files).toMatchObject({ copied: 2 });
    },
  );

  test('is not opened with another key, nor under another name [PLT-193]', async () => {
    const { name } = await backedUp(placeAt(KEY), KEY);
    expect(await placeAt(OTHER_KEY).archives()).toEqual([]);
    expect(await placeAt().archives()).toEqual([]);
    await expect(placeAt({ ...OTHER_KEY, id: KEY.id }).open(name)).rejects.toThrow('another key');
    const file = await archiveFile();
    expect((await fs.readFile(file)).includes('ada@example.org')).toBe(false);
    const later = archiveName(new Date('2026-11-29T10:00:00Z'), KEY);
    const store = openStoreAt(path.join(folder, 'place/archives'));
    await store.put(later, file);
    await expect(placeAt(KEY).open(later)).rejects.toThrow('changed');
  });

  test('of a file is told, and the others come back [PLT-193]', async () => {
    await backedUp(placeAt(KEY), KEY);
    const [bad] = await filesOfRows(site);
    await placeAt(KEY).files.put(bad?.key ?? '', (await aFile('changed')).path);
    const { files } = await restore(placeAt(KEY));
    expect(files).toMatchObject({ copied: 1, failures: [expect.stringContaining(bad?.key ?? '')] });
  });
});

test('two backups at once take turns, and one whose file cannot be written is none [PLT-191]', async () => {
  const second = await connected(source as TestDatabase);
  try {
    await second.query('select pg_advisory_lock(7340013)');
    await expect(backedUp()).rejects.toThrow('Another backup runs');
  } finally {
    await second.end();
  }
  const place = placeAt();
  const keepFile: typeof place.keepFile = (_key, content) => {
    content.destroy();
    return Promise.reject(new Error('no room'));
  };
  const broken = { ...place, keepFile };
  await expect(backedUp(broken)).rejects.toThrow('no room');
  expect(await place.archives()).toEqual([]);
});

test('a restore whose connection is cut in the middle leaves no row, and is begun again [PLT-191]', async () => {
  await backedUp();
  const dying = await connected(target as TestDatabase);
  dying.on('error', () => undefined);
  const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() as pid');
  const place = placeAt();
  const [name = ''] = await place.archives();
  const archive = await place.open(name);
  const blocks = (async function* () {
    let count = 0;
    for await (const block of archive.blocks) {
      if (count++ === 40) await empty.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      yield block;
    }
  })();
  await expect(restoreRows(dying, target?.url ?? '', { ...archive, blocks })).rejects.toThrow();
  archive.end();
  await isStillEmpty();
  expect((await restore()).files).toMatchObject({ copied: 2 });
  expect(await allIn(empty)).toEqual(await allIn(site));
});
