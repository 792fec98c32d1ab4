import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from './connect';
import type { Connection } from './connect';
import { createTestDatabase } from './testing';
import type { TestDatabase } from './testing';

let testDatabase: TestDatabase;
const open: Connection[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => Promise.all(open.splice(0).map((connection) => connection.close())));
afterAll(() => testDatabase.drop());

function aConnection(options: Partial<Parameters<typeof connect>[0]> = {}): Connection {
  const connection = connect({ url: testDatabase.url, poolSize: 1, ...options });
  open.push(connection);
  return connection;
}

/** In front of the database, until `freeze` keeps everything that comes. */
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
  return {
    url: url.href,
    freeze: () => sockets.forEach((socket) => socket.unpipe().pause()),
    stop: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a connection that is lost between two statements of a transaction fails that transaction only', async () => {
  const seen: Error[] = [];
  const { transaction, database } = aConnection({ onError: (error) => seen.push(error) });
  const other = aConnection();
  const failing = transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.database.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`);
    await sleep(200);
    await tx.execute(sql`select 1`);
  });
  await expect(failing).rejects.toThrow();
  expect(seen.length).toBeGreaterThan(0);
  expect((await database.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
});

test('a database that answers no more fails a transaction in time and gives its connection back', async () => {
  const freezer = await startFreezer();
  const { transaction, pool } = aConnection({ url: freezer.url, timeoutMs: 300 });
  await pool.query('select 1');
  const began = Date.now();
  const failing = transaction(async (tx) => {
    freezer.freeze();
    await tx.execute(sql`select 1`);
  });
  await expect(failing).rejects.toThrow();
  expect(Date.now() - began).toBeLessThan(1500);
  expect([pool.totalCount, pool.idleCount]).toEqual([0, 0]);
  await freezer.stop();
});

test('a transaction that cannot even begin gives its connection back', async () => {
  const freezer = await startFreezer();
  const { transaction, pool } = aConnection({ url: freezer.url, timeoutMs: 300 });
  await pool.query('select 1');
  freezer.freeze();
  await expect(transaction(async () => undefined)).rejects.toThrow();
  expect([pool.totalCount, pool.idleCount]).toEqual([0, 0]);
  await freezer.stop();
});

test('a statement that takes too long is ended by the database', async () => {
  const { database } = aConnection({ timeoutMs: 500 });
  await expect(database.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: '57014' } });
});

test('a transaction that forgets to go on is ended, and its connection replaced', async () => {
  const { transaction, database } = aConnection({ idleInTransactionMs: 100 });
  const forgetful = transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await sleep(1000);
    await tx.execute(sql`select 1`);
  });
  await expect(forgetful).rejects.toThrow();
  expect((await database.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
});
