import { createTestServer } from '../../../app/testing';
import { aView, aVital, anError, report, times } from './testing';

const TOKEN = 'a-token-that-only-the-guard-knows-0';
const server = createTestServer({ FIGURES_TOKEN: TOKEN });
const FIGURES = '/api/v1/platform/figures';
const CANARIES = `/api/v1/platform/canaries?remote=mf-jobs&version=1.3.0&since=${new Date(0).toISOString()}`;

test.each([
  ['a visitor', server.anonymous, 401],
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['a contractor', server.as('contractor'), 403],
  ['an admin', server.as('admin'), 200],
  ['the guard', server.withToken(TOKEN), 200],
  ['somebody with another token', server.withToken(`${TOKEN.slice(0, -1)}1`), 401],
])('%s reads the figures of the platform [PLT-110]', async (_who, caller, status) => {
  expect((await caller.get(FIGURES)).statusCode).toBe(status);
  expect((await caller.get(CANARIES)).statusCode).toBe(status);
});

test('figures give the last hour by release, the range by time, the vitals and the last errors [PLT-103, PLT-110]', async () => {
  await report(server, [
    ...times(4, aView()),
    anError({ traceId: '1a2b3c4d', message: 'boom' }),
    ...[1000, 1000, 1000, 4000].map((value) => aVital('LCP', value)),
    ...times(2, aView({ remote: 'mf-auth', source: 'canary', version: '2.0.0' })),
  ]);

  const { data } = (await server.as('admin').get(`${FIGURES}?hours=24`)).json();
  expect(data.lastHour).toEqual([
    { remote: 'mf-auth', version: '2.0.0', source: 'canary', views: 2, failedViews: 0, errors: 0 },
    { remote: 'mf-jobs', version: '1.2.0', source: 'live', views: 4, failedViews: 1, errors: 1 },
  ]);
  expect(data).toMatchObject({
    step: 60,
    vitals: [{ remote: 'mf-jobs', version: '1.2.0', source: 'live', name: 'LCP', count: 4 }],
  });
  expect(data.vitals[0].p75).toBeGreaterThan(800);
  expect(data.vitals[0].p75).toBeLessThan(1200);
  const own = data.series.filter(({ remote }: { remote: string }) => remote === 'mf-jobs');
  expect(own.reduce((sum: number, { views }: { views: number }) => sum + views, 0)).toBe(4);
  expect(data.samples).toMatchObject([
    { remote: 'mf-jobs', phase: 'render', traceId: '1a2b3c4d', message: 'boom' },
  ]);
});

test('a canary is compared with the live release since it began [PLT-120]', async () => {
  const canary = { source: 'canary', version: '1.3.0' } as const;
  await report(server, [
    ...times(3, aView(canary)),
    anError(canary),
    ...times(5, aView()),
    aView({ source: 'canary', version: '1.2.9' }),
    aView({ remote: 'mf-auth' }),
  ]);
  const { data } = (await server.withToken(TOKEN).get(CANARIES)).json();
  expect(data).toEqual({
    canary: { views: 3, failedViews: 1 },
    live: { views: 5, failedViews: 0 },
    before: { views: 0, failedViews: 0 },
  });
  const later = CANARIES.replace('1970-01-01', '2999-01-01');
  expect((await server.withToken(TOKEN).get(later)).json().data.canary).toEqual({ views: 0, failedViews: 0 });
});

test('a page of a canary whose server half failed counts as a failed view of it [PLT-122]', async () => {
  const failure = { remote: 'mf-jobs', version: '1.3.0', source: 'canary', path: '/jobs/:id' } as const;
  await report(server, times(2, aView({ source: 'canary', version: '1.3.0' })));
  server.services.telemetry.recordFailedPage({ ...failure, reason: 'roof fell in' });
  server.services.telemetry.recordFailedPage({ path: '/*', reason: 'of nobody' });
  await server.services.telemetry.flush();

  expect((await server.withToken(TOKEN).get(CANARIES)).json().data.canary).toEqual({
    views: 3,
    failedViews: 1,
  });
  const { samples } = (await server.as('admin').get(FIGURES)).json().data;
  expect(samples).toMatchObject([{ remote: 'mf-jobs', path: '/jobs/:id', message: 'roof fell in' }]);
});

test.each(['hours=0', 'hours=337', 'hours=x'])('%s is no range [PLT-110]', async (query) => {
  expect((await server.as('admin').get(`${FIGURES}?${query}`)).statusCode).toBe(400);
});

test('vitals are listed by release, so that a canary can be compared with what is live', async () => {
  const canary = { source: 'canary', version: '1.3.0' } as const;
  await report(server, [...times(3, aVital('LCP', 1000)), ...times(2, aVital('LCP', 4000, canary))]);

  const { data } = (await server.as('admin').get(`${FIGURES}?hours=24`)).json();

  expect(data.vitals).toMatchObject([
    { remote: 'mf-jobs', version: '1.2.0', source: 'live', name: 'LCP', count: 3 },
    { remote: 'mf-jobs', version: '1.3.0', source: 'canary', name: 'LCP', count: 2 },
  ]);
  expect(data.vitals[1].p75).toBeGreaterThan(data.vitals[0].p75 * 3);
});
