import { eq, sql } from 'drizzle-orm';
import { promotions } from '../../../database/tables/promotions';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addProfessional } from '../../people/professionals/testing';

const server = createTestServer();

const PATH = '/api/v1/promotions';
const week = { days: 7, dailyBudget: 5 };
const search = async (query = '') => (await server.anonymous.get(`/api/v1/professionals?${query}`)).json();
const namesOf = (people: { fullName: string }[]) => people.map(({ fullName }) => fullName);

async function promote(userId: string, dailyBudget = 500) {
  const endsAt = new Date(Date.now() + 86_400_000);
  await server.database.insert(promotions).values({ userId, days: 1, dailyBudget, endsAt });
}

describe('permissions [PPL-11]', () => {
  test.each([
    ['a visitor', server.anonymous, 401],
    ['a client', server.as('client'), 403],
    ['a company', server.as('company'), 403],
    ['a contractor', server.as('contractor'), 200],
    ['an admin', server.as('admin'), 403],
  ])('%s promotes a profile, reads and stops promotions', async (_who, caller, read) => {
    expect((await caller.post(PATH, week)).statusCode).toBe(read === 200 ? 201 : read);
    expect((await caller.get(PATH)).statusCode).toBe(read);
    const stopped = await caller.put(`${PATH}/${UNKNOWN_ID}/stop`);
    expect(stopped.statusCode).toBe(read === 200 ? 404 : read);
  });

  test('nobody stops the promotion of somebody else', async () => {
    const { data } = (await server.as('contractor').post(PATH, week)).json();
    const other = server.as((await addProfessional(server)).id);
    expect((await other.put(`${PATH}/${data._id}/stop`)).statusCode).toBe(404);
    expect((await server.as('contractor').get(PATH)).json().data[0].status).toBe('running');
  });
});

test('a promotion runs for its days, with what they would cost, until it is stopped [PPL-11]', async () => {
  const caller = server.as('contractor');
  const { data, message } = (await caller.post(PATH, week)).json();
  expect(message).toBe('Your promotion is running. Nothing is charged.');
  expect(data).toMatchObject({ portfolioId: null, days: 7, dailyBudget: 5, budget: 35, status: 'running' });
  expect(Date.parse(data.endsAt) - Date.parse(data.startsAt)).toBe(7 * 86_400_000);
  const stop = () => caller.put(`${PATH}/${data._id}/stop`);
  const first = (await stop()).json();
  expect(first.data.status).toBe('stopped');
  expect((await stop()).json()).toEqual(first);
  expect((await caller.get(PATH)).json().data).toEqual([first.data]);
});

test('of two that are begun together one runs [PPL-11]', async () => {
  const caller = server.as('contractor');
  const answers = await Promise.all([caller.post(PATH, week), caller.post(PATH, week)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect((await caller.get(PATH)).json().data).toHaveLength(1);
});

test.each([
  [{ days: 5, dailyBudget: 5 }, 400],
  [{ days: 7, dailyBudget: 0 }, 400],
  [{ days: 7, dailyBudget: 501 }, 400],
  [{ days: 7, dailyBudget: 1.005 }, 400],
  [{ ...week, portfolioId: 'x' }, 400],
  [{ ...week, portfolioId: UNKNOWN_ID }, 404],
])('%j is refused, and nothing runs', async (body, status) => {
  const caller = server.as('contractor');
  expect((await caller.post(PATH, body)).statusCode).toBe(status);
  expect((await caller.get(PATH)).json().data).toEqual([]);
});

describe('the notice that a promotion is over [PPL-13]', () => {
  const end = (userId: string) =>
    server.database
      .update(promotions)
      .set({ endsAt: sql`now()` })
      .where(eq(promotions.userId, userId));
  const told = async () => (await server.as('contractor').get('/api/v1/notifications')).json().data;

  test('comes once, when its days have passed, and not again after it was removed', async () => {
    const { id } = await server.user('contractor');
    await server.as('contractor').post(PATH, week);
    await server.services.promotions.sweep();
    expect(await told()).toEqual([]);
    await end(id);
    await Promise.all([server.services.promotions.sweep(), server.services.promotions.sweep()]);
    const [notice, ...more] = await told();
    expect(notice).toMatchObject({ kind: 'promotionOver', values: { days: '7' }, href: '/promote' });
    expect(more).toEqual([]);
    await server.as('contractor').delete(`/api/v1/notifications/${notice._id}`);
    await server.services.promotions.sweep();
    expect(await told()).toEqual([]);
  });

  test('does not come for one that was stopped', async () => {
    const { id } = await server.user('contractor');
    const { data } = (await server.as('contractor').post(PATH, week)).json();
    await server.as('contractor').put(`${PATH}/${data._id}/stop`);
    await end(id);
    await server.services.promotions.sweep();
    expect(await told()).toEqual([]);
  });
});

describe('in the search', () => {
  const people = (names: string[], reviewCount: number) =>
    Promise.all(names.map((fullName) => addProfessional(server, { fullName, reviewCount, rating: 5 })));

  test('at most one place in five is promoted, the higher budget first [PPL-12]', async () => {
    await people(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'], 9);
    const last = await people(['Low', 'Mid', 'High'], 0);
    await Promise.all(last.map(({ id }, index) => promote(id, (index + 1) * 100)));
    expect(namesOf((await search()).promoted)).toEqual(['High', 'Mid']);
    expect(namesOf((await search('limit=5')).promoted)).toEqual(['High']);
    expect((await search('limit=4')).promoted).toEqual([]);
    expect((await search()).data).toHaveLength(10);
  });

  test('who does not fit the search is not promoted in it, nor in another order [PPL-12]', async () => {
    await people(['A', 'B', 'C', 'D', 'E'], 9);
    const mason = await addProfessional(server, { fullName: 'Mason', skills: ['Masonry'] });
    await promote(mason.id);
    expect(namesOf((await search()).promoted)).toEqual(['Mason']);
    expect((await search('specialty=plumbing')).promoted).toEqual([]);
    expect(await search('sort=newest')).not.toHaveProperty('promoted');
  });

  test('a promotion that is over or stopped promotes nobody [PPL-12]', async () => {
    const [first, second] = await people(['A', 'B', 'C', 'D', 'E'], 9);
    await promote(first?.id ?? '');
    await promote(second?.id ?? '');
    await server.database
      .update(promotions)
      .set({ endsAt: sql`now()` })
      .where(eq(promotions.userId, first?.id ?? ''));
    await server.database
      .update(promotions)
      .set({ stoppedAt: sql`now()` })
      .where(eq(promotions.userId, second?.id ?? ''));
    expect((await search()).promoted).toEqual([]);
  });
});
