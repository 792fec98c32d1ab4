import { createTestServer } from '../../../app/testing';
import { aView } from './testing';

const server = createTestServer({ LIMIT_TELEMETRY: '2/1' });

test('reports have a limit of their own and use up no other [PLT-103]', async () => {
  const send = () => server.anonymous.post('/api/v1/telemetry', { events: [aView()] });
  expect([await send(), await send(), await send()].map(({ statusCode }) => statusCode)).toEqual([
    202, 202, 429,
  ]);
  expect((await server.anonymous.get('/api/v1/jobs/search')).statusCode).toBe(200);
});
