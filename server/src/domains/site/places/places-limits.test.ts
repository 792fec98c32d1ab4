import { createTestServer } from '../../../app/testing';

const server = createTestServer({ LIMIT_PLACES: '2/60' });

test('too many questions for places are 429 and say when to come back [PLC-05]', async () => {
  const answers = [];
  for (let round = 0; round < 3; round += 1)
    answers.push(await server.anonymous.get('/api/v1/places/near?lat=0&lng=-30'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
});
