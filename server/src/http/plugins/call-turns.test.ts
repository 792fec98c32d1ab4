import fastify from 'fastify';
import type { Limits } from '../../settings/config';
import { answerError } from './errors';
import { callTurns } from './call-turns';
import { session } from './session';

/** Two at once. */
const limits = { general: { max: 300, minutes: 1 } } as Limits;

async function aServer() {
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const app = fastify();
  app.setErrorHandler(answerError);
  await app.register(session, { lookup: async () => undefined });
  await app.register(callTurns, { limits, isLifted: false });
  app.get('/', async () => {
    most = Math.max(most, (running += 1));
    await new Promise<void>((resolve) => open.push(resolve));
    running -= 1;
    return 'done';
  });
  const call = async (remoteAddress: string): Promise<number> =>
    (await app.inject({ url: '/', remoteAddress })).statusCode;
  const finish = async () => {
    for (let n = 0; n < 50; n += 1) {
      open.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { call, finish, most: () => most, running: () => running };
}

test('of many calls of one caller two run at once, and all are answered', async () => {
  const { call, finish, most } = await aServer();
  const calls = Array.from({ length: 10 }, () => call('192.0.2.1'));
  await finish();
  expect(await Promise.all(calls)).toEqual(Array(10).fill(200));
  expect(most()).toBe(2);
});

test('another caller does not wait; who waits too long is told to come back, and takes no turn with it', async () => {
  const { call, finish, running } = await aServer();
  const calls = [call('2001:db8::1'), call('2001:db8::2')];
  const late = call('2001:db8::3');
  const other = call('192.0.2.1');
  expect(await late).toBe(429);
  expect(running()).toBe(3);
  const next = call('2001:db8::4');
  await finish();
  expect(await Promise.all([...calls, other, next])).toEqual([200, 200, 200, 200]);
});
