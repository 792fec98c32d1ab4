import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrationsFolder } from '../settings/paths';
import { StartError } from '../settings/start-error';
import { migrateDatabase } from './migrate';
import { URL_VARIABLE, copyDatabase } from './testing';
import type { TestDatabase } from './testing';

/** When each of the 57 migrations was made that the base stands for: all that a database of 0.1.0 has recorded. */
const BEFORE_BASE = [
  1_795_219_514_591, 1_795_220_249_982, 1_795_222_534_111, 1_795_224_730_565, 1_795_231_545_345,
  1_795_231_683_644, 1_795_231_994_868, 1_795_236_353_481, 1_795_242_902_120, 1_795_314_824_726,
  1_795_345_094_012, 1_795_346_957_486, 1_795_347_909_705, 1_795_364_674_386, 1_795_366_762_208,
  1_795_377_470_297, 1_795_380_130_574, 1_795_380_623_876, 1_795_380_920_478, 1_795_392_152_967,
  1_795_393_266_718, 1_795_393_805_070, 1_795_394_830_826, 1_795_404_706_161, 1_795_406_097_864,
  1_795_406_422_685, 1_795_406_655_220, 1_795_407_727_014, 1_795_408_148_613, 1_795_410_600_000,
  1_795_421_765_457, 1_795_454_778_343, 1_795_455_115_243, 1_795_456_362_475, 1_795_456_524_625,
  1_795_457_502_499, 1_795_457_910_055, 1_795_458_021_877, 1_795_458_252_748, 1_795_459_948_762,
  1_795_473_779_140, 1_795_474_978_965, 1_795_475_744_297, 1_795_475_834_693, 1_795_476_327_948,
  1_795_476_750_516, 1_795_477_051_134, 1_795_490_875_421, 1_795_492_553_548, 1_795_493_168_661,
  1_795_547_035_883, 1_795_547_035_884, 1_795_547_035_885, 1_795_632_910_283, 1_795_745_576_284,
  1_795_761_701_116, 1_795_825_541_799,
];

