import { eq, sql } from 'drizzle-orm';
import { connect } from './connect';
import type { Connection } from './connect';
import { changesWhatIsPublic } from './public-changes';
import { users } from './tables/users';
import { createTestDatabase } from './testing';
import type { TestDatabase } from './testing';

let testDatabase: TestDatabase;
let connection: Connection;
let told = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  connection = connect({ url: testDatabase.url, poolSize: 2 });
  connection.onPublicChange(() => void (told += 1));
});
beforeEach(() => {
  told = 0;
});
afterAll(async () => {
  await connection.close();
  await testDatabase.drop();
});

const ADA = { fullName: 'Ada', email: 'ada@example.test', userType: 'client' } as const;

test('a change is told of once it is committed, before its writer goes on [PLT-280]', async () => {
  await connection.database.insert(users).values(ADA);
  expect(told).toBe(1);

  await connection.transaction(async (tx) => {
    await tx.update(users).set({ title: 'Plumber' }).where(eq(users.email, ADA.email));
    await tx.select().from(users);
    expect(told).toBe(1);
  });
  expect(told).toBe(2);
});

test('reads, and what no visitor sees, end nothing [PLT-284]', async () => {
  await connection.database.select().from(users).for('update');
  await connection.database.execute(sql`delete from outbox`);
  expect(told).toBe(0);
});

test('a connection that is lost with a change under way counts as one that changed something [PLT-280]', async () => {
  const lost = connection.transaction(async (tx) => {
    await tx.update(users).set({ title: 'Painter' }).where(eq(users.email, ADA.email));
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(lost).rejects.toThrow();
  expect(told).toBe(1);
});

test.each([
  ['insert into "jobs" ("id") values ($1)', true],
  ['INSERT INTO jobs (id) select gen_random_uuid()', true],
  ['with gone as (delete from only feedbacks returning id) select * from gone', true],
  ["select set_config('a', 'b', true); delete from \"users\"", true],
  ['update "users" set "title" = $1', true],
  ['insert into "sessions" ("id") values ($1) on conflict do update set expires_at = now()', false],
  ['select * from "jobs" for update of "jobs" skip locked', false],
  ['update "idempotency_keys" set "answer" = $1', false],
])('%s [PLT-284]', (text, isChange) => {
  expect(changesWhatIsPublic(text)).toBe(isChange);
});
