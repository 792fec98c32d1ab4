import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from './api-client';
import type { Outcome } from './api-client';

const running: http.Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** An API that answers as it is told, and a client that asks it. */
async function anApi(answer: http.RequestListener) {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  running.push(server);
  await once(server, 'listening');
  const outcomes: Outcome[] = [];
  const client = createApiClient({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onAsked: (outcome) => void outcomes.push(outcome),
  });
  return { client, outcomes, server };
}

test('a question counts for the caller whose page it is, in its language; others for nobody [PLT-205]', async () => {
  const seen: http.IncomingHttpHeaders[] = [];
  const { client } = await anApi(({ headers }, answer) => {
    seen.push(headers);
    answer.setHeader('x-total-count', '7').end('{}');
  });
  const answer = await client.ask({ path: '/x', language: 'fr', address: '192.0.2.7' });
  await client.ask({ path: '/x' });
  await client.ask({ path: '/x' });

  expect(answer).toMatchObject({ status: 200, body: '{}', headers: { 'x-total-count': '7' } });
  expect(seen[0]).toMatchObject({ 'x-forwarded-for': '192.0.2.7', 'accept-language': 'fr' });
  expect(new Set(seen.map((headers) => headers['x-forwarded-for'])).size).toBe(3);
});

test('an API that is away, or says nothing in time, answers 503 [PLT-205]', async () => {
  const { client, outcomes, server } = await anApi(() => undefined);
  expect((await client.ask({ path: '/x' })).status).toBe(503);
  server.close();
  server.closeAllConnections();
  expect((await client.ask({ path: '/x' })).status).toBe(503);
  expect([outcomes, client.isAway()]).toEqual([['away', 'away'], true]);
});

test('so many questions are open at once, and no more [PLT-205]', async () => {
  const waiting: http.ServerResponse[] = [];
  const { client, outcomes } = await anApi((_request, answer) => void waiting.push(answer));
  const asked = Array.from({ length: 64 }, () => client.ask({ path: '/x' }));
  expect((await client.ask({ path: '/x' })).status).toBe(503);
  expect(outcomes).toEqual(['bounded']);
  await Promise.all(asked);
  expect(client.ask({ path: '/x' })).toBeInstanceOf(Promise);
});
