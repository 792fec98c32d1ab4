import path from 'node:path';
import { aPage, aRegistry, host, jobs as jobsRemote } from '@plumbline/registry/testing/rendered-site';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { jobs } from '../../database/tables/jobs';
import { addJob } from '../../domains/jobs/jobs/testing';
import { createRedisProcess, isRedisInstalled } from '../../domains/chat/realtime/redis-process';
import { readConfig } from '../../settings/config';
import { startTracer } from '../../tracing/otlp';
import { traceWith } from '../../tracing/span';
import { startReceiver } from '../../tracing/testing';
import type { SentSpan } from '../../tracing/testing';
import { createApp } from '../app';
import type { App } from '../app';
import { addressOf, createTestServer, UNKNOWN_ID, until } from '../testing';
import { createEdgeApp } from './edge-app';

const server = createTestServer();
const redis = createRedisProcess();
const whereRedisIs = isRedisInstalled ? describe : describe.skip;
jest.setTimeout(60_000);

/** A page that shows the newest jobs, as the API lists them. */
const PAGE =
  'async ({ language, url, ask }) => "<h1>" + language + " " + url + "</h1>" + (await ask("/api/v1/jobs/recent?page=1")).body';

let registry: Awaited<ReturnType<typeof aRegistry>>;
const running: FastifyInstance[] = [];
beforeEach(async () => {
  registry = await aRegistry();
  await registry.publish(
    host(),
    jobsRemote(PAGE, { manifest: { pages: [aPage('/jobs'), aPage('/jobs/:id')] } }),
  );
});
afterEach(async () => {
  for (const http of running.splice(0)) await http.close();
  await registry.remove();
});

const settingsOf = (name: string, settings: Record<string, string>) =>
  readConfig({
    PROFILE: 'test',
    DATA_DIR: path.join(registry.root, name),
    REGISTRY_DIR: registry.storeDir,
    REGISTRY_KEYS: registry.keyDir,
    PUBLIC_URL: 'https://plumbline.example',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
    LOAD_TEST: '1',
    ...settings,
  });

/** A process that does everything, and an edge that asks it. */
async function twoProcesses(settings: Record<string, string> = {}) {
  const app: App = await createApp(settingsOf('all', settings), server.connection);
  running.push(app.http);
  const { port } = await addressOf(app.http);
  const apiUrl = `http://127.0.0.1:${port}`;
  const config = settingsOf('edge', { ROLE: 'edge', API_URL: apiUrl, ...settings });
  const edge = await createEdgeApp({ ...config, apiUrl });
  running.push(edge);
  return { app, edge };
}

const open = (http: FastifyInstance, url: string, language = 'en') =>
  http.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });
/** All of it but what is new each time: when it was rendered and sent, and the name of the call. */
async function answerOf(http: FastifyInstance, url: string, language: string) {
  const { statusCode, body, headers } = await open(http, url, language);
  return {
    statusCode,
    body: body.replace(/"now":\d+/, '"now":0'),
    headers: { ...headers, date: '', etag: '', 'x-request-id': '' },
  };
}
const untilShown = (http: FastifyInstance, url: string, text: string) =>
  until(async () => (await open(http, url)).body.includes(text));

test('an edge sends the pages of a process that does everything, byte for byte [PLT-204]', async () => {
  const { id } = await addJob(server, { title: 'Repair a roof' });
  const { app, edge } = await twoProcesses();
  const rendered = ['/jobs', `/jobs/${id}`, `/jobs/${UNKNOWN_ID}`, '/jobs?page=2'];

  for (const language of ['en', 'fr']) {
    for (const url of rendered)
      for (const http of [app.http, edge])
        await until(async () =>
          (await open(http, url, language)).body.includes(`<h1>${language} ${url}</h1>`),
        );
    for (const url of [...rendered, '/', '/nowhere']) {
      const whole = await answerOf(app.http, url, language);
      expect([url, await answerOf(edge, url, language)]).toEqual([url, whole]);
    }
  }
  const described = (await open(edge, `/jobs/${id}`)).body;
  expect(described).toContain('<meta data-head property="og:title" content="Repair a roof">');
});

test('an edge says whether it has a site, and has no API [PLT-201, PLT-204]', async () => {
  const { edge } = await twoProcesses();
  await until(async () => (await edge.inject('/readyz')).statusCode === 200);
  expect((await edge.inject('/readyz')).json()).toEqual({
    ...{ status: 'ok', role: 'edge', site: true },
    api: 'answers',
  });
  expect((await edge.inject('/api/v1/jobs/recent')).statusCode).toBe(404);
});

test('an edge listens once its first pages can be rendered', async () => {
  const { edge } = await twoProcesses();
  await edge.ready();
  expect((await open(edge, '/jobs')).body).toContain('<h1>en /jobs</h1>');
});

test('while the API is away pages that are kept go out, others without content [PLT-206]', async () => {
  await addJob(server, { title: 'Repair a roof' });
  const { app, edge } = await twoProcesses();
  await untilShown(edge, '/jobs', 'Repair a roof');
  await app.http.close();

  expect((await open(edge, '/jobs')).body).toContain('Repair a roof');
  const other = await open(edge, '/jobs?page=2');
  expect([other.statusCode, other.body.includes('<div id="root"></div>')]).toEqual([200, true]);
  expect((await edge.inject('/readyz')).json()).toMatchObject({ status: 'ok', api: 'away' });
});

test('what a page is rendered with is part of its trace, at the edge and where it asks [PLT-301]', async () => {
  const receiver = await startReceiver();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url;
  const tracer = startTracer({ role: 'edge', onLost: () => undefined });
  traceWith(tracer);
  const { edge } = await twoProcesses();
  await until(async () => (await edge.inject('/readyz')).statusCode === 200);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { accept: 'text/html', traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await until(async () => (await edge.inject({ url: '/jobs', headers })).body.includes('<h1>en /jobs</h1>'));
  traceWith(undefined);
  await tracer.stop();
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  await receiver.close();

  const spans = receiver.spans().filter((sent) => sent.traceId === traceId);
  const [answer] = spans.filter(({ name }) => name === 'GET /api/v1/jobs/recent');
  const parentOf = (child: SentSpan | undefined) =>
    spans.find(({ spanId }) => spanId === child?.parentSpanId);
  const asked = parentOf(answer);
  const rendered = parentOf(asked);
  expect([asked?.name, rendered?.name]).toEqual(['ask the API', 'render page']);
  expect(parentOf(rendered)?.name).toMatch(/^GET /);
});

whereRedisIs('with Redis', () => {
  beforeAll(() => redis.start());
  afterAll(() => redis.stop());

  test('an edge hears which pages have changed, and is no neighbour with sockets [PLT-207]', async () => {
    const { id, ownerId } = await addJob(server, { title: 'Repair a roof' });
    const { app, edge } = await twoProcesses({ REDIS_URL: redis.url });
    await until(async () => (await edge.inject('/readyz')).json().redis === 'joined');
    await untilShown(edge, '/jobs', 'Repair a roof');
    await server.database.update(jobs).set({ title: 'Mend a roof' }).where(eq(jobs.id, id));
    expect((await open(edge, '/jobs')).body).toContain('Repair a roof');

    await until(() => app.realtime.cluster.isJoined() === true);
    app.realtime.changePages([id, ownerId]);
    await untilShown(edge, '/jobs', 'Mend a roof');
    expect(app.realtime.cluster.count()).toBe(0);
  });
});
