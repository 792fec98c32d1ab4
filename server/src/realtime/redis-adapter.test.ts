import { createApp } from '../app';
import type { App } from '../app';
import { readConfig } from '../config';
import { addOffer } from '../modules/offers/testing';
import { createTestServer } from '../testing';
import { createSockets } from './testing';

/** Set by CI, which starts a Redis; without one there is nothing to test. */
const REDIS_URL = process.env['TEST_REDIS_URL'] ?? '';
const whereRedisIs = REDIS_URL === '' ? describe.skip : describe;

whereRedisIs('two processes', () => {
  const server = createTestServer({ REDIS_URL });
  let other: App;
  const here = createSockets(() => server.http);
  const there = createSockets(() => other.http);

  beforeAll(async () => {
    const config = readConfig({
      PROFILE: 'test',
      REDIS_URL,
      LOAD_TEST: '1',
      LOG_LEVEL: 'silent',
      REGISTRY_DIR: '/nonexistent',
    });
    other = await createApp(config, server.connection);
    await Promise.all([here.listen(), there.listen()]);
  });
  afterEach(() => {
    here.closeAll();
    there.closeAll();
  });
  afterAll(() => other.http.close());

  async function aToken(userId: string): Promise<string> {
    const device = { userAgent: 'jest', address: '127.0.0.1' };
    return server.services.sessions.open(server.database, { userId, remember: false, device });
  }

  test('see each other’s people, and close each other’s sockets', async () => {
    const [ada, bo] = [await server.addUser(), await server.addUser()];
    await server.as(ada.id).post('/api/v1/messages', { recipientId: bo.id, content: 'Hello' });
    const first = await here.connect(await aToken(ada.id));
    await first.register(ada.id);
    const told = first.next('onlineUsers', (payload) => JSON.stringify(payload) === JSON.stringify([bo.id]));
    const token = await aToken(bo.id);
    const second = await there.connect(token);
    await second.register(bo.id);
    await told;

    const left = first.next('userOffline');
    await server.withToken(token).post('/api/v1/auth/logout');
    await server.settle();
    expect(await second.closed).toBe('io server disconnect');
    expect(await left).toEqual({ userId: bo.id });
  });

  test('tell an offer to its people, whichever process they are at [OFF-25]', async () => {
    const { id } = await addOffer(server);
    const [client, contractor] = [await server.user('client'), await server.user('contractor')];
    const sockets = [
      await here.connect(await aToken(client.id)),
      await there.connect(await aToken(contractor.id)),
    ];
    const told = Promise.all(sockets.map((socket) => socket.next('changed')));
    await server.as('contractor').put(`/api/v1/offers/${id}/accept`);
    await server.settle();
    expect(await told).toMatchObject([
      { resource: 'Offer', _id: id },
      { resource: 'Offer', _id: id },
    ]);
  });
});
