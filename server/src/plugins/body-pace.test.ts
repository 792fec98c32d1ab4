import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { bodyPace } from './body-pace';

const app = fastify();
/** What the route waits for before it reads. */
let reading = Promise.resolve();

beforeAll(async () => {
  await app.register(bodyPace, { slowest: { bytes: 100, withinMs: 100 } });
  app.addHook('preParsing', async () => reading);
  app.post('/', async ({ body }) => `${String(body).length} came`);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends a piece every 30 ms, as long as it may; resolves with the status. */
async function send(piece: string, pieces: number): Promise<number | undefined> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'text/plain', 'content-length': piece.length * pieces };
  const request = http.request({ host: '127.0.0.1', port, method: 'POST', headers });
  request.on('error', () => undefined);
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  let isAnswered = false;
  void answered.then(() => (isAnswered = true));
  for (let n = 0; n < pieces && !isAnswered; n++) {
    request.write(piece);
    await sleep(30);
  }
  const [{ statusCode }] = await answered;
  request.destroy();
  return statusCode;
}

test('a body that hardly comes is ended', async () => {
  expect(await send('x', 1000)).toBe(408);
});

test('a slow body that keeps coming is taken', async () => {
  expect(await send('x'.repeat(400), 30)).toBe(200);
});

test('a body that waits for us is not the sender’s delay', async () => {
  reading = sleep(500);
  expect(await send('x', 1)).toBe(200);
  reading = Promise.resolve();
});
