import { ASKS_FOR_LABELS } from './label-files';
import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge } from './testing';

const site = createTestEdge();
const ASSETS = 'https://assets.example';
const HTML =
  `<!doctype html><html lang="en"><head><!--plumbline:head-->${ASKS_FOR_LABELS}<link rel="icon" href="favicon.svg">` +
  '<script defer src="main.js"></script></head><body><div id="root"></div></body></html>';

async function openPage(assetsUrl?: string) {
  await site.registry.publish(aHost({ files: { 'index.html': HTML } }), aRemote('mf-jobs'));
  const browser = await site.serve({ assetsUrl });
  return { browser, page: await browser.open('/jobs') };
}

/** Addresses of published files that the page asks for; its tables hold paths. */
const addressesIn = (html: string) =>
  [...html.matchAll(/(?:src|href|"entry":|"url":)=?"([^"]*\/artifacts\/[^"]+)"/g)].map(([, url = '']) => url);

test('published files are asked for at their own origin: scripts, preloads, containers, labels, pictures [PLT-211]', async () => {
  const { browser, page } = await openPage(ASSETS);
  const addresses = addressesIn(page.body);
  const boot = await browser.bootOf('/jobs');

  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/assets\.example\/artifacts\//);
  expect(addresses).toContain(boot.remotes[0]?.entry);
  expect(addresses).toContain(boot.otherLabels?.url);
  expect(page.body).toContain(`"at":"${ASSETS}"`);
});

test('they are the same files, with the same integrities, for every origin [PLT-211]', async () => {
  const { browser, page } = await openPage(ASSETS);
  const [, table = ''] = /id="integrity"[^>]*>(.*?)<\/script>/s.exec(page.body) ?? [];
  for (const path of Object.keys(JSON.parse(table) as object)) expect(path).toMatch(/^\/artifacts\//);

  for (const address of addressesIn(page.body)) {
    const file = await browser.file(address.slice(ASSETS.length));
    expect([address, file.statusCode]).toEqual([address, 200]);
    expect(file.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});

test('the policy allows their origin what pages load from it, and nothing else [PLT-211]', async () => {
  const { page } = await openPage(ASSETS);
  const policy = String(page.headers['content-security-policy']);
  const allowing = policy.split('; ').filter((directive) => directive.includes(ASSETS));
  expect(allowing.map((directive) => directive.split(' ')[0])).toEqual([
    ...['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'],
  ]);
  expect(policy).not.toContain('wss://assets.example');
  expect(page.headers['integrity-policy']).toContain('blocked-destinations=(script)');
});

test('without one of their own they lie at the site’s [PLT-211]', async () => {
  const { page } = await openPage();
  for (const address of addressesIn(page.body)) expect(address).toMatch(/^\/artifacts\//);
  expect(page.body).not.toContain('"at":');
});
