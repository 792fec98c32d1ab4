import { sql } from 'drizzle-orm';
import { connect } from './connect';
import type { Connection } from './connect';
import { asAnotherCall } from './held-connection';
import { createTestDatabase, refuseSecondConnections } from './testing';
import type { TestDatabase } from './testing';

const one = sql`select 1 as n`;
const change = sql`delete from users`;

let testDatabase: TestDatabase;
let connection: Connection;
let tried: readonly string[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
beforeEach(() => {
  connection = connect({ url: testDatabase.url, poolSize: 2 });
  tried = refuseSecondConnections(connection);
});
afterEach(() => connection.close());
afterAll(() => testDatabase.drop());

test.each<[string, string, (other: Connection) => Promise<unknown>]>([
  ['a statement', 'select 1 as n', ({ database }) => database.execute(one)],
  ['another transaction', 'a transaction', ({ transaction }) => transaction((tx) => tx.execute(one))],
  ['a statement of the driver', 'select 1', async ({ pool }) => pool.query('select 1')],
])('%s outside the running transaction is refused to tests, and told', async (_what, told, ask) => {
  const asked = connection.transaction(() => ask(connection)).catch((thrown: unknown) => thrown as Error);
  const { message, cause = message } = (await asked) as Error;
  expect(String(cause)).toMatch(`another connection was asked for: ${told}`);
  expect(tried).toEqual([told]);
});

test('statements of the transaction, before it, after it and of others are let through', async () => {
  const { database, transaction } = connection;
  await database.execute(one);
  await transaction(async (tx) => {
    await tx.execute(one);
    await asAnotherCall(async () => void (await database.execute(one)));
  });
  await database.execute(one);
  expect(tried).toEqual([]);
});

test('in a call that keeps change and answer together, all goes over its one connection', async () => {
  const unit = connection.unitOfWork(async () => undefined);
  await new Promise<void>((resolve, reject) => {
    unit.run(() => {
      const work = async () => {
        await connection.database.execute(change);
        await connection.transaction((tx) => tx.execute(one));
        await connection.database.execute(one);
        expect(() => connection.pool.query('select 1')).toThrow('another connection');
        await unit.end(async () => undefined);
        await connection.database.execute(one);
      };
      work().then(resolve, reject);
    });
  });
  expect(tried).toEqual(['select 1']);
});
