import { eq, inArray } from 'drizzle-orm';
import { blocks } from '../../../database/tables/blocks';
import { contracts } from '../../../database/tables/contracts';
import { disputes } from '../../../database/tables/disputes';
import { jobs } from '../../../database/tables/jobs';
import { prices } from '../../../database/tables/prices';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { addQuote } from '../../deals/quotes/testing';
import { addDeals, BOSTON, MISSISSAUGA, MONTREAL, OTTAWA, skillsOf, TORONTO } from './testing';

const server = createTestServer();
const FIVE = [1000, 2000, 3000, 4000, 5000];
const NEAR_TORONTO = 'toronto-ontario-canada';

const make = () => server.services.priceSweep.make();
const read = async (trade: string, place = '', language = 'en') => {
  const query = new URLSearchParams({ place, language });
  const answer = await server.anonymous.get(`/api/v1/prices/${trade}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const near = async (skills: string, place = '') => {
  const query = new URLSearchParams({ skills, place });
  return (await server.anonymous.get(`/api/v1/prices/near?${query}`)).json().data;
};
/** How many deals of plumbing count, everywhere; 0 where there is no figure. */
const counted = async () => {
  await make();
  return (await read('plumbing')).price?.deals ?? 0;
};

test('a figure is the quartiles of what finished contracts came to, rounded to two figures [PRI-01, PRI-03]', async () => {
  await addDeals(server, [110, 1234, 2345, 3456, 99_999]);
  await make();
  expect(await read('plumbing', NEAR_TORONTO)).toMatchObject({
    trade: 'plumbing',
    tradeKey: 'plumbing',
    place: { key: NEAR_TORONTO, level: 'area', name: 'Toronto', label: 'Toronto, Ontario, Canada' },
    price: { low: 1200, median: 2300, high: 3500, deals: 5, place: { key: NEAR_TORONTO } },
    updatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect((await server.anonymous.get('/api/v1/prices')).json().data).toEqual([
    { trade: 'plumbing', tradeKey: 'plumbing', low: 1200, median: 2300, high: 3500, deals: 5 },
  ]);
});

test.each([
  ['four deals', FIVE.slice(1), {}],
  ['deals of two hirers', FIVE, { hirers: 2 }],
  ['deals of two contractors', FIVE, { contractors: 2 }],
])('%s show nothing anywhere [PRI-02]', async (_which, amounts, people) => {
  await addDeals(server, amounts, people);
  await make();
  expect(await server.database.$count(prices)).toBe(0);
  expect(await read('plumbing', NEAR_TORONTO)).toMatchObject({
    price: null,
    tasks: [],
    areas: [],
    updatedOn: null,
  });
  expect(await near('plumbing')).toBeNull();
  expect((await server.anonymous.get('/api/v1/prices')).json().data).toEqual([]);
});

test('the database itself takes no figure of fewer [PRI-02]', async () => {
  const row = { trade: 'plumbing', task: '', place: '', level: 'all', low: 1, median: 1, high: 1 } as const;
  const put = (counts: { deals: number; hirers: number; contractors: number }) =>
    server.database.insert(prices).values({ ...row, ...counts });
  for (const counts of [
    { deals: 4, hirers: 4, contractors: 4 },
    { deals: 9, hirers: 2, contractors: 9 },
    { deals: 9, hirers: 9, contractors: 2 },
  ])
    await expect(put(counts)).rejects.toThrow();
  await put({ deals: 5, hirers: 3, contractors: 3 });
});

test('where too few deals were made the wider place stands in, and says so [PRI-04]', async () => {
  await addDeals(server, [1000, 1000, 1000], { job: OTTAWA });
  await addDeals(server, [3000, 3000], { job: MISSISSAUGA });
  await addDeals(server, [7000], { job: MONTREAL });
  await addDeals(server, [9000], { job: { lat: null, lng: null, city: null } });
  await make();
  const at = async (place: string) => {
    const { place: asked, price, wider } = await read('plumbing', place);
    return {
      asked: asked.key,
      shown: price.place.key,
      deals: price.deals,
      wider: wider.map(({ key = '' }) => key),
    };
  };
  expect(await at('45.42,-75.7')).toEqual({
    asked: 'ottawa-ontario-canada',
    shown: 'ontario-canada',
    deals: 5,
    wider: ['ontario-canada', 'canada', ''],
  });
  expect(await at('quebec-canada')).toMatchObject({ shown: 'canada', deals: 6, wider: ['canada', ''] });
  expect(await at(`${BOSTON.lat},${BOSTON.lng}`)).toMatchObject({ shown: '', deals: 7 });
  // In the middle of an ocean is no place.
  expect(await at('0,-30')).toEqual({ asked: '', shown: '', deals: 7, wider: [] });
});

test('what lies around a city is its area, of the same state [PRI-04]', async () => {
  await addDeals(server, FIVE.slice(0, 3));
  await addDeals(server, FIVE.slice(3), { job: MISSISSAUGA });
  await make();
  expect((await read('plumbing', `${MISSISSAUGA.lat},${MISSISSAUGA.lng}`)).place.key).toBe(NEAR_TORONTO);
  const { areas } = await read('plumbing', '', 'fr');
  expect(areas).toMatchObject([
    { deals: 5, place: { key: NEAR_TORONTO, label: 'Toronto, Ontario, Canada' } },
  ]);
  // Across the river from Ottawa is another province.
  expect((await read('plumbing', '45.4765,-75.7013')).place.key).toMatch(/-quebec-canada$/);
});

test.each([
  ['a running contract', { status: 'active', finishedAt: null }],
  ['an ended contract', { status: 'ended' }],
  ['a canceled contract', { status: 'canceled' }],
  ['a contract whose payment was taken back', { paymentStatus: 'failed' }],
  ['one that is over for more than three years', { finishedAt: new Date('2020-01-01') }],
] as const)('%s does not count [PRI-01]', async (_which, contract) => {
  await addDeals(server, FIVE);
  await addDeals(server, [1], { contract });
  expect(await counted()).toBe(5);
});

test('a running contract of a quote that was accepted counts, once [PRI-01]', async () => {
  const running = { status: 'active', finishedAt: null } as const;
  const deals = [
    ...(await addDeals(server, FIVE, { contract: running })),
    ...(await addDeals(server, [6000])),
  ];
  for (const { contractId, jobId, clientId, professionalId } of deals)
    await addQuote(server, { jobId, clientId, contractorId: professionalId, contractId, status: 'accepted' });
  expect(await counted()).toBe(6);
  await server.database.update(contracts).set({ amount: 100_00 });
  await make();
  expect((await read('plumbing')).price).toMatchObject({ median: 100, deals: 6 });
});

test('deals of who is gone or suspended, and of hidden jobs, do not count [PRI-05]', async () => {
  await addDeals(server, FIVE);
  const away = { deletedAt: new Date() };
  for (const [side, change] of [
    ['clientId', away],
    ['professionalId', away],
    ['clientId', { suspendedAt: new Date() }],
    ['professionalId', { suspendedAt: new Date() }],
  ] as const) {
    const [deal] = await addDeals(server, [1]);
    await server.database
      .update(users)
      .set(change)
      .where(eq(users.id, deal?.[side] ?? ''));
  }
  await addDeals(server, [1], { job: { hiddenAt: new Date(), hiddenFor: 'report' } });
  await addDeals(server, [1], { job: { status: 'removed' } });
  expect(await counted()).toBe(5);
});

test('what two people have against each other changes no figure [PRI-05]', async () => {
  const [deal] = await addDeals(server, FIVE);
  await server.database
    .insert(blocks)
    .values({ blockerId: deal?.clientId ?? '', blockedId: deal?.professionalId ?? '' });
  expect(await counted()).toBe(5);
});

test('a disputed deal does not count, unless the dispute was withdrawn [PRI-05]', async () => {
  const deals = await addDeals(server, [...FIVE, 6000, 7000, 8000]);
  const raise = (index: number, status: 'open' | 'resolved' | 'withdrawn') =>
    server.database.insert(disputes).values({
      contractId: deals[index]?.contractId ?? '',
      raisedById: deals[index]?.clientId ?? '',
      reason: 'It drips.',
      status,
    });
  await raise(0, 'open');
  await raise(1, 'resolved');
  await raise(2, 'withdrawn');
  expect(await counted()).toBe(6);
});

test('a figure goes once too few deals are left [PRI-02, PRI-05]', async () => {
  const deals = await addDeals(server, FIVE);
  expect(await counted()).toBe(5);
  await server.database
    .update(jobs)
    .set({ skillsRequired: [] })
    .where(inArray(jobs.id, [deals[0]?.jobId ?? '']));
  expect(await counted()).toBe(0);
});

test('tasks have figures of their own within the trade that a job names first [PRI-01, PRI-06]', async () => {
  const skillsRequired = skillsOf('Water-Heaters', 'Plumbing', 'carpentry');
  await addDeals(server, FIVE, { job: { skillsRequired } });
  await addDeals(server, [10_000, 20_000]);
  await make();
  const { price, tasks } = await read('plumbing', NEAR_TORONTO);
  expect(price.deals).toBe(7);
  expect(tasks).toEqual([{ task: 'water heaters', low: 2000, median: 3000, high: 4000, deals: 5 }]);
  expect((await read('carpentry')).price).toBeNull();
});

test('an estimate is of the task where it is known, else of the trade, as near as there are figures [PRI-06]', async () => {
  await addDeals(server, FIVE, {
    job: { ...MONTREAL, skillsRequired: skillsOf('plumbing', 'water heaters') },
  });
  await addDeals(server, [100, 100, 100, 100, 100]);
  await make();
  const toronto = `${TORONTO.lat},${TORONTO.lng}`;
  const brief = { place: { level: 'country', name: 'Canada' }, task: 'water heaters', deals: 5 };
  expect(await near('plumbing,pipes,water heaters', toronto)).toMatchObject(brief);
  expect(await near('Plumbing,boilers', toronto)).toMatchObject({
    tradeKey: 'plumbing',
    task: null,
    median: 100,
    place: { key: NEAR_TORONTO },
  });
  expect(await near('plumbing', '')).toMatchObject({ deals: 10, place: { level: 'all', name: '' } });
  expect(await near('juggling', toronto)).toBeNull();
  expect(await near('', toronto)).toBeNull();
});

test('figures are made once a night, and by one of twenty at once [PRI-07]', async () => {
  const { make: again, sweep } = server.services.priceSweep;
  const madeAt = async () => (await server.database.query.prices.findFirst())?.createdAt.getTime();
  await addDeals(server, FIVE);
  await Promise.all(Array.from({ length: 20 }, () => again()));
  expect(await server.database.$count(prices)).toBe(4);

  const first = await madeAt();
  await sweep();
  expect(await madeAt()).toBe(first);
  await server.database.update(prices).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
  await sweep();
  expect(await madeAt()).toBeGreaterThanOrEqual(first ?? Infinity);
});

test.each([
  'juggling',
  'site management',
  'plumbing?place=nowhere-at-all',
  "plumbing?place=x' or true--",
  'plumbing?place=../../jobs',
])('%s is 404', async (path) => {
  expect((await server.anonymous.get(`/api/v1/prices/${encodeURI(path)}`)).statusCode).toBe(404);
});

test.each(['plumbing?language=de', `plumbing?place=${'x'.repeat(121)}`, `near?skills=${'x'.repeat(3000)}`])(
  '%s is 400',
  async (path) => {
    expect((await server.anonymous.get(`/api/v1/prices/${path}`)).statusCode).toBe(400);
  },
);
