import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../app/app';
import type { App } from '../../../app/app';
import { createTestServer, until } from '../../../app/testing';
import { connect } from '../../../database/connect';
import type { Connection } from '../../../database/connect';
import { addJob } from '../../jobs/jobs/testing';
import { createRedisProcess, isRedisInstalled } from './redis-process';
import { configBeside } from './testing';

const redis = createRedisProcess();
const whereRedisIs = isRedisInstalled ? describe : describe.skip;

whereRedisIs('answers that two processes keep', () => {
  const server = createTestServer({ REDIS_URL: redis.url });
  let other: App;
  let connection: Connection;

  beforeAll(async () => {
    await redis.start();
    const config = configBeside(redis.url);
    connection = connect({ url: server.databaseUrl, poolSize: 5 });
    other = await createApp(config, connection);
  });
  afterAll(async () => {
    await other.http.close();
    await connection.close();
    await redis.stop();
  });

  const isJoinedTo = async (http: FastifyInstance) =>
    (await http.inject('/readyz')).json().redis === 'joined';
  const joined = (isJoined: boolean) =>
    until(
      async () => (await isJoinedTo(other.http)) === isJoined && (await isJoinedTo(server.http)) === isJoined,
    );
  const titleThere = async (id: string): Promise<string> =>
    (await other.http.inject({ url: `/api/v1/jobs/${id}` })).json().data.title;
  const change = (id: string, title: string) => server.as('client').put(`/api/v1/jobs/${id}`, { title });

  test('are given by neither any more once one has changed what they say [PLT-283]', async () => {
    await joined(true);
    // Nothing is too old: only what is told ends what is kept.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const { id } = await addJob(server);
    expect(await titleThere(id)).toBe('Replace the kitchen drain');
    await change(id, 'Replace the bathroom drain');
    await until(async () => (await titleThere(id)) === 'Replace the bathroom drain');
    clock.mockRestore();
  });

  test('are none while Redis is lost, and what was kept before is gone once it is back [PLT-283]', async () => {
    await joined(true);
    const { id } = await addJob(server);
    await titleThere(id);
    await redis.stop();
    await joined(false);
    await change(id, 'Paint the fence');
    expect(await titleThere(id)).toBe('Paint the fence');
    await redis.start();
    await joined(true);
    expect(await titleThere(id)).toBe('Paint the fence');
  });
});
