import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../paths';
import { migrateDatabase } from './migrate';
import { URL_VARIABLE, copyDatabase } from './testing';
import type { TestDatabase } from './testing';

let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await copyDatabase(process.env[URL_VARIABLE] ?? '', undefined);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-migrations-'));
});
afterAll(async () => {
  await client.end();
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

/** As the release had it that ended with this migration. */
async function migrateUpTo(last: number): Promise<void> {
  fs.cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(client), { migrationsFolder: folder });
}

const PEOPLE = `
  insert into users (id, full_name, email, user_type, title, bio, city, lat, lng, rating, review_count)
  select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Person Surname' || n, n || '@example.org',
    (array['contractor', 'client'])[1 + n % 2], 'Roofer', 'Clean work', 'Lyon', 45.76, 4.83, 4.5, n
  from generate_series(1, 40) n;
  insert into user_skills (id, user_id, name, name_key)
  select gen_random_uuid(), users.id, skill, lower(skill) from users, unnest(array['Slate', '${'漢'.repeat(40)}']) skill`;

test('people who were there before the search of professionals are in it as if they had come after', async () => {
  await migrateUpTo(14);
  await client.query(PEOPLE);
  await migrateDatabase(database.url);

  const rows = async () =>
    (await client.query('select p::text as row, xmin::text as version from professionals p order by id'))
      .rows;
  const migrated = await rows();
  expect(migrated).toHaveLength(20);
  const words = async () => (await client.query('select word from profile_words order by word')).rows;
  const known = await words();
  expect(known.map(({ word }) => word)).toEqual(expect.arrayContaining(['roofer', 'lyon', 'slate', 'clean']));
  expect(known.map(({ word }) => word)).not.toContain('surname');

  // Each written again by its trigger stays the same, to the version of its row.
  await client.query('update users set title = title');
  expect(await rows()).toEqual(migrated);
  expect(await words()).toEqual(known);
});