let database: TestDatabase;
let client: pg.Client;
/** The base alone; what came after it is other tests' concern. */
let folder: string;
beforeEach(async () => {
  database = await copyDatabase(process.env[URL_VARIABLE] ?? '', undefined);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-migrations-'));
  fs.cpSync(migrationsFolder, folder, { recursive: true });
  const journal = readJournal();
  fs.writeFileSync(journalFile(), JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
});
afterEach(async () => {
  await client.end();
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

type Journal = { entries: { when: number; tag: string }[] };
const journalFile = () => path.join(folder, 'meta/_journal.json');
const readJournal = () => JSON.parse(fs.readFileSync(journalFile(), 'utf8')) as Journal;

const recorded = async () => {
  const { rows } = await client.query('select created_at from drizzle.__drizzle_migrations order by id');
  return rows.map((row: { created_at: string }) => Number(row.created_at));
};

/** A database as old releases left it, with somebody in it: the base made its schema, the journal says otherwise. */
async function leaveByOldRelease(migrations: readonly number[]): Promise<void> {
  await migrateDatabase(database.url, { folder });
  await client.query('delete from drizzle.__drizzle_migrations');
  for (const when of migrations)
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', $1)", [
      when,
    ]);
  await client.query(`insert into users (id, full_name, email, user_type)
    values (gen_random_uuid(), 'Anna', 'anna@example.org', 'client')`);
}

/** The next release has one migration more. */
function addMigration(statement: string, tag = '9999_next'): number {
  const journal = readJournal();
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  const entry = { idx: journal.entries.length, version: '7', when, tag, breakpoints: true };
  fs.writeFileSync(journalFile(), JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  fs.writeFileSync(path.join(folder, `${tag}.sql`), statement);
  return when;
}

const people = async () => (await client.query('select full_name as name from users')).rows;

test('the base ends where the migrations ended that it stands for', () => {
  expect(readJournal().entries[0]).toMatchObject({ tag: '0000_base', when: BEFORE_BASE.at(-1) });
});

test('a database of 0.1.0 keeps its rows, is not made again and takes what comes after', async () => {
  await leaveByOldRelease(BEFORE_BASE);
  await migrateDatabase(database.url, { folder });
  expect(await recorded()).toEqual(BEFORE_BASE);

  const next = addMigration("update users set full_name = full_name || ' B.'");
  await migrateDatabase(database.url, { folder });
  expect(await recorded()).toEqual([...BEFORE_BASE, next]);
  expect(await people()).toEqual([{ name: 'Anna B.' }]);
});

test.each([1, 30, 56])(
  'a database that stopped after %i of them is left alone, and told so',
  async (count) => {
    const some = BEFORE_BASE.slice(0, count);
    await leaveByOldRelease(some);
    const failed = migrateDatabase(database.url, { folder });
    await expect(failed).rejects.toThrow(StartError);
    await expect(failed).rejects.toThrow('Start release 0.1.0 on it once, then this one.');
    expect(await recorded()).toEqual(some);
    expect(await people()).toEqual([{ name: 'Anna' }]);
  },
);

test('a new database is made once, however many start on it', async () => {
  await Promise.all([migrateDatabase(database.url, { folder }), migrateDatabase(database.url, { folder })]);
  await migrateDatabase(database.url, { folder });
  expect(await recorded()).toEqual([BEFORE_BASE.at(-1)]);
  const { rows } = await client.query('select name from skills order by name');
  expect(rows.map(({ name }: { name: string }) => name)).toEqual([
    'carpentry',
    'electrical',
    'masonry',
    'plumbing',
  ]);
});

test('a migration takes its time, whatever the role or the database allows a statement', async () => {
  await client.query(
    `alter database "${new URL(database.url).pathname.slice(1)}" set statement_timeout = '200ms'`,
  );
  const when = addMigration('select pg_sleep(0.5)');
  await migrateDatabase(database.url, { folder });
  expect(await recorded()).toContain(when);
});

test('what was in a history before keeps its order, and what comes after follows it', async () => {
  await migrateDatabase(database.url, { folder });
  // Of no contract that is there.
  await client.query('set session_replication_role = replica');
  const line = (action: string, at: string) =>
    client.query(
      `insert into contract_events (id, contract_id, action, to_status, created_at)
        values (gen_random_uuid(), '01890000-0000-7000-8000-000000000000', $1, 'active', $2)`,
      [action, at],
    );
  await line('pause', '2026-01-02');
  await line('create', '2026-01-01');
  await line('activate', '2026-01-03');
  await migrateDatabase(database.url);
  await line('query', '2026-01-01');
  const { rows } = await client.query('select action from contract_events order by place');
  expect(rows.map(({ action }: { action: string }) => action)).toEqual([
    'create',
    'pause',
    'activate',
    'query',
  ]);
});

describe('beside a version that goes on working', () => {
  /** Somebody who has begun something on the table of people, and takes their time. */
  async function busyReader(): Promise<{ end: () => Promise<void> }> {
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin; select count(*) from users');
    return { end: () => reader.end() };
  }

  const addColumn = () => addMigration('alter table users add column nickname text;\n-- and no more');
  const impatient = { lockMs: 50, pauseMs: 10, tries: 3 };

  test('a migration waits for its lock in short tries, between which others get theirs', async () => {
    await migrateDatabase(database.url, { folder });
    const next = addColumn();
    const reader = await busyReader();
    const migrated = migrateDatabase(database.url, { folder, patience: { ...impatient, tries: 1000 } });
    for (let read = 0; read < 5; read += 1) expect(await people()).toEqual([]);
    expect(await recorded()).not.toContain(next);
    await reader.end();
    await migrated;
    expect(await recorded()).toContain(next);
  });

  test('one that gets none names itself and what it wanted, and changes nothing', async () => {
    await migrateDatabase(database.url, { folder });
    addMigration('create table kept (id int)', '0001_kept');
    addColumn();
    const reader = await busyReader();
    const failed = migrateDatabase(database.url, { folder, patience: impatient });
    await expect(failed).rejects.toThrow(StartError);
    await expect(failed).rejects.toThrow(/9999_next .* at: alter table users add column nickname text;/);
    await reader.end();

    // Each is a transaction of its own: what was done before it stays done, and is not done again.
    expect(await recorded()).toHaveLength(2);
    await migrateDatabase(database.url, { folder });
    expect(await recorded()).toHaveLength(3);
  });

  test('one that is wrong names itself, and the reason', async () => {
    await migrateDatabase(database.url, { folder });
    addMigration('alter table nothing add column x text');
    await expect(migrateDatabase(database.url, { folder })).rejects.toThrow(/9999_next failed: .*"nothing"/);
    expect(await recorded()).toHaveLength(1);
  });

  test('while many write, and many processes of the new version start, all writes and the migration are done', async () => {
    await migrateDatabase(database.url, { folder });
    addColumn();
    const write = async (index: number) => {
      const writer = new pg.Client({ connectionString: database.url });
      await writer.connect();
      for (let n = 0; n < 20; n += 1)
        await writer.query(
          `begin; insert into users (id, full_name, email, user_type)
             values (gen_random_uuid(), 'Anna', 'anna${index}.${n}@example.org', 'client'); select count(*) from users, skills; commit`,
        );
      await writer.end();
    };
    await Promise.all([
      ...[0, 1, 2, 3].map(write),
      ...[0, 1].map(() => migrateDatabase(database.url, { folder, patience: { ...impatient, tries: 1000 } })),
    ]);
    expect(await people()).toHaveLength(80);
    expect(await recorded()).toHaveLength(2);
  });
});
