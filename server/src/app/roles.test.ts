import { isNull } from 'drizzle-orm';
import type { App } from './app';
import { createApp } from './app';
import { createBackground } from './background';
import type { Background } from './background';
import { readConfig } from '../settings/config';
import { connect } from '../database/connect';
import { outbox } from '../database/tables/outbox';
import { createRedisProcess, isRedisInstalled } from '../domains/chat/realtime/redis-process';
import { createSockets } from '../domains/chat/realtime/testing';
import { addressOf, createTestServer, until } from './testing';

const server = createTestServer();
const redis = createRedisProcess();
const whereRedisIs = isRedisInstalled ? describe : describe.skip;

type RunningProcess = App & { background: Background; stop: () => Promise<void> };
const running: RunningProcess[] = [];
afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop();
});

/** A process of its own on the test's database, as `main.ts` puts it together. */
async function aProcess(
  role: 'web' | 'worker',
  settings: Record<string, string> = {},
): Promise<RunningProcess> {
  const config = readConfig({
    PROFILE: 'test',
    ROLE: role,
    DATABASE_URL: server.databaseUrl,
    REDIS_URL: redis.url,
    SIGNING_KEY: 'k'.repeat(32),
    DATA_DIR: server.folder,
    REGISTRY_DIR: 'none',
    LOG_LEVEL: 'silent',
    LOAD_TEST: '1',
    ...settings,
  });
  const connection = connect({ url: server.databaseUrl, poolSize: 5 });
  const app = await createApp(config, connection);
  await app.http.ready();
  const background = createBackground({ ...app, config, connection, log: app.http.log });
  background.start();
  const stop = async () => {
    await background.stop();
    await app.http.close();
    await connection.close();
  };
  running.push({ ...app, background, stop });
  return { ...app, background, stop };
}

const forget = ({ http }: App, email: string) =>
  http.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', body: { email } });
/** A session of the test's client. */
async function aToken(): Promise<string> {
  const { id: userId } = await server.user('client');
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  return server.services.sessions.open(server.database, { userId, remember: false, device });
}
const countWaiting = async () =>
  (await server.database.select().from(outbox).where(isNull(outbox.deliveredAt))).length;

test('what happens at a web process waits for a worker, and is lost to nobody [PLT-200]', async () => {
  const web = await aProcess('web');
  const { email } = await server.addUser();
  await forget(web, email);
  await web.background.drain();
  expect([await countWaiting(), await server.mailsTo(email)]).toEqual([1, []]);

  await aProcess('worker');
  await until(async () => (await server.mailsTo(email)).length > 0);
  await until(async () => (await countWaiting()) === 0);
});

test('workers share what is to be done, and do nothing twice [PLT-200]', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => server.addUser()));
  const web = await aProcess('web');
  await Promise.all([aProcess('worker'), aProcess('worker')]);
  await Promise.all(people.map(({ email }) => forget(web, email)));
  await until(async () => (await countWaiting()) === 0);

  const mails = await Promise.all(people.map(({ email }) => server.mailsTo(email)));
  expect(mails.map(({ length }) => length)).toEqual(people.map(() => 1));
});

test('a worker answers whether it is well, and nothing else [PLT-201]', async () => {
  const worker = await aProcess('worker');
  const { port } = await addressOf(worker.http);
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

  await until(async () => (await worker.http.inject('/readyz')).statusCode === 200);
  expect((await worker.http.inject('/readyz')).json()).toEqual({
    ...{ status: 'ok', role: 'worker', redis: 'lost' },
    ...{ database: true, storage: true },
  });
  const others = ['/api/v1/jobs/recent', '/', '/sitemap.xml', '/socket.io/?EIO=4&transport=polling'];
  expect(await Promise.all(others.map(statusOf))).toEqual(others.map(() => 404));
});

test('a web process says what it is [PLT-201]', async () => {
  const web = await aProcess('web');
  // A look at the database that takes two seconds has failed, which it may on a busy machine.
  await until(async () => (await web.http.inject('/readyz')).statusCode === 200);
  expect((await web.http.inject('/readyz')).json()).toMatchObject({ role: 'web' });
  expect((await web.http.inject('/api/v1/jobs/recent')).statusCode).toBe(200);
});

test('several processes behind one port take sockets that need one connection alone [PLT-220]', async () => {
  const web = await aProcess('web', { PROCESSES: '2' });
  const { port } = await addressOf(web.http);
  const polling = await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`);
  expect(polling.status).toBe(400);

  const sockets = createSockets(() => web.http);
  const page = await sockets.connect(await aToken());
  expect(page.socket.connected).toBe(true);
  sockets.closeAll();
});

whereRedisIs('with Redis', () => {
  beforeAll(() => redis.start());
  afterAll(() => redis.stop());

  test('a worker tells the pages at web processes what changed, and closes those of an ended session [PLT-202]', async () => {
    const [web, worker] = [await aProcess('web'), await aProcess('worker')];
    await until(() => [web, worker].every(({ realtime }) => realtime.cluster.isJoined() === true));
    const sockets = createSockets(() => web.http);
    await sockets.listen();
    const { id: userId } = await server.user('client');
    const token = await aToken();
    const page = await sockets.connect(token);
    await page.register(userId);

    const heard = page.next('changed', (payload) => (payload as { resource: string }).resource === 'Wallet');
    await server.connection.transaction((tx) =>
      server.services.outbox.add(tx, 'payout.changed', { payoutId: userId, userId }),
    );
    await heard;
    await web.http.inject({
      method: 'POST',
      url: '/api/v1/auth/logout',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await page.closed).toBe('io server disconnect');
    sockets.closeAll();
  });
});
