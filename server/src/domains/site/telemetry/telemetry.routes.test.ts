import { sql } from 'drizzle-orm';
import { errorSamples, telemetryCounts } from '../../../database/tables/telemetry';
import { createTestServer } from '../../../app/testing';
import { aView, aVital, anError, report, times } from './testing';

const server = createTestServer();
const send = (body: object | string, headers = {}) =>
  server.anonymous.post('/api/v1/telemetry', body, { headers });

test('reports are counted by minute, release and kind, however many pages send them [PLT-103]', async () => {
  await report(server, [...times(3, aView()), anError(), anError({ isFirst: false })]);
  await report(server, [aView(), aView({ source: 'canary', version: '1.3.0' })]);

  const rows = await server.database.select().from(telemetryCounts);
  const counts = rows.map(
    ({ version, source, kind, name, count }) => `${version} ${source} ${kind} ${name} ${count}`,
  );
  // The minute may have changed between the two reports: then there are more rows with the same sum.
  expect(rows.every(({ minute }) => minute.getTime() % 60_000 === 0)).toBe(true);
  expect(
    rows
      .filter(({ kind, source }) => kind === 'view' && source === 'live')
      .reduce((sum, { count }) => sum + count, 0),
  ).toBe(4);
  expect(counts).toEqual(
    expect.arrayContaining(['1.2.0 live error render 2', '1.2.0 live failedView  1', '1.3.0 canary view  1']),
  );
});

test('reports that could not be stored are stored the next time [PLT-103]', async () => {
  const { database, services } = server;
  services.telemetry.record([aView(), anError()]);
  await database.execute(sql`alter table error_samples rename to error_samples_away`);
  await expect(services.telemetry.flush()).rejects.toThrow();
  services.telemetry.record([aView()]);
  await database.execute(sql`alter table error_samples_away rename to error_samples`);
  await services.telemetry.flush();
  const rows = await database.select().from(telemetryCounts);
  const views = rows.filter(({ kind }) => kind === 'view');
  expect(views.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(await database.$count(errorSamples)).toBe(1);
});

test('a page that is being left may report as plain text', async () => {
  const body = JSON.stringify({ events: [aView()] });
  expect((await send(body, { 'content-type': 'text/plain;charset=UTF-8' })).statusCode).toBe(202);
  await server.settle();
  expect(await server.database.$count(telemetryCounts)).toBe(1);
});

test('a sample of each error is kept with release, phase, owner and trace id, without what names a person [PLT-102, PLT-103]', async () => {
  const message = 'No chat with ada@example.org at https://x.test/messages?chat=7';
  await report(server, [
    anError({ phase: 'chunk', owner: 'Jobs team', traceId: '1a2b3c4d', path: '/jobs/:jobId', message }),
  ]);
  expect(await server.database.select().from(errorSamples)).toMatchObject([
    {
      remote: 'mf-jobs',
      version: '1.2.0',
      source: 'live',
      phase: 'chunk',
      owner: 'Jobs team',
      traceId: '1a2b3c4d',
      path: '/jobs/:jobId',
      message: 'No chat with <email> at https://x.test/messages?…',
    },
  ]);
});

test.each([
  ['nothing', { events: [] }],
  ['more than a batch', { events: times(51, aView()) }],
  ['a remote of a strange name', { events: [{ ...aView(), remote: 'Jobs"} ' }] }],
  ['a path with a query', { events: [{ ...aView(), path: '/jobs?q=ada' }] }],
  ['a vital nobody knows', { events: [{ ...aVital('LCP', 1), vital: { name: 'FID', value: 1 } }] }],
])('%s is refused with 400 and counts nothing [PLT-103]', async (_what, body) => {
  expect((await send(body)).statusCode).toBe(400);
  await server.settle();
  expect(await server.database.$count(telemetryCounts)).toBe(0);
});

test('a flood of reports costs few rows a minute and hides no view [PLT-103]', async () => {
  const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
  const noon = Date.UTC(2026, 0, 1, 12);
  for (let version = 0; version < 20; version += 1) {
    const origin = { remote: 'mf-jobs', version: String(version), source: 'live' } as const;
    for (let power = 0; power < 64; power += 1) {
      const value = 0.001 * 1.2 ** power;
      const events = vitals.map((name) => ({
        kind: 'vital' as const,
        ...origin,
        vital: { name, value: name === 'CLS' ? value : value * 5000 },
      }));
      server.services.telemetry.record(events, noon);
    }
    await server.services.telemetry.flush();
  }
  server.services.telemetry.record([aView()], noon);
  await server.settle();
  const rows = await server.database.select().from(telemetryCounts);
  expect(rows.length).toBeLessThanOrEqual(1001);
  expect(rows.filter(({ kind }) => kind === 'view')).toHaveLength(1);
});

test('a body that is too large is refused [PLT-103]', async () => {
  expect((await send({ events: [anError({ message: 'x'.repeat(70_000) })] })).statusCode).toBe(413);
});

test('what is older than 14 days goes, and so do all but the newest 500 samples [PLT-104]', async () => {
  await report(server, [aView()]);
  const row = {
    remote: 'mf-jobs',
    version: '1.0.0',
    source: 'live' as const,
    kind: 'view' as const,
    count: 1,
  };
  const [old, kept] = [15, 13].map((days) => new Date(Date.now() - days * 86_400_000));
  await server.database.insert(telemetryCounts).values([
    { ...row, minute: old as Date },
    { ...row, minute: kept as Date },
  ]);
  const sample = { remote: 'mf-jobs', version: '1.0.0', source: 'live' as const, phase: 'render' as const };
  await server.database.insert(errorSamples).values(Array.from({ length: 505 }, () => sample));

  await server.services.telemetry.sweep();
  expect(await server.database.$count(telemetryCounts)).toBe(2);
  expect(await server.database.$count(errorSamples)).toBe(500);
});
