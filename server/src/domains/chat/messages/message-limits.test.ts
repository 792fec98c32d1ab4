import { createTestServer } from '../../../app/testing';

const server = createTestServer({ LIMIT_MESSAGES: '2/1' });

test('too many messages are 429 for their writer only', async () => {
  const { id: recipientId } = await server.addUser({ userType: 'contractor' });
  const body = { recipientId, content: 'Hello' };
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    statuses.push((await server.as('client').post('/api/v1/messages/', body)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 429]);
  expect(await server.as('company').post('/api/v1/messages/', body)).toMatchObject({ statusCode: 201 });
});
