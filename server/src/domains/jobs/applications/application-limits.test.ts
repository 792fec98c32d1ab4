import { createTestServer } from '../../../app/testing';
import { addJob } from '../jobs/testing';

const server = createTestServer({ LIMIT_OFFERS_AND_APPLICATIONS: '2/60' });

test('too many applications are 429 and say when to come back [APP-12]', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { id: jobId } = await addJob(server);
    const answer = await server
      .as('contractor')
      .post('/api/v1/applications/apply', { jobId, coverLetter: 'Hello' });
    statuses.push(answer.statusCode);
    if (round === 2) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([201, 201, 429]);
});
