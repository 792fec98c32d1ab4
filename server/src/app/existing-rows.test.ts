import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { sameAddress } from '@plumbline/shared-schema/typed-text';
import { createMessageSearchRepository } from '../domains/chat/messages/message-search.repository';
import { migrationsFolder } from '../settings/paths';
import { connect } from '../database/connect';
import { migrateDatabase } from '../database/migrate';
import { URL_VARIABLE, copyDatabase } from '../database/testing';
import type { TestDatabase } from '../database/testing';

let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeEach(async () => {
  database = await copyDatabase(process.env[URL_VARIABLE] ?? '', undefined);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-migrations-'));
});
afterEach(async () => {
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

const [ANNA, BEN] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
const CHAT = `
  insert into users (id, full_name, email, user_type)
  values ('${ANNA}', 'Anna', 'anna@example.org', 'client'), ('${BEN}', 'Ben', 'ben@example.org', 'contractor');
  insert into chats (id, first_user_id, second_user_id, created_by_id)
  values ('${ANNA}', '${ANNA}', '${BEN}', '${ANNA}');
  insert into chat_participants (chat_id, user_id, role)
  values ('${ANNA}', '${ANNA}', 'sender'), ('${ANNA}', '${BEN}', 'receiver');
  insert into messages (id, chat_id, sender_id, receiver_id, seq, message_text)
  select gen_random_uuid(), '${ANNA}', '${ANNA}', '${BEN}', seq, text
  from unnest(array['The pipes froze overnight', 'Je préparais le devis', 'See you']) with ordinality as m(text, seq)`;

test('messages that were there before their words were stored are found like later ones', async () => {
  await migrateUpTo(22);
  await client.query(CHAT);
  await migrateDatabase(database.url);

  const connection = connect({ url: database.url, poolSize: 1 });
  const { find } = createMessageSearchRepository(connection.database);
  const texts = async (...words: string[]) => {
    const { rows } = await find({ userId: BEN, words, limit: 10, offset: 0 });
    return rows.map(({ messageText }) => messageText);
  };
  expect(await texts('piping', 'NIGHT')).toEqual(['The pipes froze overnight']);
  expect(await texts('préparer')).toEqual(['Je préparais le devis']);
  await connection.close();
});

test('roles that stood in English in the log of a team are roles', async () => {
  await migrateUpTo(46);
  await client.query(CHAT);
  await client.query(`insert into team_log (id, company_id, actor_id, action, about)
    select gen_random_uuid(), '${ANNA}', '${BEN}', action, about from (values
      ('roleChanged', 'Ben: the builder: owner'), ('roleChanged', 'Ben: boss'), ('memberRemoved', 'Ben: viewer')) e(action, about)`);
  await migrateDatabase(database.url);
  const { rows } = await client.query('select action, about, role from team_log order by about');
  expect(rows).toEqual([
    { action: 'roleChanged', about: 'Ben: boss', role: null },
    { action: 'roleChanged', about: 'Ben: the builder', role: 'owner' },
    { action: 'memberRemoved', about: 'Ben: viewer', role: null },
  ]);
});

const FRENCH = `
  insert into users (id, full_name, email, user_type, title, bio, city)
  values ('${ANNA}', 'Anna\u00A0Duval', 'anna@example.org', 'client', null, null, null),
    ('${BEN}', 'Ben', 'ben@example.org', 'contractor', 'Plombier\u202F: chauffage', 'Devis\u00A0: gratuit', 'Lyon');
  insert into jobs (id, owner_id, title, description, job_category, job_type, job_duration, experience)
  values ('${ANNA}', '${ANNA}', 'Terrasse\u00A0: 20\u202Fm²', 'Budget\u00A0: serré', 'Deck', 'Full-time', '1-3 months', 'Expert');
  insert into chats (id, first_user_id, second_user_id, created_by_id) values ('${ANNA}', '${ANNA}', '${BEN}', '${ANNA}');
  insert into chat_participants (chat_id, user_id, role)
  values ('${ANNA}', '${ANNA}', 'sender'), ('${ANNA}', '${BEN}', 'receiver');
  insert into messages (id, chat_id, sender_id, receiver_id, seq, message_text)
  values ('${ANNA}', '${ANNA}', '${ANNA}', '${BEN}', 1, 'Bonjour\u00A0!');
  insert into searched_messages (message_id, words, plain)
  select id, message_words(message_text), plain_text(message_text) from messages`;

test('a word beside a no-break space is found, also in rows that were there before', async () => {
  await migrateUpTo(53);
  await client.query(FRENCH);
  await migrateDatabase(database.url);
  await client.query('set enable_seqscan = off');
  const finds = async (query: string) => (await client.query(query)).rows.length;
  const has = (words: string) => `@@ (to_tsquery('english', '${words}') || to_tsquery('french', '${words}'))`;
  expect(await finds(`select from jobs where status = 'open' and search ${has('terrasse & budget')}`)).toBe(
    1,
  );
  expect(await finds(`select from professionals where search ${has('plombier & devis')}`)).toBe(1);
  expect(await finds(`select from searched_messages where words ${has('bonjour')}`)).toBe(1);
  expect(await finds(`select from searched_messages where plain like '%bonjour !%'`)).toBe(1);
  expect(await finds(`select from users where user_names(company_name, full_name) like '%anna duval%'`)).toBe(
    1,
  );
});

test('an address kept with what was pasted around it is cleaned, unless somebody has it already [ACC-142]', async () => {
  const kept = ['ann@example.org,', '<ben@example.org>', 'mailto:cleo@example.org', 'dan\u200B@example.org'];
  const taken = ['eve@example.org', 'eve@example.org;'];
  await migrateUpTo(55);
  await client.query(
    `insert into users (id, full_name, email, user_type)
    select gen_random_uuid(), 'Person', email, 'client' from unnest($1::text[]) email`,
    [[...kept, ...taken]],
  );
  await migrateDatabase(database.url);
  const { rows } = await client.query<{ email: string }>(
    'select email from users order by email collate "C"',
  );
  expect(rows.map(({ email }) => email)).toEqual([...kept.map(sameAddress), ...taken]);
});
