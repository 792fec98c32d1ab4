import pg from 'pg';
import { migrateDatabase } from './migrate';
import { createTestDatabase } from './testing';
import type { TestDatabase } from './testing';
import { namingDatabaseUrl } from './url-problems';
import { waitForDatabase } from './wait';

let testDatabase: TestDatabase;
const role = `narrow_${process.pid}`;
const empty = `empty_${process.pid}`;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  await run(`create role ${role} login password 'pass word'`);
  await run(`create database ${empty}`);
});
afterAll(async () => {
  await run(`drop database ${empty}`);
  await run(`drop role ${role}`);
  await testDatabase.drop();
});

async function run(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabase.url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

function urlOf({
  user,
  password,
  database,
}: {
  user?: string;
  password?: string;
  database?: string;
}): string {
  const url = new URL(testDatabase.url);
  if (user !== undefined) url.username = user;
  if (password !== undefined) url.password = password;
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}

async function lineOf(url: string): Promise<unknown> {
  const failed = waitForDatabase(url, { say: () => undefined }).then(() => migrateDatabase(url));
  return failed.catch(namingDatabaseUrl);
}

test.each([
  ['an unknown database', { database: 'no_such' }, /^DATABASE_URL: database "no_such" does not exist: make/],
  [
    'an unknown role',
    { user: 'no_such', password: 's3cret' },
    /^DATABASE_URL: (role "no_such" does not exist: make|password authentication failed for user "no_such": check)/,
  ],
  [
    'a role that may not make tables',
    { user: role, password: 'pass word', database: empty },
    /^DATABASE_URL: permission denied .+: give the role CREATE/,
  ],
])('%s is one line that names DATABASE_URL', async (_what, parts, line) => {
  expect(await lineOf(urlOf(parts))).toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(line),
  });
});

test('no line holds the password', async () => {
  const error = await lineOf(urlOf({ user: 'no_such', password: 's3cret' }));
  expect(String(error)).not.toContain('s3cret');
});

test('other errors are passed on unchanged', () => {
  const error = new Error('something else');
  expect(namingDatabaseUrl(error)).toBe(error);
});
