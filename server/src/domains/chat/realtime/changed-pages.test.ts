import type { FastifyInstance } from 'fastify';
import { createServices } from '../../../app/services';
import { createTestServer, until } from '../../../app/testing';
import { createHttp } from '../../../http/http';
import { createRedisProcess, isRedisInstalled } from './redis-process';
import { configBeside } from './testing';
import { createRealtime, type Realtime } from './socket';

const redis = createRedisProcess();
const server = createTestServer();
const whereRedisIs = isRedisInstalled ? describe : describe.skip;

/** A process that notes what its kept pages are told. */
const running: FastifyInstance[] = [];
async function aProcess() {
  const config = configBeside(redis.url);
  const services = createServices(config, server.connection);
  const http = await createHttp(config);
  const told: (readonly string[] | undefined)[] = [];
  const realtime = await createRealtime(http, {
    ...services,
    config,
    database: server.database,
    onPagesChanged: (ids) => void told.push(ids),
    onReadsChanged: () => undefined,
  });
  running.push(http);
  return { realtime, told };
}

const areJoined = (...processes: { realtime: Realtime }[]) =>
  until(() => processes.every(({ realtime }) => realtime.cluster.isJoined() === true));

whereRedisIs('pages that two processes keep', () => {
  beforeAll(() => redis.start());
  afterEach(async () => {
    for (const http of running.splice(0)) await http.close();
  });
  afterAll(() => redis.stop());

  test('are made anew by both when what they show has changed at one [PLT-157]', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    await areJoined(here, there);
    here.realtime.changePages(['a job', 'its owner']);
    await until(() => there.told.some((ids) => ids?.[0] === 'a job'));
    expect(there.told).toContainEqual(['a job', 'its owner']);
    expect(here.told).toContainEqual(['a job', 'its owner']);
  });

  test('are all made anew once Redis is back: what was told meanwhile is not known [PLT-157]', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    await areJoined(here, there);
    await redis.stop();
    here.realtime.changePages(['a job']);
    there.told.length = 0;
    await redis.start();
    await until(() => there.told.length > 0);
    expect(there.told[0]).toBeUndefined();
  });
});
