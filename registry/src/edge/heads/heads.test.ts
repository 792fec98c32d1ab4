import { aHost, aRemote } from '../../testing/temporary-registry';
import { createTestEdge } from '../testing';
import type { Describe, PageDescription } from './page-head';

const site = createTestEdge();

const HTML = `<!doctype html><html lang="en"><head><meta name="description" content="The site."><title>Plumbline</title><!--plumbline:head--></head><body><div id="root"></div></body></html>`;
const page = (path: string, title: string, access: 'public' | 'signedIn' = 'public') => ({
  path,
  expose: './home',
  access,
  title: `jobs:titles.${title}`,
  chrome: 'full' as const,
});
const labelsIn = (language: string) => ({
  'jobs:titles.search': `Jobs & more (${language})`,
  'jobs:descriptions.search': `"Jobs" <nearby> (${language})`,
  'jobs:titles.details': 'Job',
  'jobs:titles.own': 'Yours',
});
const remote = () =>
  aRemote('mf-jobs', {
    labels: { en: labelsIn('en'), fr: labelsIn('fr') },
    manifest: {
      pages: [page('/jobs', 'search'), page('/jobs/:id', 'details'), page('/own', 'own', 'signedIn')],
      redirects: [
        { path: '/search/:id', to: '/jobs/:id?from=search' },
        { path: '/own', to: '/jobs' },
        { path: '/mine', to: '/own', access: 'signedIn' as const },
      ],
    },
  });

async function serve(describe: Describe = () => Promise.resolve(undefined)) {
  await site.registry.publish(aHost({ files: { 'index.html': HTML } }), remote());
  return site.serve({ heads: { siteUrl: 'https://plumbline.example', describe } });
}

const describing = (described: PageDescription) => () => Promise.resolve(described);

test('a page without content says what it is, and where it is found in each language [PLT-150]', async () => {
  const browser = await serve();
  const { body } = await browser.open('/jobs?category=roofing');

  expect(body).toContain('<title>Jobs &amp; more (en) · Plumbline</title>');
  expect(body).toContain('<meta name="description" content="&quot;Jobs&quot; &lt;nearby&gt; (en)">');
  expect(body).not.toContain('The site.');
  expect(body).toContain('<link rel="canonical" href="https://plumbline.example/jobs">');
  expect(body).toContain('hreflang="fr" href="https://plumbline.example/jobs?lang=fr">');
  expect(body).toContain('hreflang="x-default" href="https://plumbline.example/jobs">');
  expect(body).toContain('property="og:title" content="Jobs &amp; more (en)"');
});

test('an address may ask for its language, whatever the browser speaks [PLT-150]', async () => {
  const browser = await serve();
  const { body } = await browser.open('/jobs?lang=fr');

  expect(body).toContain('<html lang="fr"');
  expect(body).toContain('<title>Jobs &amp; more (fr) · Plumbline</title>');
  expect(body).toContain('<link rel="canonical" href="https://plumbline.example/jobs?lang=fr">');
});

test('what is shown describes its page, and no text of it ends the data [PLT-151]', async () => {
  const data = [{ '@type': 'JobPosting', title: '</script><script>alert(1)</script>' }];
  const picture = { url: 'https://plumbline.example/a.png?a=1&b=2', width: 1200, height: 630, alt: 'A roof' };
  const browser = await serve(describing({ status: 200, title: 'A $& roof', data, picture }));
  const { body, headers } = await browser.open('/jobs/1');

  expect(body).toContain('<title>A $&amp; roof · Plumbline</title>');
  expect(body).toContain('property="og:image" content="https://plumbline.example/a.png?a=1&amp;b=2"');
  expect(body).toContain('name="twitter:card" content="summary_large_image"');
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual(data[0]);
  expect(body).not.toContain('alert(1)</script>');
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test.each([404, 410] as const)(
  'what is not there has the status %i, and is not to be found [PLT-152]',
  async (status) => {
    const { statusCode, body } = await (await serve(describing({ status }))).open('/jobs/1');

    expect(statusCode).toBe(status);
    expect(body).toContain('<meta data-head name="robots" content="noindex">');
    expect(body).not.toContain('canonical');
  },
);

test('while nobody knows whether a thing is there, its page is not to be found, and search engines come again [PLT-156]', async () => {
  const browser = await serve(() => Promise.reject(new Error('no database')));
  const answer = await browser.open('/jobs/1');
  const found = await browser.open('/jobs/1', { 'user-agent': 'Googlebot/2.1' });

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([200, undefined]);
  expect([found.statusCode, found.headers['retry-after']]).toEqual([503, '30']);
  for (const { body } of [answer, found]) {
    expect(body).toContain('<meta data-head name="robots" content="noindex">');
    expect(body).not.toContain('canonical');
  }
});

test('a page goes out as before when nobody can describe it, or somebody is signed in [PLT-151]', async () => {
  const browser = await serve(() => Promise.reject(new Error('no database')));
  expect((await browser.open('/jobs/1')).body).toContain('<title>Job · Plumbline</title>');
  browser.cookies.set('plumbline_in', '1');
  expect((await browser.open('/jobs/1')).body).toContain('<title>Plumbline</title>');
  expect((await site.another().open('/own')).body).not.toContain('canonical');
});

test('an address that moved for everybody is answered with the new one, and its query [PLT-152]', async () => {
  const browser = await serve();
  const moved = await browser.open('/search/7?page=2&from=mail');

  expect(moved.statusCode).toBe(301);
  expect(moved.headers.location).toBe('/jobs/7?from=search&page=2');
  expect((await browser.open('/search//evil.example')).headers.location ?? '').not.toMatch(/^\/\//);
  for (const path of ['/own', '/mine']) expect((await browser.open(path)).statusCode).not.toBe(301);
});
