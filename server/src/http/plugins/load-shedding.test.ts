import { AsyncLocalStorage } from 'node:async_hooks';
import fastify from 'fastify';
import { answerError } from './errors';
import { loadShedding } from './load-shedding';

const AT_ONCE = 2;
const LONGEST_WAIT_MS = 20;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function aServer() {
  const open: (() => void)[] = [];
  const app = fastify();
  app.setErrorHandler(answerError);
  await app.register(loadShedding, { atOnce: AT_ONCE, longestWaitMs: LONGEST_WAIT_MS });
  app.get('/', async () => {
    await new Promise<void>((resolve) => open.push(resolve));
    return 'done';
  });
  const call = async () => {
    const { statusCode, headers } = await app.inject({ url: '/' });
    return { status: statusCode, retryAfter: Number(headers['retry-after']) };
  };
  return {
    call,
    running: () => open.length,
    /** Ends what runs, and what that lets in. */
    finish: async () => {
      for (; open.length > 0; await pause(5)) open.splice(0).forEach((end) => end());
    },
  };
}

type TestServer = Awaited<ReturnType<typeof aServer>>;

/** Calls that take so long that a few of them fill the longest wait. */
async function learnThatCallsAreSlow({ call, finish }: TestServer) {
  for (let n = 0; n < 10; n += 1) {
    const slow = [call(), call()];
    await pause(100);
    await finish();
    await Promise.all(slow);
  }
}

test('so many run at once, and the others are answered in their turn', async () => {
  const server = await aServer();
  const calls = Array.from({ length: 9 }, () => server.call());
  await pause(20);
  expect(server.running()).toBe(AT_ONCE);
  await server.finish();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(9).fill(200));
});

test('whose turn would not come in time is told at once to come again, and nothing of it is left', async () => {
  const server = await aServer();
  await learnThatCallsAreSlow(server);
  const waiting = Array.from({ length: 40 }, () => server.call());
  const refused = (await Promise.all(waiting.map((each) => Promise.race([each, pause(50)])))).filter(Boolean);
  expect(refused.length).toBeGreaterThan(20);
  for (const answer of refused) expect(answer).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
  await server.finish();
  expect((await Promise.all(waiting)).filter(({ status }) => status === 200)).toHaveLength(
    40 - refused.length,
  );
  const next = server.call();
  await pause(20);
  await server.finish();
  expect(await next).toMatchObject({ status: 200 });
});

test('a call that waited begins in its own context', async () => {
  const context = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const app = fastify();
  await app.register(loadShedding, { atOnce: 1 });
  app.get('/', async () => {
    seen.push(context.getStore());
    await pause(5);
  });
  await Promise.all(
    ['one', 'two', 'three'].map((name) => context.run(name, () => app.inject({ url: '/' }).then(() => name))),
  );
  expect(seen).toEqual(['one', 'two', 'three']);
});
