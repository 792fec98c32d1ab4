import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server } from 'socket.io';
import { createApp } from '../../../app/app';
import type { App } from '../../../app/app';
import { addOffer } from '../../deals/offers/testing';
import { createTestServer, until } from '../../../app/testing';
import { joinCluster } from './cluster';
import { GATHER_MS } from './gap';
import { createRedisProcess, isRedisInstalled } from './redis-process';
import type { RealtimeServer } from './socket-types';
import { configBeside, createSockets } from './testing';

const redis = createRedisProcess();
const EVERYTHING_BUT_INTERVALS = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setImmediate',
    'clearImmediate',
    'nextTick',
    'queueMicrotask',
  ] as const),
  ...(['hrtime', 'performance'] as const),
];
const whereRedisIs = isRedisInstalled ? describe : describe.skip;

whereRedisIs('two processes', () => {
  const server = createTestServer({ REDIS_URL: redis.url });
  let other: App;
  const here = createSockets(() => server.http);
  const there = createSockets(() => other.http);

  // Redis is not there yet.
  beforeAll(async () => {
    const config = configBeside(redis.url);
    other = await createApp(config, server.connection);
    await Promise.all([here.listen(), there.listen()]);
  });
  afterEach(() => {
    here.closeAll();
    there.closeAll();
  });
  afterAll(async () => {
    await other.http.close();
    await redis.stop();
  });

  async function aToken(userId: string): Promise<string> {
    const device = { userAgent: 'jest', address: '127.0.0.1' };
    return server.services.sessions.open(server.database, { userId, remember: false, device });
  }

  /** The client of an offer here, its contractor there. */
  async function twoPeople() {
    const { id } = await addOffer(server);
    const [client, contractor] = [await server.user('client'), await server.user('contractor')];
    const near = await here.connect(await aToken(client.id));
    const far = await there.connect(await aToken(contractor.id));
    return { id, client, contractor, near, far };
  }

  async function changeOffer(id: string): Promise<void> {
    await server.as('contractor').put(`/api/v1/offers/${id}/accept`);
    await server.settle();
  }

  const redisIs = async () => (await server.anonymous.get('/readyz')).json().redis;

  /** Both processes have joined, and have looked for what they missed before. */
  async function untilGapIsMended(): Promise<void> {
    const others = async () => (await other.http.inject('/readyz')).json().redis;
    await until(async () => (await redisIs()) === 'joined' && (await others()) === 'joined');
    // Both run in this process: what they began earlier fires earlier.
    await sleep(2 * GATHER_MS);
  }

  test('without Redis at their start serve those who are connected to them [OFF-25]', async () => {
    const { id, client, near, far } = await twoPeople();
    expect(await near.register(client.id)).toEqual({ success: true });
    const received = near.next('changed');
    await changeOffer(id);
    expect(await received).toMatchObject({ resource: 'Offer', _id: id });
    expect(far.received.filter(([event]) => event === 'changed')).toEqual([]);
    expect(await server.anonymous.get('/readyz')).toMatchObject({ statusCode: 200 });
    expect(await redisIs()).toBe('lost');
  });

  test('tell their pages to catch up once Redis is there', async () => {
    const { near, far } = await twoPeople();
    const received = Promise.all([near.next('catchUp'), far.next('catchUp')]);
    await redis.start();
    await received;
    expect(await redisIs()).toBe('joined');
  });

  test('see each other’s people, and close each other’s sockets', async () => {
    const [ada, bo] = [await server.addUser(), await server.addUser()];
    await server.as(ada.id).post('/api/v1/messages', { recipientId: bo.id, content: 'Hello' });
    const first = await here.connect(await aToken(ada.id));
    await first.register(ada.id);
    const received = first.next(
      'onlineUsers',
      (payload) => JSON.stringify(payload) === JSON.stringify([bo.id]),
    );
    const token = await aToken(bo.id);
    const second = await there.connect(token);
    await second.register(bo.id);
    await received;

    const left = first.next('userOffline');
    await server.withToken(token).post('/api/v1/auth/logout');
    await server.settle();
    expect(await second.closed).toBe('io server disconnect');
    expect(await left).toEqual({ userId: bo.id });
  });

  test('tell an offer to its people, whichever process they are at [OFF-25]', async () => {
    const { id, near, far } = await twoPeople();
    const received = Promise.all([near, far].map((socket) => socket.next('changed')));
    await changeOffer(id);
    expect(await received).toMatchObject([
      { resource: 'Offer', _id: id },
      { resource: 'Offer', _id: id },
    ]);
  });

  test('carry a conversation of two people at two processes, each message once', async () => {
    const { client, contractor, near, far } = await twoPeople();
    const { chatId } = (
      await server.as(client.id).post('/api/v1/messages', { recipientId: contractor.id, content: 'Hello' })
    ).json();
    await near.socket.emitWithAck('joinRoom', { chatId, userId: client.id });
    await far.socket.emitWithAck('joinRoom', { chatId, userId: contractor.id });
    const received = far.next('newMessage');
    const { message } = await near.socket.emitWithAck('sendMessage', {
      ...{ chatId, senderId: client.id, receiverId: contractor.id },
      ...{ messageText: 'Are you there?', timestamp: 'now' },
    });
    expect(await received).toEqual(message);
    await server.settle();
    const read = near.next('messagesRead');
    await far.socket.emitWithAck('markAsRead', { chatId });
    expect(await read).toMatchObject({ userId: contractor.id, upTo: message?._id });
    expect(far.received.filter(([event]) => event === 'newMessage')).toHaveLength(1);
    expect(near.received.filter(([event]) => event === 'newMessage')).toEqual([]);
  });

  test('lose nothing that people here are told while Redis is gone, and catch up after [OFF-25]', async () => {
    const { id, client, near, far } = await twoPeople();
    await redis.stop();
    const received = near.next('changed');
    await changeOffer(id);
    expect(await received).toMatchObject({ resource: 'Offer', _id: id });
    expect(await near.register(client.id)).toEqual({ success: true });
    const caughtUp = far.next('catchUp');
    await redis.start();
    await caughtUp;
  });

  test('close the sockets of a session that ended while Redis was gone [ACC-89]', async () => {
    const { id: userId } = await server.user('client');
    const token = await aToken(userId);
    const [near, far] = [await here.connect(token), await there.connect(token)];
    await untilGapIsMended();
    await redis.stop();
    await server.withToken(token).post('/api/v1/auth/logout');
    await server.settle();
    expect(await near.closed).toBe('io server disconnect');
    expect(far.socket.connected).toBe(true);
    await redis.start();
    expect(await far.closed).toBe('io server disconnect');
  });

  test('close those sockets also while Redis stays away [ACC-89]', async () => {
    const token = await aToken((await server.user('client')).id);
    const far = await there.connect(token);
    await redis.stop();
    await server.withToken(token).post('/api/v1/auth/logout');
    await other.realtime.closeEnded();
    expect(await far.closed).toBe('io server disconnect');
    await redis.start();
  });

  test('notice a Redis that hangs, and end all the same', async () => {
    const { near } = await twoPeople();
    await until(async () => (await redisIs()) === 'joined');
    redis.freeze();
    await until(async () => (await redisIs()) === 'lost');
    expect(near.socket.connected).toBe(true);
    // Redis hangs until the test is over.
    await other.http.close();
  });
});

