import { startCanary } from '@plumbline/registry/canary';
import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge } from './testing';

const site = createTestEdge();

const HARDENED = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** What every answer's policy says, whatever else it allows; `default-src` stands for objects where nothing else does. */
const CLOSED = [/base-uri 'none'/, /frame-ancestors 'none'/, /(?:default|object)-src 'none'/];

test('every answer has HSTS, an opener policy, nosniff and a policy that lets nobody frame it [PLT-66]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve();
  const page = await browser.open('/jobs');
  const [script = ''] = /\/artifacts\/[\w./-]+\.js/.exec(page.body) ?? [];

  for (const answer of [
    page,
    ...(await Promise.all([script, '/artifacts/no/such', '/platform.json'].map(browser.file))),
  ]) {
    expect(answer.headers).toMatchObject(HARDENED);
    for (const part of CLOSED) expect(answer.headers['content-security-policy']).toMatch(part);
  }
  expect(page.headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(self\)/);
  expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
});

test('an edge without a site sends the same security headers [PLT-66]', async () => {
  const browser = await site.serve();
  const answer = await browser.open('/');
  expect([answer.statusCode, answer.headers]).toEqual([503, expect.objectContaining(HARDENED)]);
  for (const part of CLOSED) expect(answer.headers['content-security-policy']).toMatch(part);
});

test('what a policy blocks is reported to the site itself [PLT-68]', async () => {
  await site.registry.publish(aHost());
  const { headers } = await (await site.serve()).open('/');

  expect(headers['reporting-endpoints']).toBe('site="/api/v1/telemetry/violations"');
  expect(headers['content-security-policy']).toContain(
    'report-to site; report-uri /api/v1/telemetry/violations',
  );
  expect(headers['integrity-policy']).toContain('endpoints=(site)');
});

test.each([
  ['/forgot-password?email=a%40example.org&token=secret', 'no-referrer'],
  ['/Forgot-Password/?token=secret', 'no-referrer'],
  ['/forgot-passwords', 'strict-origin-when-cross-origin'],
  ['/jobs', 'strict-origin-when-cross-origin'],
])('the address %s is passed on as %s says [PLT-67]', async (url, policy) => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  expect((await (await site.serve()).open(url)).headers['referrer-policy']).toBe(policy);
});

test('a page for this visitor alone is never stored; the page for everybody is revalidated [PLT-67]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve({ overrideOrigins: ['http://localhost:*'] });
  const cachingOf = async (url: string) => (await browser.open(url)).headers['cache-control'];

  expect(await cachingOf('/jobs')).toBe('no-cache, private');
  expect(await cachingOf('/jobs?remote=mf-jobs@http://localhost:3002')).toBe('no-store');
  expect(await cachingOf('/jobs')).toBe('no-store');
  expect(await cachingOf('/jobs?remote=')).toBe('no-store');
  expect(await cachingOf('/jobs')).toBe('no-cache, private');

  const build = await site.registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'newer' } }));
  await startCanary(site.registry.context, { name: 'mf-jobs', build, percent: 100, reason: null });
  await site.serve();
  expect((await site.another().open('/jobs')).headers['cache-control']).toBe('no-store');
});
