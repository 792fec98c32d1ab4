import { createTestServer } from '../../app/testing';

const server = createTestServer();
const post = (json: string) => server.anonymous.post('/api/v1/auth/login', json);

test.each([
  ['names', () => JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`n${n}`, n])))],
  ['elements', () => JSON.stringify({ email: Array(10_001).fill(1) })],
  ['lists in lists', () => '['.repeat(10_001)],
])('a body of more %s than any of ours has is refused unread', async (_what, json) => {
  expect(await post(json())).toMatchObject({ statusCode: 413 });
});

test('a body of many values within reason is read', async () => {
  const answer = await post(JSON.stringify({ email: Array(9000).fill(1) }));
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('nesting beyond any of our bodies is refused', async () => {
  const answer = await post(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
  expect(answer).toMatchObject({ statusCode: 400 });
  expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
});
