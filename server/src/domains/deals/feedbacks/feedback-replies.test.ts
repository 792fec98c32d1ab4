import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract, addReview } from '../contracts/testing';

const server = createTestServer();
const url = '/api/v1/feedbacks';
type Person = 'client' | 'contractor' | 'company' | 'admin';

/** A review of the contractor by the client. */
async function aReview({ visibleDaysAgo = 1 } = {}) {
  const { id: contractId, clientId, professionalId } = await addContract(server, { status: 'ended' });
  const parties = { authorId: clientId, subjectId: professionalId };
  return addReview(server, { contractId, ...parties, rating: 2, review: 'It drips.', visibleDaysAgo });
}
const replyTo = (who: Person, id: string, text = 'I came back and mended it.') =>
  server.as(who).post(`${url}/${id}/reply`, { text });
const reviewsOf = async (userId: string) => (await server.anonymous.get(`${url}/?userId=${userId}`)).json();

test.each([
  ['client', 403],
  ['contractor', 201],
  ['company', 403],
  ['admin', 403],
] as const)('%s replies to a review of the contractor: %d [FBK-08]', async (who, status) => {
  const { id, subjectId } = await aReview();
  const answer = await replyTo(who, id);
  expect(answer.statusCode).toBe(status);
  const [shown] = await reviewsOf(subjectId);
  expect(shown.reply?.text).toBe(status === 201 ? 'I came back and mended it.' : undefined);
});

test('a visitor replies to none [FBK-08]', async () => {
  const { id } = await aReview();
  const answer = await server.anonymous.post(`${url}/${id}/reply`, { text: 'No.' });
  expect(answer.statusCode).toBe(401);
});

test('once, of two at the same moment one [FBK-08]', async () => {
  const { id, subjectId } = await aReview();
  const answers = await Promise.all([
    replyTo('contractor', id, 'First.'),
    replyTo('contractor', id, 'Second.'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const kept = answers.find(({ statusCode }) => statusCode === 201)?.json().data.reply.text;
  expect((await replyTo('contractor', id, 'Third.')).json()).toMatchObject({ code: 'REPLY_EXISTS' });
  expect(await reviewsOf(subjectId)).toMatchObject([{ reply: { text: kept } }]);
});

test('a review that nobody can see yet, and one that is none, are 404 [FBK-08]', async () => {
  const { id } = await aReview({ visibleDaysAgo: -1 });
  for (const wrong of [id, UNKNOWN_ID, 'x']) {
    const answer = await replyTo('contractor', wrong);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'FEEDBACK_NOT_FOUND']);
  }
});

test.each([
  ['nothing', '  '],
  ['1001 characters', 'x'.repeat(1001)],
])('%s is 400 [FBK-08]', async (_what, text) => {
  const { id } = await aReview();
  expect(await replyTo('contractor', id, text)).toMatchObject({ statusCode: 400 });
});

test('it stands under the review for everybody, and who wrote the review is told once [FBK-09]', async () => {
  const { id, subjectId, contractId } = await aReview();
  await replyTo('contractor', id);
  await server.settle();
  expect(await reviewsOf(subjectId)).toMatchObject([
    { review: 'It drips.', reply: { text: 'I came back and mended it.', createdAt: expect.any(String) } },
  ]);
  const { data } = (await server.as('client').get('/api/v1/notifications')).json();
  expect(data).toMatchObject([
    { kind: 'reviewReplied', href: `/contracts?contract=${contractId}`, about: `contract:${contractId}` },
  ]);
  expect((await server.as('contractor').get('/api/v1/notifications')).json().data).toEqual([]);
});

test('a reply to a review by the contractor leads to their own list [FBK-09]', async () => {
  const { id: contractId, clientId, professionalId } = await addContract(server, { status: 'ended' });
  const parties = { authorId: professionalId, subjectId: clientId };
  const { id } = await addReview(server, { contractId, ...parties, rating: 3 });
  expect(await replyTo('client', id)).toMatchObject({ statusCode: 201 });
  await server.settle();
  const { data } = (await server.as('contractor').get('/api/v1/notifications')).json();
  expect(data).toMatchObject([{ href: `/active-contracts?contract=${contractId}` }]);
});
