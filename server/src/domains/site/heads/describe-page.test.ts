import fs from 'node:fs';
import { join } from 'node:path';
import type { PageDescription } from '@plumbline/registry/edge';
import { addJob } from '../../jobs/jobs/testing';
import { addDeals } from '../prices/testing';
import { pageAnswers } from '../../../kit/page-answers';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { createDescriber } from './describe-page';
import { describePerson } from './describe-person';
import { rememberDescriptions } from './remember-descriptions';
import { isAbout, thingAt } from './sections';
import { repositoryFolder } from '../../../settings/paths';

const server = createTestServer();
const siteUrl = 'https://plumbline.example';
const describePage = (path: string, language: 'en' | 'fr' = 'en') => {
  const { http, services } = server;
  const { wasJobRemoved, places } = services;
  const means = { siteUrl, ask: pageAnswers(http), wasJobRemoved, nearestPlace: places.nearest };
  return createDescriber(means)({ path, language, title: 'Page' });
};
const dataOf = (described: PageDescription | undefined, type: string) =>
  described?.data?.find((data) => (data as { '@type': string })['@type'] === type);

/** The paths of all pages of the remotes, as they declare them. */
const declaredPaths = () =>
  fs
    .readdirSync(repositoryFolder)
    .map((name) => join(repositoryFolder, name, 'remote.json'))
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => (JSON.parse(fs.readFileSync(file, 'utf8')) as { pages: { path: string }[] }).pages)
    .map((page) => page.path);

test('prices are of a trade, or of a trade at a place; nothing else has two parts', () => {
  expect(thingAt('/prices/plumbing')).toEqual({ section: 'prices', id: 'plumbing' });
  expect(thingAt('/prices/plumbing/canada/')).toEqual({ section: 'prices', id: 'plumbing/canada' });
  expect(thingAt('/jobs/7/apply')).toBeUndefined();
  expect(thingAt('/prices/plumbing/canada/ottawa')).toBeUndefined();
});

test('the path of a page of its own is never read as the id of a thing', () => {
  const fixed = declaredPaths().filter((declared) => !declared.includes(':'));
  expect(fixed).toContain('/professionals/compare');
  expect(fixed.filter((declared) => thingAt(declared) !== undefined)).toEqual([]);
});

const PARIS = { lat: 48.8566, lng: 2.3522, city: 'Paris' };

test('an open job at a known place is a posting with all that a search engine asks for [PLT-151]', async () => {
  const { id } = await addJob(server, {
    ...PARIS,
    title: 'Repair a roof',
    description: 'Slates & <b>gutters</b>\nbefore winter.',
    jobType: 'Contract',
  });
  const described = await describePage(`/jobs/${id}`);

  expect(described).toMatchObject({ status: 200, title: 'Repair a roof', kind: 'article' });
  expect(described?.description).toBe('Paris – Slates & <b>gutters</b> before winter.');
  expect(dataOf(described, 'JobPosting')).toMatchObject({
    '@context': 'https://schema.org',
    title: 'Repair a roof',
    description: 'Slates &amp; &lt;b&gt;gutters&lt;/b&gt;<br>before winter.',
    datePosted: expect.stringMatching(/^\d{4}-/),
    hiringOrganization: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Paris', addressCountry: 'France' } },
    employmentType: 'CONTRACTOR',
  });
  expect(dataOf(described, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: `${siteUrl}/` },
      { position: 2, name: 'Jobs', item: `${siteUrl}/jobs` },
      { position: 3, item: `${siteUrl}/jobs/${id}` },
    ],
  });
});

test('a job that is closed, or nowhere, is no posting [PLT-151]', async () => {
  const closed = await addJob(server, { ...PARIS, status: 'closed' });
  const nowhere = await addJob(server);
  for (const { id } of [closed, nowhere]) {
    const described = await describePage(`/jobs/${id}`);
    expect(described?.status).toBe(200);
    expect(dataOf(described, 'JobPosting')).toBeUndefined();
  }
});

test('a removed job is gone; what never was is missing [PLT-152]', async () => {
  const { id } = await addJob(server, { status: 'removed' });
  expect(await describePage(`/jobs/${id}`)).toEqual({ status: 410 });
  for (const path of [
    `/jobs/${UNKNOWN_ID}`,
    '/jobs/nonsense',
    `/professionals/${UNKNOWN_ID}`,
    '/blogs/nothing',
  ])
    expect(await describePage(path)).toEqual({ status: 404 });
});

