import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { notifications } from '../../../database/tables/notifications';

const server = createTestServer();
const URL = '/api/v1/notifications';

async function notify(
  subject: string,
  given: Partial<typeof notifications.$inferInsert> = {},
): Promise<string> {
  const userId = given.userId ?? (await server.user('contractor')).id;
  const values = { jobTitle: subject, searchName: 'Drains' };
  const row = {
    kind: 'jobMatch' as const,
    subject,
    about: 'job:1',
    values,
    href: '/jobs/1',
    ...given,
    userId,
  };
  const [added] = await server.database.insert(notifications).values(row).returning();
  return added?.id ?? '';
}

const contractor = server.as('contractor');
const counts = async () => (await contractor.get(`${URL}/unread`)).json();
const titles = async (query = '') =>
  (await contractor.get(`${URL}${query}`))
    .json()
    .data.map(({ values }: { values: Record<string, string> }) => values['jobTitle']);

test('come newest first, a page at a time, with the number of all and of unread ones [JOB-51]', async () => {
  const { id: actorId, fullName } = await server.user('client');
  await notify('old', { createdAt: new Date('2026-01-01'), readAt: new Date('2026-01-02') });
  await notify('middle', { createdAt: new Date('2026-01-02') });
  await notify('new', { createdAt: new Date('2026-01-03'), actorId });
  await notify('of somebody else', { userId: actorId });
  const answer = (await contractor.get(`${URL}?limit=2`)).json();
  expect(answer).toMatchObject({
    success: true,
    count: 3,
    page: 1,
    limit: 2,
    unread: 2,
    data: [
      { values: { jobTitle: 'new' }, about: 'job:1', actor: { _id: actorId, fullName, profile: null } },
      { values: { jobTitle: 'middle' }, actor: null },
    ],
  });
  expect(await counts()).toEqual({ success: true, unread: 2, unseen: 2 });
});

test('are narrowed to those unread and to a group [NOT-02]', async () => {
  await notify('match', { createdAt: new Date('2026-01-01') });
  await notify('offer', { kind: 'offerReceived', createdAt: new Date('2026-01-02') });
  await notify('read', { kind: 'offerRejected', createdAt: new Date('2026-01-03'), readAt: new Date() });
  expect(await titles('?group=offers')).toEqual(['read', 'offer']);
  expect(await titles('?unread=1')).toEqual(['offer', 'match']);
  expect(await titles('?group=offers&unread=1')).toEqual(['offer']);
  expect((await contractor.get(`${URL}?group=all`)).statusCode).toBe(400);
});

test('some are marked as read, or all; those of others stay [JOB-51]', async () => {
  const first = await notify('first');
  await notify('second');
  const foreign = await notify('foreign', { userId: (await server.user('client')).id });
  const read = async (body?: object) => (await contractor.post(`${URL}/read`, body)).json();
  expect(await read({ ids: [first, foreign, UNKNOWN_ID] })).toMatchObject({ unread: 1 });
  expect(await read()).toEqual({ success: true, unread: 0, unseen: 0 });
  expect((await server.as('client').get(`${URL}/unread`)).json().unread).toBe(1);
});

test('those there when the bell is opened are seen, and stay unread until they are read [NOT-03]', async () => {
  await notify('first');
  await notify('foreign', { userId: (await server.user('client')).id });
  expect((await contractor.post(`${URL}/seen`)).json()).toEqual({ success: true, unread: 1, unseen: 0 });
  await notify('second');
  expect(await counts()).toMatchObject({ unread: 2, unseen: 1 });
  expect((await server.as('client').get(`${URL}/unread`)).json().unseen).toBe(1);
});

test('one is deleted, or all that were read; those of others are not there [NOT-04]', async () => {
  const first = await notify('first');
  await notify('second', { readAt: new Date() });
  await notify('third');
  const foreign = await notify('foreign', {
    userId: (await server.user('client')).id,
    readAt: new Date(),
  });
  for (const id of [foreign, UNKNOWN_ID, 'none'])
    expect((await contractor.delete(`${URL}/${id}`)).statusCode).toBe(404);
  expect((await contractor.delete(`${URL}/${first}`)).json()).toMatchObject({ unread: 1 });
  await contractor.delete(`${URL}/read`);
  expect(await titles()).toEqual(['third']);
  expect((await server.as('client').get(URL)).json().count).toBe(1);
});

test('are kept for 90 days [NOT-05]', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  await notify('old', { createdAt: daysAgo(91) });
  await notify('young', { createdAt: daysAgo(89) });
  await server.services.notifications.sweep();
  expect(await titles()).toEqual(['young']);
});

test.each([
  ['GET', ''],
  ['GET', '/unread'],
  ['POST', '/read'],
  ['POST', '/seen'],
  ['DELETE', '/read'],
  ['DELETE', `/${UNKNOWN_ID}`],
  ['GET', '/preferences'],
  ['PUT', '/preferences'],
] as const)('a visitor is refused: %s %s [JOB-14]', async (method, path) => {
  const answer = await server.http.inject({ method, url: `${URL}${path}` });
  expect(answer.statusCode).toBe(401);
});

test.each([
  ['an id that is none', { ids: ['x'] }],
  ['ids that are no list', { ids: 'all' }],
])('%s is 400', async (_what, body) => {
  expect((await contractor.post(`${URL}/read`, body)).statusCode).toBe(400);
});
