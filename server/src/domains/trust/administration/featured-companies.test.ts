import { FEATURED_MAX } from '@plumbline/shared-schema/administration';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../../database/tables/audit-entries';
import { users } from '../../../database/tables/users';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';

const server = createTestServer();
const USERS = '/api/v1/admin/users';
const reason = 'Known for its apprentices.';

const aCompany = (companyName: string, more: { rating?: number; reviewCount?: number } = {}) =>
  server.addUser({ userType: 'company', companyName, ...more });
const feature = (id: string, body: object = { reason, days: 30 }) =>
  server.as('admin').post(`${USERS}/${id}/feature`, body);
const unfeature = (id: string) => server.as('admin').post(`${USERS}/${id}/unfeature`, { reason });
const listed = async (query = ''): Promise<[string, boolean][]> =>
  (await server.anonymous.get(`/api/v1/users/featured?kind=company${query}`))
    .json()
    .data.map(({ companyName, isChosen }: { companyName: string; isChosen: boolean }) => [
      companyName,
      isChosen,
    ]);

test.each([
  ['an admin', server.as('admin'), 200],
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['a contractor', server.as('contractor'), 403],
  ['a visitor', server.anonymous, 401],
] as const)('%s features a company and ends it [ADM-04]', async (_who, caller, status) => {
  const { id } = await aCompany('Mason & Sons');
  expect((await caller.post(`${USERS}/${id}/feature`, { reason, days: 7 })).statusCode).toBe(status);
  if (status !== 200) await feature(id);
  expect((await caller.post(`${USERS}/${id}/unfeature`, { reason })).statusCode).toBe(status);
});

test('the chosen come first and are marked, on every page and in a search, until it ends [ADM-15]', async () => {
  await aCompany('Best Builders', { rating: 5, reviewCount: 40 });
  const { id } = await aCompany('New Builders');
  const featured = await feature(id);
  expect(featured.json()).toMatchObject({
    message: 'Company featured',
    data: { history: [{ action: 'companyFeatured', values: { days: '30' }, reason }] },
  });
  const days = (Date.parse(featured.json().data.featuredUntil) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
  const [best, chosen] = [
    ['Best Builders', false],
    ['New Builders', true],
  ];
  expect(await listed()).toEqual([chosen, best]);
  expect(await listed('&limit=1&page=2')).toEqual([best]);
  expect(await listed('&q=best')).toEqual([best]);
  const ended = await unfeature(id);
  expect(ended.json().data).toMatchObject({
    featuredUntil: null,
    history: [{ action: 'companyUnfeatured' }, {}],
  });
  expect(await listed()).toEqual([best, ['New Builders', false]]);
  expect((await unfeature(id)).json().code).toBe('NOT_FEATURED');
});

test('when the days are over the company stands where its ratings place it [ADM-15]', async () => {
  await aCompany('Best Builders', { rating: 5, reviewCount: 40 });
  const { id } = await aCompany('New Builders');
  await feature(id);
  await server.database
    .update(users)
    .set({ featuredUntil: sql`now()` })
    .where(eq(users.id, id));
  expect(await listed()).toEqual([
    ['Best Builders', false],
    ['New Builders', false],
  ]);
  expect((await server.as('admin').get(`${USERS}/${id}`)).json().data.featuredUntil).toBeNull();
  expect((await unfeature(id)).json().code).toBe('NOT_FEATURED');
});

test('no more than so many at once, also of two at the same moment; one of them can be prolonged [ADM-15]', async () => {
  const companies = [];
  for (let n = 0; n <= FEATURED_MAX; n += 1) companies.push(await aCompany(`Firm ${n}`));
  const [first, ...others] = companies.map(({ id }) => id);
  const [last, lastButOne, ...rest] = others;
  for (const id of rest) expect((await feature(id)).statusCode).toBe(200);
  expect((await feature(first ?? '')).statusCode).toBe(200);
  const both = await Promise.all([feature(last ?? ''), feature(lastButOne ?? '')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'FEATURED_LIMIT', details: { max: FEATURED_MAX } });
  expect((await feature(first ?? '', { reason, days: 90 })).statusCode).toBe(200);
  const { count } = (await server.as('admin').get(`${USERS}?state=featured`)).json();
  expect(count).toBe(FEATURED_MAX);
});

test('only active companies are featured; the place of one that is suspended is free [ADM-15]', async () => {
  const { id: clientId } = await server.addUser();
  expect((await feature(clientId)).json().code).toBe('NOT_FEATURABLE');
  const { id } = await aCompany('Mason & Sons');
  await feature(id);
  await server.as('admin').post(`${USERS}/${id}/suspend`, { reason });
  expect((await feature(id)).json().code).toBe('NOT_FEATURABLE');
  expect((await server.as('admin').get(`${USERS}?state=featured`)).json().count).toBe(0);
});

test.each([
  [{ days: 30 }, 400],
  [{ reason, days: 8 }, 400],
  [{ reason }, 400],
])('%j is refused and changes nothing [ADM-12]', async (body, status) => {
  const { id } = await aCompany('Mason & Sons');
  expect((await feature(id, body)).statusCode).toBe(status);
  expect((await feature(UNKNOWN_ID)).statusCode).toBe(404);
  expect(await listed()).toEqual([['Mason & Sons', false]]);
  expect(await server.database.$count(auditEntries)).toBe(0);
});
