import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '../../app/app';
import { readConfig } from '../../settings/config';
import { connect } from '../../database/connect';
import { createTestServer } from '../../app/testing';

const server = createTestServer();

test.each(['/healthz', '/readyz'])('%s is fine while everything is', async (url) => {
  expect(await server.anonymous.get(url)).toMatchObject({ statusCode: 200 });
});

test.each(['/healthz', '/readyz', '/api/nothing', '/api/v1/jobs/recent'])(
  'what %s answers is taken by browsers for nothing else',
  async (url) => {
    const { headers } = await server.anonymous.get(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('without its database a process is alive, not ready, and says so to callers', async () => {
  const url = 'postgres://nobody:x@127.0.0.1:1/none';
  const connection = connect({ url, poolSize: 1 });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-health-'));
  const config = readConfig({
    PROFILE: 'test',
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    REGISTRY_DIR: '/nowhere',
  });
  const { http } = await createApp(config, connection);
  expect((await http.inject('/healthz')).statusCode).toBe(200);
  const readiness = await http.inject('/readyz');
  expect(readiness.json()).toEqual({ status: 'unavailable', database: false, storage: true });
  expect(Number(readiness.headers['retry-after'])).toBeGreaterThan(0);
  const answer = await http.inject('/api/v1/users/top-performers');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await http.close();
  await connection.close();
  fs.rmSync(folder, { recursive: true });
});

test('whether a process is ready is answered in time, however long its database takes', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => server.connection.pool.connect()));
  expect(await server.anonymous.get('/readyz')).toMatchObject({ statusCode: 503 });
  // Its question still waits for a connection.
  expect(server.connection.pool.waitingCount).toBe(1);
  clients.forEach((client) => client.release());
});

test('only exact origins may call from a browser [ACC-56]', async () => {
  const preflight = (origin: string) =>
    server.http.inject({
      method: 'OPTIONS',
      url: '/api/v1/users/me',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});