/** A process of nothing but its part in the cluster. */
async function aProcess({ url = redis.url, visible = [] as string[] }) {
  const io: RealtimeServer = new Server();
  const seen = { broadcasts: [] as unknown[], gaps: 0 };
  const cluster = await joinCluster(io, {
    url,
    log: { warn: () => undefined, error: () => undefined },
    listVisible: () => visible,
    onBroadcast: (broadcast) => {
      if (broadcast.kind !== 'endSessions') throw new Error('unknown');
      seen.broadcasts.push(broadcast);
    },
    onGap: () => void (seen.gaps += 1),
    onReadsChanged: () => undefined,
  });
  return { cluster, seen };
}

whereRedisIs('one process', () => {
  beforeEach(() => redis.start());
  afterEach(async () => {
    jest.useRealTimers();
    await redis.stop();
  });

  test('forgets the people of another that is heard of no more, and its pages catch up', async () => {
    jest.useFakeTimers({ doNotFake: EVERYTHING_BUT_INTERVALS });
    const [here, there] = [await aProcess({}), await aProcess({ visible: ['ada'] })];
    await until(async () => here.cluster.isVisible('ada') && here.cluster.count() === 1);
    await there.cluster.close();
    const { gaps } = here.seen;
    jest.advanceTimersByTime(10_000);
    expect([here.cluster.isVisible('ada'), here.seen.gaps]).toEqual([true, gaps]);
    jest.advanceTimersByTime(10_000);
    expect([here.cluster.isVisible('ada'), here.cluster.count()]).toEqual([false, 0]);
    expect(here.seen.gaps).toBe(gaps + 1);
    await here.cluster.close();
  });

  test('that starts beside another learns of its people, whose pages miss nothing', async () => {
    const here = await aProcess({ visible: ['ada'] });
    const { gaps } = here.seen;
    const there = await aProcess({ visible: ['bo'] });
    await until(async () => there.cluster.isVisible('ada') && here.cluster.isVisible('bo'));
    await sleep(2 * GATHER_MS);
    expect([here.seen.gaps, there.seen.gaps]).toEqual([gaps, 0]);
    for (const { cluster } of [here, there]) await cluster.close();
  });

  test('takes what it does not understand for missed, and goes on', async () => {
    const [here, there] = [await aProcess({}), await aProcess({})];
    await until(async () => here.cluster.count() === 1);
    const { gaps } = here.seen;
    there.cluster.publish({ kind: 'of tomorrow' } as never);
    there.cluster.publish({ kind: 'endSessions', sessionIds: ['1'] });
    await until(async () => here.seen.broadcasts.length === 1);
    expect([here.seen, there.seen.broadcasts]).toEqual([
      { broadcasts: [{ kind: 'endSessions', sessionIds: ['1'] }], gaps: gaps + 1 },
      [],
    ]);
    for (const { cluster } of [here, there]) await cluster.close();
  });

  test('whose connection dies without a word has the pages of all catch up', async () => {
    const proxy = await aProxy();
    const [here, there] = [await aProcess({ url: proxy.url }), await aProcess({})];
    await until(async () => here.cluster.count() === 1);
    proxy.mutePublishers();
    const { gaps } = there.seen;
    // What it writes looks like life.
    const publishing = setInterval(
      () => here.cluster.publish({ kind: 'endSessions', sessionIds: ['1'] }),
      100,
    );
    await until(async () => there.seen.gaps > gaps);
    clearInterval(publishing);
    for (const { cluster } of [here, there]) await cluster.close();
    proxy.close();
  });
});

/** Before Redis; connections that subscribe to nothing can be muted. */
async function aProxy() {
  const [open, subscribing, muted] = [new Set<net.Socket>(), new Set<net.Socket>(), new Set<net.Socket>()];
  const { port: redisPort } = new URL(redis.url);
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(redisPort), '127.0.0.1');
    open.add(near);
    near.on('data', (data) => {
      if (data.includes('SUBSCRIBE')) subscribing.add(near);
      if (!muted.has(near)) far.write(data);
    });
    far.on('data', (data) => near.write(data));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      // prettier-ignore
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as net.AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    mutePublishers: () =>
      [...open].filter((near) => !subscribing.has(near)).forEach((near) => muted.add(near)),
    close: () => proxy.close(),
  };
}

test('a start waits only a while for a Redis that accepts connections and says nothing', async () => {
  const connections: net.Socket[] = [];
  const silent = net.createServer((connection) => void connections.push(connection)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as net.AddressInfo;

  const { cluster } = await aProcess({ url: `redis://127.0.0.1:${port}` });
  expect(cluster.isJoined()).toBe(false);

  await cluster.close();
  for (const connection of connections) connection.destroy();
  silent.close();
});
