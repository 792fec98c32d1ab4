import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addJob } from './testing';

const server = createTestServer();

async function titlesFor(query: string): Promise<string[]> {
  const answer = await server.anonymous.get(`/api/v1/jobs/search?${query}`);
  expect(answer.statusCode).toBe(200);
  const { data, count } = answer.json();
  expect(count).toBe(data.length);
  return data.map(({ title }: { title: string }) => title);
}

test.each([
  ['a visitor', server.anonymous],
  ['a client', server.as('client')],
  ['a contractor', server.as('contractor')],
])('%s searches [JOB-15]', async (_who, caller) => {
  await addJob(server);
  expect((await caller.get('/api/v1/jobs/search/?category=residential')).json()).toMatchObject({
    success: true,
    count: 1,
  });
});

test('only open jobs are found [JOB-13]', async () => {
  await addJob(server, { title: 'Open' });
  await addJob(server, { title: 'Closed', status: 'closed' });
  await addJob(server, { title: 'Removed', status: 'removed' });
  expect(await titlesFor('category=residential')).toEqual(['Open']);
});

test('the count is of all matches, not of the page [JOB-40]', async () => {
  for (const title of ['a', 'b', 'c']) await addJob(server, { title });
  const page = (await server.anonymous.get('/api/v1/jobs/search?category=residential&limit=2&page=2')).json();
  expect(page).toMatchObject({ count: 3, page: 2, limit: 2 });
  expect(page.data).toHaveLength(1);
});

test.each([
  ['jobType=full-time', ['A']],
  ['jobType=FULL%20TIME', ['A']],
  ['jobType=on%20site', ['B']],
  ['employmentType=Full-Time', ['A']],
  ['employmentType=on-site', []],
  ['category=commercial', ['B']],
  ['category=Com-Mercial', ['B']],
  ['category=Architects%20Construction', ['C']],
])('%s matches without regard to case and hyphens [JOB-35]', async (query, titles) => {
  await addJob(server, { title: 'A', jobType: 'Full-Time contract', employmentType: 'Full-Time' });
  await addJob(server, { title: 'B', jobType: 'on-site', jobCategory: 'commercial' });
  await addJob(server, { title: 'C', jobType: 'hybrid', jobCategory: 'architects-construction' });
  expect(await titlesFor(query)).toEqual(titles);
});

test.each([
  ['specialty=plumbing', ['Drain', 'Boiler']],
  ['specialty=Heat%20Pumps', ['Boiler']],
  ['specialty=heatpumps', ['Boiler']],
  ['specialty=heat', []],
  ['specialty=roofing', []],
  ['specialty=', ['Roof', 'Drain', 'Boiler']],
  ['specialty=plumbing&category=commercial', ['Drain']],
  ['specialty=plumbing&q=cellar', ['Boiler']],
  ['specialty=masonry&q=cellar', []],
  ['specialty=plumbing&jobLocation=45.76,4.84,5', ['Drain']],
  ['specialty=plumbing&jobLocation=45.76,4.84,500&sort=nearest', ['Drain', 'Boiler']],
])('%s finds jobs by the trades they ask for [JOB-82]', async (query, titles) => {
  const asking = (...names: string[]) => ({ skillsRequired: names.map((name) => ({ _id: name, name })) });
  const cellar = { description: 'In a cellar.', lat: 46, lng: 4.8 };
  await addJob(server, { title: 'Boiler', ...cellar, ...asking('plumbing', 'heat-pumps') });
  const lyon = { jobCategory: 'commercial', lat: 45.764, lng: 4.8357 };
  await addJob(server, { title: 'Drain', ...lyon, ...asking('Plumbing') });
  await addJob(server, { title: 'Roof', description: 'No plumbing.' });
  await addJob(server, { title: 'Closed', status: 'closed', ...asking('plumbing') });
  expect(await titlesFor(query)).toEqual(titles);
});

test('a company is found by its name or by the person', async () => {
  const owner = await server.addUser({
    userType: 'company',
    fullName: 'Zoé Müller',
    companyName: 'Harbor & Stone',
  });
  await addJob(server, { title: 'Theirs', ownerId: owner.id });
  await addJob(server, { title: 'Other' });
  expect(await titlesFor('company=harbor')).toEqual(['Theirs']);
  expect(await titlesFor('company=zoe')).toEqual(['Theirs']);
  expect(await titlesFor('company=%25')).toEqual([]);
});

test('a place is found by its city or by a point and a radius [JOB-38]', async () => {
  await addJob(server, { title: 'Lyon', city: 'Lyon', lat: 45.764, lng: 4.8357 });
  await addJob(server, { title: 'Québec', city: 'Québec', lat: 46.8139, lng: -71.208 });
  await addJob(server, { title: 'Nowhere' });
  expect(await titlesFor('jobLocation=quebec')).toEqual(['Québec']);
  expect(await titlesFor('jobLocation=45.75,4.85')).toEqual(['Lyon']);
  expect(await titlesFor('jobLocation=45.75,4.85,1')).toEqual([]);
});

