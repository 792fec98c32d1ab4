import { problemsOf, readFoundPage } from '../checks/found-page';
import type { FoundPage } from '../checks/found-page';
import { requiredIn } from '../checks/structured-data';
import { expect, test } from '../journey';
import { startSite } from '../site/site';
import type { OwnSite } from '../site/site';

// One worker for all, and a site where nobody works: what people do changes the map.
test.describe.configure({ mode: 'default' });

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ seed: 'demo', isRendered: true });
});
test.afterAll(() => site.remove());

const LANGUAGES = ['en', 'fr'] as const;
/** A part of the site map lists things of one kind; so many of each are looked at. */
const MOST_OF_A_PART = 6;

const open = (address: string) =>
  fetch(address, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });

/** The site says its own address, which may name this machine otherwise. */
const here = (address: string) => site.url + address.slice(new URL(address).origin.length);

async function listed(address: string): Promise<string[]> {
  const answer = await fetch(address);
  expect([address, answer.status]).toEqual([address, 200]);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
}

/** Asks until the page comes with its content: on a busy machine the first answer may be too late. */
async function rendered(address: string): Promise<string> {
  let html = '';
  await expect(async () => {
    const answer = await open(address);
    html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('id="rendered"');
  }).toPass({ timeout: 60_000, intervals: [500] });
  return html;
}

test('every page on the map of the site is there, and says all that search engines ask for', async ({
  openWindow,
}) => {
  test.setTimeout(600_000);
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  const map = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const parts = await listed(here(map));
  expect(parts.map((part) => /\/([a-z]+)(?:-1)?\.xml$/.exec(part)?.[1])).toEqual(
    expect.arrayContaining(['pages', 'articles', 'jobs', 'professionals']),
  );

  const window = await openWindow({ at: site });
  await window.goto('about:blank');
  const wrong: string[] = [];
  const kinds = new Set<string>();
  for (const part of parts) {
    const all = await listed(here(part));
    for (const address of all) {
      const { status } = await open(here(address));
      if (status !== 200) wrong.push(`${address}: status ${String(status)}`);
    }
    const read = part.endsWith('/pages.xml') ? all : all.slice(0, MOST_OF_A_PART);
    const each = read.flatMap((address) => LANGUAGES.map((language) => ({ address, language })));
    for (const { address, language } of each) {
      const asked = `${address}?lang=${language}`;
      const page: FoundPage = await window.evaluate(readFoundPage, await rendered(here(asked)));
      wrong.push(...problemsOf(page, { address: asked, language }).map((what) => `${asked}: ${what}`));
      for (const json of page.data) kinds.add(String((JSON.parse(json) as { '@type': string })['@type']));
    }
  }

  expect(wrong).toEqual([]);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['WebSite', 'Organization', 'JobPosting', 'ProfessionalService', 'BlogPosting']),
  );
});

test('a shared link of every kind has its picture', async ({ openWindow }) => {
  const window = await openWindow({ at: site });
  await window.goto('about:blank');
  const parts = await listed(`${site.url}/sitemap.xml`);
  const pictures = new Set<string>();
  for (const part of parts) {
    const [first = ''] = await listed(here(part));
    const page: FoundPage = await window.evaluate(readFoundPage, await (await open(here(first))).text());
    const picture = page.properties['og:image'] ?? '';
    pictures.add(picture);
    const answer = await fetch(here(picture));
    expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([picture, 200, 'image/png']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(pictures.size).toBe(parts.length);
});

test('these checks find what is wrong', async ({ openWindow }) => {
  const window = await openWindow({ at: site });
  await window.goto('about:blank');
  const page: FoundPage = await window.evaluate(
    readFoundPage,
    '<html lang="fr"><title>Plumbline</title><meta name="robots" content="noindex"><h1>A</h1><h1>B</h1>',
  );
  expect(
    problemsOf(page, { address: 'https://plumbline.example/jobs?lang=en', language: 'en' }),
  ).toHaveLength(12);
  const context = '"@context": "https://schema.org"';
  expect(requiredIn(`{${context}, "@type": "JobPosting", "datePosted": "soon"}`)).toEqual([
    'JobPosting has no title',
    'JobPosting has no description',
    'JobPosting has no hiringOrganization.name',
    'JobPosting has no jobLocation.address',
    'JobPosting has a wrong datePosted',
  ]);
  expect(requiredIn('{"@type": "Unheard"}')).toEqual([
    'the data has no context',
    'nobody has said what Unheard needs',
  ]);
  expect(requiredIn('{')).toEqual(['the data is no JSON: {']);
  expect(requiredIn(`{${context}, "@type": "WebSite", "name": "A", "url": "https://a.example/"}`)).toEqual(
    [],
  );
});
