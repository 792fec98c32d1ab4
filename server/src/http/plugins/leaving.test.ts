import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { leaving } from './leaving';

type Answer = { status: number | undefined; connection: string | undefined; body: string };

async function aServer(): Promise<{ app: FastifyInstance; finish: () => void }> {
  let finish = () => undefined as void;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  await app.register(leaving);
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => slow.then(() => 'slow'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, finish };
}

async function call(app: FastifyInstance, path: string, agent: http.Agent): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  const request = http.get({ port, host: '127.0.0.1', path, agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  const { connection } = response.headers;
  return { status: response.statusCode, connection, body };
}

test('a server that leaves still answers, and ends each connection with its answer', async () => {
  const { app } = await aServer();
  const agent = new http.Agent({ keepAlive: true });
  expect(await call(app, '/quick', agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  app.leave();
  expect(app.isLeaving()).toBe(true);
  expect(await call(app, '/quick', agent)).toMatchObject({ status: 200, connection: 'close' });
  await app.close();
});

test('a call in hand is finished, and its connection does not hold up the end', async () => {
  const { app, finish } = await aServer();
  const inHand = call(app, '/slow', new http.Agent({ keepAlive: true }));
  await once(app.server, 'request');
  const closing = app.close();
  setTimeout(finish, 300);
  expect(await inHand).toMatchObject({ status: 200, connection: 'close', body: 'slow' });
  // Kept alive, it would last longer than this test may.
  expect(app.server.keepAliveTimeout).toBeGreaterThan(60_000);
  await closing;
});

test('everybody who has reached the server before it closes is answered, not cut off', async () => {
  const { app } = await aServer();
  const callers = callElsewhere(app.server.address() as AddressInfo);
  callers.waitUntilCalled();
  const closing = app.close();
  for (const answer of await callers.answers)
    expect(answer).toMatch(/^HTTP\/1.1 200 [^]+\r\nconnection: close[^]+quick$/i);
  await closing;
});

const CALLERS = 10;
const CALL = String.raw`GET /quick HTTP/1.1\r\nHost: site\r\n\r\n`;

/** Callers in a thread of their own: they connect and call while this one, and with it the server, stands still. */
function callElsewhere({ port }: AddressInfo) {
  const called = new Int32Array(new SharedArrayBuffer(4));
  const source = `
    const { parentPort, workerData: called } = require('node:worker_threads');
    const text = async (caller) => (await caller.setEncoding('utf8').toArray()).join('');
    const callers = Array.from({ length: ${CALLERS} }, () => require('node:net').connect(${port}, '127.0.0.1'));
    for (const caller of callers) {
      caller.end('${CALL}', () => {
        Atomics.add(called, 0, 1);
        Atomics.notify(called, 0);
      });
    }
    Promise.all(callers.map(text)).then(
      (answers) => parentPort.postMessage(answers),
      (error) => parentPort.postMessage([String(error)]),
    );`;
  const thread = new Worker(source, { eval: true, workerData: called });
  return {
    answers: once(thread, 'message').then(([answers]) => answers as string[]),
    /** Blocks: who has called waits for the server to let them in. */
    waitUntilCalled: () => {
      for (let count = 0; count < CALLERS; count = Atomics.load(called, 0)) Atomics.wait(called, 0, count);
    },
  };
}

test('where more keep coming than a slow server lets in, one at most is cut off: who waits in that moment', async () => {
  const { app } = await aServer();
  app.server.prependListener('request', () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
  });
  const ends = callAgainAndAgain(app.server.address() as AddressInfo);
  await sleep(500);
  await app.close();
  expect((await ends).filter((end) => end !== 'refused').length).toBeLessThanOrEqual(1);
});

const TIRELESS_CALLERS = 60;

/** In a thread of their own too: who is answered comes again at once, until refused. Resolves to how it ended for each. */
function callAgainAndAgain({ port }: AddressInfo): Promise<string[]> {
  const source = `
    const { parentPort } = require('node:worker_threads');
    const call = () => new Promise((resolve) => {
      const caller = require('node:net').connect(${port}, '127.0.0.1', () => caller.write('${CALL}'));
      caller.once('data', () => void resolve(caller.destroy()));
      // A reset of the connecting itself: nobody had let the call in.
      caller.once('error', ({ syscall, code }) => resolve(syscall === 'connect' ? 'refused' : 'cut off: ' + code));
      caller.once('close', () => resolve('cut off'));
    });
    const again = async () => {
      for (;;) {
        const end = await call();
        if (typeof end === 'string') return end;
      }
    };
    Promise.all(Array.from({ length: ${TIRELESS_CALLERS} }, again)).then((ends) => parentPort.postMessage(ends));`;
  return once(new Worker(source, { eval: true }), 'message').then(([ends]) => ends as string[]);
}
