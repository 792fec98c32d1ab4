import { addJob } from '../../jobs/jobs/testing';
import { createTestServer } from '../../../app/testing';
import { addDeals, skillsOf } from '../prices/testing';

const server = createTestServer();

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
const pathsOf = async (path: string) => {
  const { payload } = await server.anonymous.get(path);
  return locationsIn(payload).map((address) => new URL(address).pathname);
};

test('the map of the site lists open jobs, contractors and prices, in parts, and nothing else [PLT-154, PRI-08]', async () => {
  const open = await addJob(server);
  await addJob(server, { status: 'closed' });
  await addJob(server, { status: 'removed' });
  const skillsRequired = skillsOf('site management', 'stairs');
  const deals = await addDeals(server, [1, 2, 3, 4, 5], { job: { skillsRequired } });
  await server.services.priceSweep.make();

  const parts = await pathsOf('/sitemap.xml');
  expect(parts).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/articles.xml',
    '/sitemaps/jobs-1.xml',
    '/sitemaps/professionals-1.xml',
    '/sitemaps/prices-1.xml',
  ]);
  expect(await pathsOf('/sitemaps/jobs-1.xml')).toEqual([`/jobs/${open.id}`]);
  const contractors = [...new Set(deals.map(({ professionalId }) => professionalId))].sort();
  expect(await pathsOf('/sitemaps/professionals-1.xml')).toEqual(
    contractors.map((id) => `/professionals/${id}`),
  );
  expect(await pathsOf('/sitemaps/prices-1.xml')).toEqual([
    '/prices/site-management',
    '/prices/site-management/canada',
    '/prices/site-management/ontario-canada',
    '/prices/site-management/toronto-ontario-canada',
  ]);
  expect((await pathsOf('/sitemaps/articles.xml')).length).toBeGreaterThan(3);

  const { payload, headers } = await server.anonymous.get('/sitemaps/jobs-1.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(payload).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect(payload).toContain(`hreflang="fr" href="`);
  expect(payload).toContain(`/jobs/${open.id}?lang=fr"`);
});

test.each(['jobs-2.xml', 'jobs-0.xml', 'users-1.xml', 'pages', '..%2Fjobs-1.xml'])(
  'a part that is none is 404: %s [PLT-154]',
  async (part) => {
    expect(await server.anonymous.get(`/sitemaps/${part}`)).toMatchObject({ statusCode: 404 });
  },
);

test('robots are told where the map is and what is not for them [PLT-154]', async () => {
  const { payload } = await server.anonymous.get('/robots.txt');
  expect(payload).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(payload).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});
