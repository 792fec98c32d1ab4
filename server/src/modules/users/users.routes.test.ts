import { createTestServer } from '../../testing';

const server = createTestServer();

test.each([
  ['a client', server.as('client'), 200],
  ['a visitor', server.anonymous, 401],
])('%s reads the own account', async (_who, caller, status) => {
  const answer = await caller.get('/api/v1/users/me');
  expect(answer).toMatchObject({ statusCode: status });
});
