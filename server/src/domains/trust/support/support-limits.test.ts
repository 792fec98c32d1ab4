import { createTestServer } from '../../../app/testing';

const server = createTestServer({ LIMIT_REPORTS: '2/60' });
const ticket = { fullName: 'Ada', email: 'ada@example.org', message: 'Hello' };

test('too many questions are 429 and say when to come back [SUP-05]', async () => {
  const answers = [];
  for (let round = 0; round < 3; round += 1)
    answers.push(await server.anonymous.post('/api/v1/support/tickets', ticket));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
});
