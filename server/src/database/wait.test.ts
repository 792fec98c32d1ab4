import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../app/testing';
import { createTestDatabase } from './testing';
import type { TestDatabase } from './testing';
import { waitForDatabase } from './wait';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

async function aFreePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function at(port: number): string {
  const url = new URL(testDatabase.url);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}

test('a database that starts later is waited for, which is said once', async () => {
  const lines: string[] = [];
  const port = await aFreePort();
  const waiting = waitForDatabase(at(port), { say: (line) => lines.push(line) });
  await until(() => lines.length > 0);
  // Some more attempts, which say nothing.
  await sleep(1200);
  const { hostname, port: realPort } = new URL(testDatabase.url);
  const sockets: net.Socket[] = [];
  const gate = net.createServer((caller) => {
    const database = net.connect(Number(realPort), hostname);
    sockets.push(caller, database);
    caller.pipe(database).pipe(caller);
    for (const socket of [caller, database]) socket.on('error', () => undefined);
  });
  gate.listen(port, '127.0.0.1');
  await waiting;
  expect(lines).toEqual([
    `Waiting for the database of DATABASE_URL (connect ECONNREFUSED 127.0.0.1:${port})`,
  ]);
  sockets.forEach((socket) => socket.destroy());
  await new Promise((resolve) => gate.close(resolve));
});

test('a database that does not come ends the start with one line', async () => {
  const url = at(await aFreePort());
  await expect(waitForDatabase(url, { say: () => undefined, withinMs: 700 })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^DATABASE_URL: no answer within 1 seconds \(connect ECONNREFUSED/),
  });
});

test('a database that does not exist is not waited for', async () => {
  const url = new URL(testDatabase.url);
  url.pathname = '/no_such_database';
  const lines: string[] = [];
  const waiting = waitForDatabase(url.href, { say: (line) => lines.push(line) });
  await expect(waiting).rejects.toMatchObject({ code: '3D000' });
  expect(lines).toEqual([]);
});
