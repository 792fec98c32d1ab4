import { UNKNOWN_ID, createTestServer } from '../../testing';
import { notifications } from '../../database/tables/notifications';

const server = createTestServer();
const URL = '/api/v1/notifications';

async function notify(
  subject: string,
  given: Partial<typeof notifications.$inferInsert> = {},
): Promise<string> {
  const userId = given.userId ?? (await server.user('contractor')).id;
  const values = { jobTitle: subject, searchName: 'Drains' };
  const row = { kind: 'jobMatch' as const, subject, values, href: '/jobs/1', ...given, userId };
  const [added] = await server.database.insert(notifications).values(row).returning();
  return added?.id ?? '';
}

const unread = async () => (await server.as('contractor').get(`${URL}/unread`)).json();

test('come newest first, a page at a time, with the number of all and of unread ones [JOB-51]', async () => {
  await notify('old', { createdAt: new Date('2026-01-01'), readAt: new Date('2026-01-02') });
  await notify('middle', { createdAt: new Date('2026-01-02') });
  await notify('new', { createdAt: new Date('2026-01-03') });
  await notify('of somebody else', { userId: (await server.user('client')).id });
  const answer = (await server.as('contractor').get(`${URL}?limit=2`)).json();
  expect(answer).toMatchObject({
    success: true,
    count: 3,
    page: 1,
    limit: 2,
    unread: 2,
    data: [{ values: { jobTitle: 'new' } }, { values: { jobTitle: 'middle' } }],
  });
  expect(await unread()).toEqual({ success: true, unread: 2 });
});

test('some are marked as read, or all; those of others stay [JOB-51]', async () => {
  const first = await notify('first');
  await notify('second');
  const foreign = await notify('foreign', { userId: (await server.user('client')).id });
  const read = async (body?: object) => (await server.as('contractor').post(`${URL}/read`, body)).json();
  expect(await read({ ids: [first, foreign, UNKNOWN_ID] })).toEqual({ success: true, unread: 1 });
  expect(await read()).toEqual({ success: true, unread: 0 });
  expect((await server.as('client').get(`${URL}/unread`)).json().unread).toBe(1);
});

test.each([
  ['an id that is none', { ids: ['x'] }],
  ['ids that are no list', { ids: 'all' }],
])('%s is 400', async (_what, body) => {
  expect((await server.as('contractor').post(`${URL}/read`, body)).statusCode).toBe(400);
});
