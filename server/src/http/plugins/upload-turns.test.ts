import fastify from 'fastify';
import { createTestServer } from '../../app/testing';
import { answerError } from './errors';
import { session } from './session';
import { uploadTurns } from './upload-turns';

const server = createTestServer();

const upload = (who: string) => {
  const body = new FormData();
  body.append('profile', new Blob(['no picture']), 'me.jpg');
  return server.as(who).put('/api/v1/users/me', body);
};

test('a person has two uploads under way at most; others, and calls without a file, are not held up', async () => {
  const app = fastify();
  let finish = () => undefined as void;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.setErrorHandler(answerError);
  await app.register(session, { lookup: async () => undefined });
  await app.register(uploadTurns);
  app.post('/', { bodyLimit: 8_000_000 }, async () => finished.then(() => 'done'));
  const send = async (remoteAddress: string, size = 300_000) =>
    app.inject({ method: 'POST', url: '/', remoteAddress, payload: { file: 'x'.repeat(size) } });
  const [first, second] = [send('192.0.2.1'), send('192.0.2.1')];
  const third = await send('192.0.2.1');
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '2']);
  const others = [send('192.0.2.2'), send('192.0.2.1', 10)];
  finish();
  expect((await Promise.all([first, second, ...others])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ]);
});

test('of sixty uploads at once two run and the rest are told to wait; nobody else waits for any of them', async () => {
  const app = fastify();
  let finish = () => undefined as void;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun: string[] = [];
  app.setErrorHandler(answerError);
  await app.register(session, { lookup: async () => undefined });
  await app.register(uploadTurns);
  app.post('/', { bodyLimit: 8_000_000 }, async ({ ip }) => {
    begun.push(ip);
    if (ip === '192.0.2.1') await finished;
    return 'done';
  });
  app.get('/', async () => 'read');
  const payload = { file: 'x'.repeat(300_000) };
  const send = async (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/', remoteAddress, payload }).then(({ statusCode }) => statusCode);
  const sixty = Array.from({ length: 60 }, () => send('192.0.2.1'));

  // All of this is answered while none of the two has ended.
  expect(await send('192.0.2.2')).toBe(200);
  expect((await app.inject({ url: '/', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  finish();
  const answers = await Promise.all(sixty);
  expect(answers.filter((status) => status === 429)).toHaveLength(58);
  expect(begun.filter((ip) => ip === '192.0.2.1')).toHaveLength(2);
});

test('sixty pictures at once by one person cost no connection that others need', async () => {
  const { id } = await server.addUser();
  const other = await server.addUser();
  const sixty = Array.from({ length: 60 }, () => upload(id));
  const reads = await Promise.all(
    Array.from({ length: 20 }, () => server.as(other.id).get('/api/v1/users/me')),
  );
  expect(reads.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  const statuses = new Set((await Promise.all(sixty)).map(({ statusCode }) => statusCode));
  expect([...statuses].filter((status) => status !== 400 && status !== 429)).toEqual([]);
  expect(statuses.has(429)).toBe(true);
});

test('a finished upload makes room for the next', async () => {
  const { id } = await server.addUser();
  for (let n = 0; n < 4; n++) expect(await upload(id)).toMatchObject({ statusCode: 400 });
});

test('an empty file with a name is no picture, and no fault of ours', async () => {
  const body = new FormData();
  body.append('profile', new Blob([]), 'me.jpg');
  const answer = await server.as('client').put('/api/v1/users/me', body);
  expect(answer).toMatchObject({ statusCode: 400 });
  expect(answer.json()).toMatchObject({ code: 'INVALID_IMAGE' });
});
