import { errorSamples, telemetryCounts } from '../../../database/tables/telemetry';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();
const SCRIPT = 'https://site.example/artifacts/mf-jobs/0123456789abcdef0123456789abcdef/page.js';

const send = (body: unknown, type = 'application/reports+json') =>
  server.anonymous.post('/api/v1/telemetry/violations', JSON.stringify(body), {
    headers: { 'content-type': type },
  });

async function samples() {
  await server.settle();
  const rows = await server.database.select().from(errorSamples).orderBy(errorSamples.id);
  return rows.map(({ remote, version, phase, message }) => ({ remote, version, phase, message }));
}

test('what a policy blocked is kept for the remote whose script it was, without queries [PLT-68]', async () => {
  const reports = [
    {
      type: 'csp-violation',
      url: 'https://site.example/jobs?q=ada@example.org',
      body: {
        blockedURL: 'https://evil.example/x.js?token=secret',
        effectiveDirective: 'script-src-elem',
        sourceFile: SCRIPT,
      },
    },
    { type: 'integrity-violation', body: { blockedURL: SCRIPT, destination: 'script' } },
    { type: 'csp-violation', body: { blockedURL: 'inline', effectiveDirective: 'style-src-attr' } },
  ];
  expect((await send(reports)).statusCode).toBe(202);

  expect(await samples()).toEqual([
    {
      remote: 'mf-jobs',
      version: '?+01234567',
      phase: 'csp-violation',
      message: 'script-src-elem blocked https://evil.example/x.js',
    },
    {
      remote: 'mf-jobs',
      version: '?+01234567',
      phase: 'integrity-violation',
      message: expect.stringMatching(
        /^script blocked https:\/\/site\.example\/artifacts\/mf-jobs\/.*page\.js$/,
      ),
    },
    { remote: 'shell', version: '?', phase: 'csp-violation', message: 'style-src-attr blocked inline' },
  ]);
});

test('browsers that know only the older form are heard too [PLT-68]', async () => {
  const report = { 'blocked-uri': 'eval', 'violated-directive': "script-src 'self'", 'source-file': SCRIPT };
  expect((await send({ 'csp-report': report }, 'application/csp-report')).statusCode).toBe(202);
  expect(await samples()).toMatchObject([{ remote: 'mf-jobs', message: 'script-src blocked eval' }]);
});

test('a flood, extensions and other reports cost nothing: few are kept, and none is a failed view [PLT-68]', async () => {
  const body = { blockedURL: 'inline', effectiveDirective: 'script-src' };
  const flood = Array.from({ length: 90 }, () => ({ type: 'csp-violation', body }));
  const others = [
    { type: 'deprecation', body: { id: 'x' } },
    { type: 'csp-violation', body: { ...body, sourceFile: 'chrome-extension://abc/x.js' } },
  ];
  await send([...others, ...flood]);

  expect(await samples()).toHaveLength(10);
  const rows = await server.database.select().from(telemetryCounts);
  expect(rows.filter(({ kind }) => kind === 'failedView' || kind === 'view')).toEqual([]);
});

test.each([
  ['nonsense'],
  [Array.from({ length: 101 }, () => ({ type: 'csp-violation' }))],
  [{ 'csp-report': 1 }],
])('what is no report is refused (%#) [PLT-68]', async (body) => {
  expect((await send(body)).statusCode).toBe(400);
  expect(await samples()).toEqual([]);
});
