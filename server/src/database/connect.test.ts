import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { connect } from './connect';
import type { Connection } from './connect';
import { createTestDatabase } from './testing';
import type { TestDatabase } from './testing';

let testDatabase: TestDatabase;
const open: Connection[] = [];
const freezers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
  await Promise.all(freezers.splice(0).map((stop) => stop()));
});
afterAll(() => testDatabase.drop());

function aConnection(options: Partial<Parameters<typeof connect>[0]> = {}): Connection {
  const connection = connect({ url: testDatabase.url, poolSize: 1, ...options });
  open.push(connection);
  return connection;
}

/** A socket in front of the database, until `freeze` keeps everything that comes. */
async function startFreezer() {
  const { hostname, port } = new URL(testDatabase.url);
  const sockets: net.Socket[] = [];
  const server = net.createServer((caller) => {
    const database = net.connect(Number(port), hostname);
    sockets.push(caller, database);
    caller.pipe(database).pipe(caller);
    for (const socket of [caller, database]) socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(testDatabase.url);
  url.port = String((server.address() as AddressInfo).port);
  freezers.push(() => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise((resolve) => server.close(resolve));
  });
  return { url: url.href, freeze: () => sockets.forEach((socket) => socket.unpipe().pause()) };
}

/** Options of a connection, and the moment when it reports that it broke. */
function aBreak() {
  let report: (error: Error) => void = () => undefined;
  const broken = new Promise<Error>((resolve) => (report = resolve));
  return { broken, onError: (error: Error) => report(error) };
}

test('a connection that is lost between two statements of a transaction fails that transaction only', async () => {
  const { broken, onError } = aBreak();
  const { transaction, database } = aConnection({ onError });
  const other = aConnection();
  const failing = transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.database.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`);
    await broken;
    await tx.execute(sql`select 1`);
  });
  await expect(failing).rejects.toThrow();
  expect((await database.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
});

test('a database that answers no more fails a transaction in time and gives its connection back', async () => {
  const freezer = await startFreezer();
  const { transaction, pool } = aConnection({ url: freezer.url, timeoutMs: 300 });
  await pool.query('select 1');
  const failing = transaction(async (tx) => {
    freezer.freeze();
    await tx.execute(sql`select 1`);
  });
  // Its rollback finds the connection dropped, and does not wait for an answer too.
  await expect(failing).rejects.toMatchObject({ cause: { message: 'Connection terminated unexpectedly' } });
  expect([pool.totalCount, pool.idleCount]).toEqual([0, 0]);
});

test('a transaction that cannot even begin gives its connection back', async () => {
  const freezer = await startFreezer();
  const { transaction, pool } = aConnection({ url: freezer.url, timeoutMs: 300 });
  await pool.query('select 1');
  freezer.freeze();
  await expect(transaction(async () => undefined)).rejects.toThrow();
  expect([pool.totalCount, pool.idleCount]).toEqual([0, 0]);
});

test('a statement that takes too long is ended by the database', async () => {
  const { pool } = aConnection({ timeoutMs: 500 });
  // We ourselves would wait longer: who of the two is first must not depend on how busy this machine is.
  const slow = { text: 'select pg_sleep(50)', query_timeout: 50_000 };
  await expect(pool.query(slow)).rejects.toMatchObject({ code: '57014' });
});

test('a transaction that forgets to go on is ended, and its connection replaced', async () => {
  const { broken, onError } = aBreak();
  const { transaction, database } = aConnection({ idleInTransactionMs: 100, onError });
  const forgetful = transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await broken;
    await tx.execute(sql`select 1`);
  });
  await expect(forgetful).rejects.toThrow();
  expect((await database.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
});
