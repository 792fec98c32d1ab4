import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract, addReview } from '../contracts/testing';

const server = createTestServer();
const url = '/api/v1/feedbacks';
type Person = 'client' | 'contractor' | 'company' | 'admin';
const changed = { rating: 4, likes: ['punctuality'], experience: [], review: 'It drips no more.' };

/** A review of the contractor by the client, hidden for another day unless said otherwise. */
async function aReview({ visibleDaysAgo = -1 } = {}) {
  const { id: contractId, clientId, professionalId } = await addContract(server, { status: 'ended' });
  const parties = { authorId: clientId, subjectId: professionalId };
  return addReview(server, { contractId, ...parties, rating: 2, review: 'It drips.', visibleDaysAgo });
}
const change = (who: Person, id: string, body: object = changed) => server.as(who).put(`${url}/${id}`, body);
const reviewNow = (id: string) =>
  server.database.query.feedbacks.findFirst({ where: (row, { eq }) => eq(row.id, id) });

test.each([
  ['client', 200],
  ['contractor', 404],
  ['company', 404],
  ['admin', 404],
] as const)('%s changes a hidden review of the client: %d [FBK-10]', async (who, status) => {
  const { id } = await aReview();
  expect((await change(who, id)).statusCode).toBe(status);
  expect(await reviewNow(id)).toMatchObject(status === 200 ? changed : { rating: 2, review: 'It drips.' });
});

test('a visitor changes none, and what is no review is not found [FBK-10]', async () => {
  const { id } = await aReview();
  expect((await server.anonymous.put(`${url}/${id}`, changed)).statusCode).toBe(401);
  for (const wrong of [UNKNOWN_ID, 'x']) expect((await change('client', wrong)).statusCode).toBe(404);
});

test('the contract shows it as it was changed, and it stays hidden as long as before [FBK-04, FBK-10]', async () => {
  const { id, contractId, visibleAt } = await aReview();
  expect((await change('client', id)).json().data.visibleAt).toBe(visibleAt.toISOString());
  const own = (await server.as('client').get(`/api/v1/contracts/${contractId}`)).json().data.ownReview;
  expect(own).toEqual({ _id: id, ...changed, visibleAt: visibleAt.toISOString() });
  const others = (await server.as('contractor').get(`/api/v1/contracts/${contractId}`)).json().data.ownReview;
  expect(others).toBeNull();
});

test('one that can be read stays as it is [FBK-10]', async () => {
  const { id } = await aReview({ visibleDaysAgo: 1 });
  const answer = await change('client', id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'FEEDBACK_SHOWN']);
  expect(await reviewNow(id)).toMatchObject({ rating: 2, review: 'It drips.' });
});

test('a change and the review of the other side at once: the rating counts what is shown [FBK-05, FBK-10]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, contractId } = await aReview();
    const [answer, other] = await Promise.all([
      change('client', id),
      server.as('contractor').post(`${url}/`, { contractId, rating: 5 }),
    ]);
    expect(other.statusCode).toBe(201);
    expect([200, 409]).toContain(answer.statusCode);
    expect((await change('client', id, { ...changed, rating: 1 })).statusCode).toBe(409);
    const { id: subjectId } = await server.user('contractor');
    const rows = await server.database.query.feedbacks.findMany({
      where: (row, { eq }) => eq(row.subjectId, subjectId),
    });
    const { rating } = (await server.anonymous.get(`/api/v1/users/profile/${subjectId}`)).json().user;
    expect(rating).toBeCloseTo(rows.reduce((sum, row) => sum + row.rating, 0) / rows.length, 1);
  }
});

test.each([{}, { ...changed, rating: 0 }, { ...changed, rating: 6 }, { ...changed, rating: 2.5 }])(
  'what is no rating is refused, and nothing changes: %j [FBK-03]',
  async (body) => {
    const { id } = await aReview();
    expect((await change('client', id, body)).statusCode).toBe(400);
    expect(await reviewNow(id)).toMatchObject({ rating: 2, review: 'It drips.' });
  },
);
