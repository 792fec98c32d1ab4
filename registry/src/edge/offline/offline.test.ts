import { startCanary } from '@plumbline/registry/canary';
import { KEPT_PAGE } from '@plumbline/shared-schema/rendering';
import { setDisabled } from '../../publishing/rollback';
import { aHost, aPage, aRemote } from '../../testing/temporary-registry';
import { createTestEdge, letAnswersAge } from '../testing';

const site = createTestEdge();

type KeptShell = { set: string; html: string; headers: Record<string, string>; files: string[] };
type Browser = Awaited<ReturnType<typeof site.serve>>;

const keptBy = async (browser: Browser): Promise<KeptShell> =>
  (await browser.file('/offline-shell.json')).json();

test('what a browser keeps is the live set: its name, a page, and all files that the page may load [PLT-256]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve();
  const { set, html, files } = await keptBy(browser);

  expect(set).toBe((await browser.platform()).set);
  expect(set).toBe((await browser.bootOf('/jobs')).set);
  const [, boot = ''] = /id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(boot)).toMatchObject({
    set,
    remotes: [{ labels: { en: { 'jobs:title': 'Title' }, fr: { 'jobs:title': 'Titre' } } }],
  });
  expect(JSON.parse(boot)).not.toHaveProperty('otherLabels');
  expect(html).toContain(`<meta name="${KEPT_PAGE}">`);
  const loaded = [...html.matchAll(/<script defer[^>]* src="([^"]+)"/g)].map(([, url]) => url);
  expect(loaded).toHaveLength(2);
  expect(files).toEqual(expect.arrayContaining(loaded));
  expect(files.map((file) => file.split('/').at(-1))).toEqual(
    expect.arrayContaining(['main.js', 'map.js', 'remoteEntry.js', 'page.js', 'en.js', 'fr.js']),
  );
  for (const file of files) expect([file, (await browser.file(file)).statusCode]).toEqual([file, 200]);
});

test('it follows a publication and a remote that is switched off, and no canary [PLT-256]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-pets'));
  const browser = await site.serve();
  const first = await keptBy(browser);
  const newer = await site.registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'newer' } }));
  await startCanary(site.registry.context, { name: 'mf-jobs', build: newer, percent: 100, reason: null });
  letAnswersAge();
  expect((await keptBy(browser)).set).toBe(first.set);

  await setDisabled(site.registry.context, { name: 'mf-pets', reason: 'incident', isDisabled: true });
  letAnswersAge();
  const second = await keptBy(browser);
  expect(second.set).toBe((await site.another().platform()).set);
  expect(second.set).not.toBe(first.set);
  expect(second.files.join()).not.toContain('/mf-pets/');
});

test('server halves, kits, pictures and what administrators alone get are not kept', async () => {
  const admin = { pages: [{ ...aPage('/admin'), access: 'admin' as const }] };
  await site.registry.publish(
    aHost({ files: { 'platform/kit.js': 'kit', 'picture.png': 'picture', 'main.js.map': '{}' } }),
    aRemote('mf-jobs', { files: { 'server/home.cjs': 'half' }, server: { './home': 'server/home.cjs' } }),
    aRemote('mf-admin', {
      manifest: admin,
      labels: { en: { 'jobs:title': 'T' }, fr: { 'jobs:title': 'T' } },
    }),
  );
  const { files } = await keptBy(await site.serve());
  for (const name of ['kit.js', 'picture.png', '.map', 'server/', '/mf-admin/'])
    expect([name, files.some((file) => file.includes(name))]).toEqual([name, false]);
});

test('the kept page has the policy of a page, for whatever address it stands, and is the same for everybody [PLT-258]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve();
  const mine = await keptBy(browser);
  browser.cookies.set('plumbline_in', '1');
  browser.cookies.set('plumbline_language', 'fr');
  expect(await keptBy(browser)).toEqual(mine);
  expect(mine.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-[^']+'.*worker-src 'self'/),
    'integrity-policy': expect.stringContaining('blocked-destinations=(script)'),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-type': 'text/html; charset=utf-8',
  });
  const { headers } = await browser.file('/offline-shell.json');
  expect(headers['cache-control']).toBe('no-store');
});

test('the worker has the same bytes in every release, is asked for each time, and may ask this site alone [PLT-259]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve();
  const before = await browser.file('/sw.js');
  await site.registry.publish(aRemote('mf-jobs', { version: '1.1.0', files: { 'page.js': 'newer' } }));
  letAnswersAge();
  const after = await browser.file('/sw.js');

  expect(after.body).toBe(before.body);
  expect(after.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; connect-src 'self';/),
  });
  const elsewhere = await (await site.serve({ assetsUrl: 'https://assets.example' })).file('/sw.js');
  expect(elsewhere.headers['content-security-policy']).toContain(
    "connect-src 'self' https://assets.example;",
  );
});

test.each([
  ['a preview of one remote', { preview: 'mf-jobs' }],
  ['an edge without a site', {}],
])('of %s nothing is kept [PLT-256]', async (_what, options) => {
  if ('preview' in options) await site.registry.publish(aHost(), aRemote('mf-jobs'));
  expect((await (await site.serve(options)).file('/offline-shell.json')).statusCode).toBe(404);
});

const MANIFEST = JSON.stringify({
  name: 'Plumbline',
  icons: [{ src: 'install/icon.png', sizes: '192x192' }],
  shortcuts: [{ url: '/jobs' }, { url: '/gone' }],
});

test('who installs the site gets its manifest in their language, with pages that are live as shortcuts [OFL-06]', async () => {
  const files = { 'install/manifest.json': MANIFEST, 'install/icon.png': 'icon' };
  await site.registry.publish(aHost({ files }), aRemote('mf-jobs'));
  const browser = await site.serve();
  const manifestIn = async (language: string) => {
    browser.cookies.set('plumbline_language', language);
    const answer = await browser.file('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    return answer.json<{ icons: { src: string }[] }>();
  };
  const english = await manifestIn('en');
  expect(english).toMatchObject({
    lang: 'en',
    name: 'Plumbline',
    shortcuts: [{ url: '/jobs', name: 'Title' }],
  });
  expect(await manifestIn('fr')).toMatchObject({ lang: 'fr', shortcuts: [{ url: '/jobs', name: 'Titre' }] });
  expect((await browser.file(english.icons[0]?.src ?? '')).body).toBe('icon');
});

test('a host without a manifest has none', async () => {
  await site.registry.publish(aHost());
  expect((await (await site.serve()).file('/manifest.webmanifest')).statusCode).toBe(404);
});
