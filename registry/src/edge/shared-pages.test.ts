import { startCanary } from '@plumbline/registry/canary';
import { aPage, aRemote } from '../testing/temporary-registry';
import { eventually, host, jobs } from './rendering/testing';
import { createTestEdge } from './testing';

const site = createTestEdge();
jest.setTimeout(60_000);

const PAGE = 'async ({ url }) => "<h1>" + url + "</h1>"';
const CDN = { seconds: 30, tagOf: (url: string) => `tag of ${url}` };
const PRIVATE = 'no-cache, private';

/** A site with one page that is rendered, and one that shows nothing without a session. */
async function openSite(options: { cdn?: typeof CDN } = { cdn: CDN }) {
  const pages = ['/jobs', '/jobs/saved', '/forgot-password'].map((path) => aPage(path));
  await site.registry.publish(host(), jobs(PAGE, { manifest: { pages } }));
  const askApi = () => Promise.resolve(undefined);
  const browser = await site.serve({ ...options, askApi, overrideOrigins: ['http://localhost:*'] });
  await eventually(async () => expect((await browser.open('/jobs')).body).toContain('<h1>'));
  return browser;
}
const cachingOf = async (browser: Awaited<ReturnType<typeof openSite>>, url: string, headers = {}) =>
  (await browser.open(url, headers)).headers['cache-control'];

test('a cache for many may keep a page with its content for a while, under a name; browsers ask each time [PLT-210]', async () => {
  const { headers } = await (await openSite()).open('/jobs');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(headers['cache-tag']).toBe('tag of /jobs');
  expect(headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language');
  expect(headers.etag).toMatch(/^W\//);
  expect(headers['set-cookie']).toBeUndefined();
});

test('it keeps nothing for whoever brings a cookie of the site, of an address with a secret, or of what is not there [PLT-210]', async () => {
  const browser = await openSite();
  expect(await cachingOf(browser, '/jobs', { cookie: 'plumbline_language=fr' })).toBe(PRIVATE);
  expect(await cachingOf(browser, '/jobs', { cookie: 'a=b; plumbline_in=1' })).toBe(PRIVATE);
  expect(await cachingOf(browser, '/jobs', { authorization: 'Bearer x' })).toBe(PRIVATE);
  expect(await cachingOf(browser, '/jobs', { cookie: '_ga=1' })).toContain('s-maxage');
  expect(await cachingOf(browser, '/forgot-password?token=secret')).toBe(PRIVATE);
  expect(await cachingOf(browser, '/nowhere')).toBe(PRIVATE);
  expect(await cachingOf(browser, '/jobs?remote=mf-jobs@http://localhost:3002')).toBe('no-store');
});

test('while a canary runs a first visit is nobody else’s [PLT-210]', async () => {
  await openSite();
  const build = await site.registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'newer' } }));
  await startCanary(site.registry.context, { name: 'mf-jobs', build, percent: 100, reason: null });
  await site.serve({ cdn: CDN });
  expect((await site.another().open('/jobs')).headers['cache-control']).toBe('no-store');
});

test('nothing is said to caches unless it is wished [PLT-210]', async () => {
  const { headers } = await (await openSite({})).open('/jobs');
  expect([headers['cache-control'], headers['cache-tag']]).toEqual([PRIVATE, undefined]);
});