test('a hidden place cannot be narrowed down by searching [JOB-22]', async () => {
  await addJob(server, { title: 'Hidden', lat: 48.8566, lng: 2.3522, hideExactLocation: true });
  expect(await titlesFor('jobLocation=48.8566,2.3522,0.1')).toEqual([]);
  expect(await titlesFor('jobLocation=48.86,2.35,0.1')).toEqual(['Hidden']);
});

test('a salary range matches where it overlaps; unknown salaries only without a filter [JOB-36]', async () => {
  await addJob(server, { title: 'Low', salaryMin: 10_000_00, salaryMax: 20_000_00 });
  await addJob(server, { title: 'High', salaryMin: 50_000_00, salaryMax: 60_000_00 });
  await addJob(server, { title: 'Negotiable' });
  expect(await titlesFor('minSalary=20000')).toEqual(['High', 'Low']);
  expect(await titlesFor('minSalary=20001')).toEqual(['High']);
  expect(await titlesFor('maxSalary=15000')).toEqual(['Low']);
  expect(await titlesFor('minSalary=&maxSalary=')).toHaveLength(3);
  expect(await titlesFor('maxSalary=99999&sort=salaryHigh')).toEqual(['High', 'Low']);
});

test('words are found in English and in French, without accents, and half-typed or misspelt ones too [JOB-32]', async () => {
  await addJob(server, { title: 'Leaking pipes', description: 'Somebody for plumbing repairs' });
  await addJob(server, { title: 'Rénovation de toiture', description: 'Plusieurs tuiles cassées' });
  expect(await titlesFor('q=pipe')).toEqual(['Leaking pipes']);
  expect(await titlesFor('q=repairing')).toEqual(['Leaking pipes']);
  expect(await titlesFor('q=tuile')).toEqual(['Rénovation de toiture']);
  expect(await titlesFor('q=renovations')).toEqual(['Rénovation de toiture']);
  expect(await titlesFor('q=plum')).toEqual(['Leaking pipes']);
  expect(await titlesFor('q=leakng')).toEqual(['Leaking pipes']);
  expect(await titlesFor('q=helicopter')).toEqual([]);
});

test('by relevance a title counts more than a description', async () => {
  await addJob(server, { title: 'Tiles for a bathroom', description: 'Small' });
  await addJob(server, { title: 'Small work', description: 'A few tiles' });
  expect(await titlesFor('q=tiles')).toEqual(['Small work', 'Tiles for a bathroom']);
  expect(await titlesFor('q=tiles&sort=relevance')).toEqual(['Tiles for a bathroom', 'Small work']);
});

test.each([
  ['q', "';DROP TABLE jobs;--"],
  ['q', '%_\\'],
  ['q', '!!! ((('],
  ['q', "a:* & b | !c <-> 'd"],
  ['category', "' OR 1=1 --"],
  ['specialty', "plumbing'] or array['x"],
  ['jobLocation', '91,0,5'],
  ['company', '_'],
])('%s=%s is only text', async (name, value) => {
  await addJob(server);
  expect(await titlesFor(`${name}=${encodeURIComponent(value)}`)).toEqual([]);
});

test.each([
  'minSalary=abc',
  'minSalary=-5',
  'sort=title',
  `q=${'x'.repeat(201)}`,
  `specialty=${'x'.repeat(41)}`,
  'q=a&q=b',
  'page=0',
  'q=%00',
])('?%s is 400', async (query) => {
  expect(await server.anonymous.get(`/api/v1/jobs/search?${query}`)).toMatchObject({ statusCode: 400 });
});

test('the open jobs of one company are listed, newest first, and nobody else’s [JOB-39]', async () => {
  const { id: ownerId } = await server.user('company');
  await addJob(server, { ownerId, title: 'First', createdAt: new Date('2026-01-01') });
  await addJob(server, { ownerId, title: 'Second', createdAt: new Date('2026-01-02') });
  await addJob(server, { ownerId, title: 'Closed', status: 'closed' });
  await addJob(server, { title: 'Another’s' });
  const list = async (path: string) => (await server.anonymous.get(`/api/v1/jobs/of/${path}`)).json();
  const { data, count } = await list(`${ownerId}?limit=10`);
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Second', 'First']);
  expect(count).toBe(2);
});

test.each([
  ['a visitor', server.anonymous],
  ['a client', server.as('client')],
  ['a company', server.as('company')],
  ['a contractor', server.as('contractor')],
  ['an admin', server.as('admin')],
])('%s reads the jobs of somebody known, and of nobody else [JOB-39]', async (_who, caller) => {
  const { id } = await server.user('company');
  expect((await caller.get(`/api/v1/jobs/of/${id}`)).statusCode).toBe(200);
  for (const nobody of [UNKNOWN_ID, 'nobody']) {
    const answer = await caller.get(`/api/v1/jobs/of/${nobody}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'USER_NOT_FOUND']);
  }
});
