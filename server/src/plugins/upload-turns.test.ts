import fastify from 'fastify';
import { createTestServer } from '../testing';
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
