import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';
import { until } from '../../app/testing';
import { bodyPace } from './body-pace';

const WINDOW_MS = 100;
const ALL_BUT_INTERVALS = [
  ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
  ...(['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const),
];
const app = fastify();
/** What the route waits for before it reads. */
let reading = Promise.resolve();

// A window ends when a test says so: those of a clock would depend on how busy this machine is.
beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ALL_BUT_INTERVALS });
  await app.register(bodyPace, { slowest: { bytes: 100, withinMs: WINDOW_MS } });
  app.addHook('preParsing', async ({ url }, _reply, payload) => {
    await reading;
    // As large texts are read.
    return url === '/pieces' ? Readable.from([await buffer(payload)]) : payload;
  });
  app.post('/', async ({ body }) => `${String(body).length} came`);
  app.post('/pieces', async ({ body }) => `${String(body).length} came`);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  jest.useRealTimers();
});

/** Begins a call whose body of `length` comes when the test sends it. */
async function begin(length: number, path = '/') {
  const { port } = app.server.address() as AddressInfo;
  const arrived = once(app.server, 'request') as Promise<[http.IncomingMessage]>;
  const headers = { 'content-type': 'text/plain', 'content-length': length };
  const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
  request.on('error', () => undefined);
  let status: number | undefined;
  const answered = once(request, 'response').then(([response]) => {
    status = (response as http.IncomingMessage).statusCode;
    request.destroy();
    return status;
  });
  request.flushHeaders();
  const [{ socket }] = await arrived;
  let wanted = socket.bytesRead;
  return {
    answered,
    /** Sends a piece, and ends a window once it has come or the call is answered. */
    sendInOneWindow: async (piece: string) => {
      request.write(piece);
      wanted += piece.length;
      await until(() => status !== undefined || socket.bytesRead >= wanted);
      jest.advanceTimersByTime(WINDOW_MS);
      return status;
    },
  };
}

test.each(['/', '/pieces'])('a body that hardly comes is ended: %s', async (path) => {
  const { answered, sendInOneWindow } = await begin(100_000, path);
  await until(async () => (await sendInOneWindow('x')) !== undefined);
  expect(await answered).toBe(408);
});

test.each(['/', '/pieces'])('a slow body that keeps coming is taken: %s', async (path) => {
  const { answered, sendInOneWindow } = await begin(3000, path);
  for (let sent = 0; sent < 3000; sent += 100) await sendInOneWindow('x'.repeat(100));
  expect(await answered).toBe(200);
});

test('a body that waits for us is not the sender’s delay', async () => {
  let read = () => undefined as void;
  reading = new Promise((resolve) => (read = resolve));
  const { answered, sendInOneWindow } = await begin(1);
  await sendInOneWindow('x');
  jest.advanceTimersByTime(5 * WINDOW_MS);
  read();
  expect(await answered).toBe(200);
  reading = Promise.resolve();
});
