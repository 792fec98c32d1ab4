import { createTestServer } from '../../../app/testing';
import { addApplicant } from './testing';

const server = createTestServer({ LIMIT_OFFERS_AND_APPLICATIONS: '2/60' });

test('too many offers are 429 and say when to come back [OFF-30]', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const body = { ...(await addApplicant(server)), description: 'Come', budget: 100 };
    const answer = await server.as('client').post('/api/v1/offers/send', body);
    statuses.push(answer.statusCode);
    if (round === 2) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([201, 201, 429]);
});
