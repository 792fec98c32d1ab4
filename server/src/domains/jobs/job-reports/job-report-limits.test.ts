import { createTestServer } from '../../../app/testing';
import { addJob } from '../jobs/testing';

const server = createTestServer({ LIMIT_REPORTS: '2/60' });

test('too many reports are 429 and say when to come back [JOB-44]', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { id } = await addJob(server);
    const answer = await server.as('contractor').post(`/api/v1/jobs/${id}/reports`, { reason: 'scam' });
    statuses.push(answer.statusCode);
    if (round === 2) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([201, 201, 429]);
});
