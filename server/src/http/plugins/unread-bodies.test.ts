import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kit/errors';
import { answerError } from './errors';
import { unreadBodies } from './unread-bodies';

const MIB = 1024 * 1024;
let app: FastifyInstance;
/** The server's ends of the connections, in the order in which their calls came. */
const ends: net.Socket[] = [];
const clients: net.Socket[] = [];

afterEach(async () => {
  clients.splice(0).forEach((client) => client.destroy());
  // What is not read does not notice that its sender has left.
  ends.splice(0).forEach((end) => end.destroy());
  await app.close();
});

/** A server that refuses whatever has a body. */
async function listen(options: { longestMs?: number } = {}): Promise<void> {
  app = fastify();
  app.setErrorHandler(answerError);
  await app.register(unreadBodies, options);
  app.addHook('onRequest', async ({ raw, method }) => {
    ends.push(raw.socket);
    if (method === 'POST') throw new AppError('RATE_LIMITED', { retryAfter: 1 });
  });
  app.route({ method: ['GET', 'POST'], url: '/', handler: async () => 'fine' });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

const address = () => ({ host: '127.0.0.1', port: (app.server.address() as AddressInfo).port });

/** Sends a body of so many bytes for as long as it may; resolves with the answer when the connection has ended. */
async function flood(bytes: number): Promise<string> {
  const socket = net.connect(address());
  clients.push(socket);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST / HTTP/1.1\r\nhost: site\r\ncontent-length: ${bytes}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes));
  await closed;
  return answer;
}

test('of a large body that is refused little is read, and the sender sees why', async () => {
  await listen();
  const answer = await flood(100 * MIB);
  expect(answer).toMatch(/^HTTP\/1.1 429 [^]+\r\nconnection: close\r\n[^]+"RATE_LIMITED"/i);
  expect(ends[0]?.bytesRead).toBeLessThan(12 * MIB);
});

test('of many at once from one address only two are read', async () => {
  await listen({ longestMs: 600_000 });
  for (let n = 0; n < 12; n++) void flood(50 * MIB);
  const read = () => ends.filter(({ bytesRead }) => bytesRead > 2 * MIB).length;
  while (ends.length < 12 || read() < 2) await sleep(10);
  expect(read()).toBe(2);
});

test('a small one is read, and the connection goes on', async () => {
  await listen();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const call = async (method: string, body?: Buffer) => {
    const request = http.request({ ...address(), agent, method }).end(body);
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode;
  };
  expect(await call('POST', Buffer.alloc(300_000))).toBe(429);
  expect(await call('GET')).toBe(200);
  agent.destroy();
  expect(new Set(ends).size).toBe(1);
});