test('a contractor is a service, with a rating once there are reviews; a client is none [PLT-151]', async () => {
  const { id } = await server.user('contractor');
  const client = await server.user('client');
  const described = await describePage(`/professionals/${id}`);
  expect(dataOf(described, 'ProfessionalService')).toMatchObject({ name: 'Test Person' });
  expect(dataOf(described, 'ProfessionalService')).not.toHaveProperty('aggregateRating');
  const { user } = (await server.anonymous.get(`/api/v1/users/profile/${id}`)).json();
  const place = { siteUrl, path: '/', language: 'en', title: '' } as const;
  expect(
    dataOf(describePerson({ ...user, rating: 4.5, reviewCount: 2 }, place), 'ProfessionalService'),
  ).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 } });
  expect(dataOf(await describePage(`/professionals/${client.id}`), 'ProfessionalService')).toBeUndefined();
});

test('an article and the home page say what they are, in the language asked for [PLT-151]', async () => {
  const [article] = server.services.content.listArticles('fr');
  const described = await describePage(`/blogs/${article?.slug ?? ''}`, 'fr');
  expect(described).toMatchObject({ status: 200, title: article?.title });
  expect(dataOf(described, 'BlogPosting')).toMatchObject({ headline: article?.title, inLanguage: 'fr' });
  const home = await describePage('/');
  expect(dataOf(home, 'WebSite')).toMatchObject({ url: `${siteUrl}/` });
  expect(dataOf(home, 'Organization')).toMatchObject({ name: 'Plumbline' });
});

test('prices of a place are described with their quartiles; those that stand in for it are not its own [PLT-151, PRI-08]', async () => {
  await addDeals(server, [1000, 2000, 3000, 4000, 5000]);
  await server.services.priceSweep.make();
  const described = await describePage('/prices/plumbing/toronto-ontario-canada');
  expect(described).toMatchObject({
    status: 200,
    title: 'Plumbing: what it costs (Toronto, Ontario, Canada)',
    description: expect.stringContaining('$2,000 – $4,000'),
  });
  expect(dataOf(described, 'MonetaryAmountDistribution')).toMatchObject({
    currency: 'USD',
    percentile25: 2000,
    median: 3000,
    percentile75: 4000,
  });
  expect(dataOf(described, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { item: `${siteUrl}/` },
      { item: `${siteUrl}/prices` },
      { item: `${siteUrl}/prices/plumbing` },
      { item: `${siteUrl}/prices/plumbing/toronto-ontario-canada` },
    ],
  });
  const wider = await describePage('/prices/plumbing/boston-massachusetts-united-states', 'fr');
  expect(wider).toMatchObject({
    status: 200,
    title: expect.stringContaining('Plomberie\u00a0: les prix (Boston, '),
  });
  expect(dataOf(wider, 'MonetaryAmountDistribution')).toBeUndefined();
  expect(await describePage('/prices/tiling')).toMatchObject({ status: 200 });
});

test.each(['/prices/juggling', '/prices/plumbing/nowhere'])('%s is missing [PLT-152]', async (path) => {
  expect(await describePage(path)).toEqual({ status: 404 });
});

test('a page of no single thing is described by nobody', async () => {
  for (const path of ['/about', '/jobs', '/prices', '/professionals/compare', '/jobs/1/apply'])
    expect(await describePage(path)).toBeUndefined();
});

test('a description is made once for many, again after a failure, and waited for no longer than the page [PLT-151]', async () => {
  const page = { path: '/', language: 'en', title: 'Home' } as const;
  const make = jest
    .fn<Promise<PageDescription>, []>()
    .mockRejectedValueOnce(new Error('no database'))
    .mockResolvedValue({ status: 200 });
  const describe = rememberDescriptions(make);
  await expect(describe(page)).rejects.toThrow('no database');
  expect(await Promise.all([describe(page), describe(page)])).toEqual([{ status: 200 }, { status: 200 }]);
  expect(make).toHaveBeenCalledTimes(2);

  const slow = rememberDescriptions(() => new Promise(() => undefined));
  await expect(slow(page)).rejects.toThrow('no description within');
});

test('what was said of a thing is forgotten once it changed, and so are the pages about it [PLT-157]', async () => {
  const pages = ['/jobs/7', '/jobs/8'].map((path) => ({ path, language: 'en', title: '' }) as const);
  const make = jest.fn().mockResolvedValue({ status: 200 });
  const describe = rememberDescriptions(make);
  for (const page of pages) await describe(page);
  describe.forget(['7']);
  for (const page of pages) await describe(page);
  expect(make).toHaveBeenCalledTimes(3);

  const shown = ['/jobs/7?from=mail', '/jobs/8', '/', '/jobs?page=2', '/professionals/7'];
  expect(shown.filter((url) => isAbout(url, ['7']))).toEqual(shown.filter((url) => url !== '/jobs/8'));
});
