import { count } from 'drizzle-orm';
import fastify from 'fastify';
import sharp from 'sharp';
import { emailCodes } from '../../database/tables/accounts';
import { idempotencyKeys } from '../../database/tables/idempotency-keys';
import { users } from '../../database/tables/users';
import { createTestServer } from '../../app/testing';
import { fingerprint } from '../../kit/digests';
import { breakAnswers, mendAnswers } from '../../../testing/lost-answers';
import { answerError } from './errors';
import { idempotency } from './idempotency';
import { session } from './session';

const server = createTestServer({ LOG_LEVEL: 'error' });
const url = '/api/v1/auth/register';
const person = { fullName: 'Ada', email: 'ada@example.org', password: 'password123', userType: 'client' };

async function aPicture(background: string): Promise<Blob> {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background } });
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
}

const register = (key: string, body: object = person) =>
  server.anonymous.post(url, body, { headers: { 'idempotency-key': key } });
const countUsers = async () => (await server.database.select({ count: count() }).from(users))[0]?.count;

test('a repeat is given the first answer and does nothing again', async () => {
  const first = await register('k1');
  const second = await register('k1');
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await countUsers()).toBe(1);
});

test('the same key with another body is refused', async () => {
  await register('k1');
  const answer = await register('k1', { ...person, email: 'other@example.org' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
});

test('what is kept of a body, which may hold a password, cannot be guessed without the key of the server', async () => {
  const body = { email: person.email };
  await server.anonymous.post('/api/v1/auth/forgot-password', body, { headers: { 'idempotency-key': 'k1' } });
  const [row] = await server.database.select().from(idempotencyKeys);
  expect(row?.requestHash).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.requestHash).not.toBe(fingerprint(JSON.stringify(body)));
});

test('an answer of the release before, which kept a plain hash, is given again after the upgrade', async () => {
  const call = () =>
    server.anonymous.post(
      '/api/v1/auth/forgot-password',
      { email: person.email },
      { headers: { 'idempotency-key': 'k1' } },
    );
  await call();
  const plain = fingerprint(JSON.stringify({ email: person.email }));
  await server.database.update(idempotencyKeys).set({ requestHash: plain });
  expect((await call()).headers['idempotency-replayed']).toBe('true');
});

test('the same files under swapped names are another body', async () => {
  const [dark, light] = [await aPicture('#111'), await aPicture('#eee')];
  const send = (before: Blob, after: Blob) => {
    const body = new FormData();
    for (const [name, text] of [
      ['description', 'Bath'],
      ['cost', '1'],
      ['serviceTime', '1'],
    ] as const)
      body.append(name, text);
    body.append('before', before, 'picture.jpg');
    body.append('after', after, 'picture.jpg');
    return server.as('contractor').post('/api/v1/portfolios', body, { headers: { 'idempotency-key': 'k1' } });
  };
  expect((await send(dark, light)).statusCode).toBe(201);
  expect((await send(light, dark)).json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  expect((await send(dark, light)).headers['idempotency-replayed']).toBe('true');
});

test('of calls made at once one is carried out, the others wait or see its answer, and no error is logged', async () => {
  const printed: string[] = [];
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => printed.push(String(text)) > 0);
  const answers = await Promise.all(Array.from({ length: 5 }, () => register('k1')));
  const others = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(others.every((answer) => answer.json().code === 'IDEMPOTENCY_IN_FLIGHT')).toBe(true);
  expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
  write.mockRestore();
  expect(printed).toEqual([]);
  expect(await countUsers()).toBe(1);
});

test('a visitor of IPv6 is known by the network, whose addresses a phone changes at will', async () => {
  const from = (remoteAddress: string) =>
    server.http.inject({
      method: 'POST',
      url,
      payload: person,
      headers: { 'idempotency-key': 'k1' },
      remoteAddress,
    });
  expect(await from('2001:db8:1:2::1')).toMatchObject({ statusCode: 201 });
  expect((await from('2001:db8:1:2:a:b:c:d')).headers['idempotency-replayed']).toBe('true');
  expect(await from('2001:db8:1:3::1')).toMatchObject({ statusCode: 409 });
});

test('a failure is not kept', async () => {
  expect((await register('k1', { ...person, userType: 'king' })).statusCode).toBe(400);
  expect((await register('k1')).statusCode).toBe(201);
  expect((await register('k2')).statusCode).toBe(409);
  expect((await register('k2', { ...person, email: 'b@example.org' })).statusCode).toBe(201);
});

describe('key, answer and change are one', () => {
  afterEach(() => mendAnswers(server));

  test('a change whose answer could not be kept did not happen, and a repeat carries it out', async () => {
    await breakAnswers(server);
    const answer = await register('k1');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL']);
    expect(answer.body).not.toContain('query');
    expect(await countUsers()).toBe(0);
    await mendAnswers(server);
    expect((await register('k1')).statusCode).toBe(201);
    expect(await countUsers()).toBe(1);
  });

  test('a call without a transaction of its own is given one', async () => {
    const change = () =>
      server
        .as('client')
        .put(
          '/api/v1/users/me/preferences',
          { appearOffline: true },
          { headers: { 'idempotency-key': 'k1' } },
        );
    await breakAnswers(server);
    expect((await change()).statusCode).toBe(500);
    const [row] = await server.database.select().from(users);
    expect(row?.preferences).toEqual({});
    await mendAnswers(server);
    expect((await change()).statusCode).toBe(200);
  });

  test('a key that a dead server left without an answer is free at once', async () => {
    await server.database.insert(idempotencyKeys).values({
      caller: 'address:127.0.0.1',
      method: 'POST',
      path: url,
      key: 'k1',
      requestHash: 'x',
    });
    expect((await register('k1')).statusCode).toBe(201);
  });

  test('a wrong try stays counted although its call failed', async () => {
    await register('k0');
    const tryCode = (key: string) =>
      server.anonymous.post(
        '/api/v1/auth/verify-email',
        { email: person.email, code: '000000' },
        { headers: { 'idempotency-key': key } },
      );
    for (let n = 0; n < 2; n++)
      expect((await tryCode(`k${n}`)).json()).toMatchObject({ code: 'CODE_INVALID' });
    const [code] = await server.database.select().from(emailCodes);
    expect(code?.tries).toBe(2);
  });

  test('no connection stays behind, and a busy pool is no deadlock', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => server.addUser()));
    const answers = await Promise.all(
      people.map(({ id }) =>
        server.as(id).put('/api/v1/users/me', { title: 'Owner' }, { headers: { 'idempotency-key': 'k1' } }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const { totalCount, idleCount, waitingCount } = server.connection.pool;
    expect([totalCount - idleCount, waitingCount]).toEqual([0, 0]);
  });
});

test('keys of different people do not meet', async () => {
  const change = (who: 'client' | 'contractor', title: string) =>
    server.as(who).put('/api/v1/users/me', { title }, { headers: { 'idempotency-key': 'k1' } });
  await change('client', 'Owner');
  expect((await change('contractor', 'Roofer')).json()).toMatchObject({ user: { title: 'Roofer' } });
});

test('answers that hold a token are never kept', async () => {
  await register('k0');
  const signIn = () =>
    server.anonymous.post(
      '/api/v1/auth/login',
      { email: person.email, password: person.password },
      { headers: { 'idempotency-key': 'k1' } },
    );
  const [first, second] = [await signIn(), await signIn()];
  expect(second.json().token).not.toBe(first.json().token);
});

test.each([
  ['an overlong', 'x'.repeat(256)],
  ['an unprintable', 'a b'],
])('%s key is refused', async (_what, key) => {
  expect((await register(key)).statusCode).toBe(400);
});

test('a call that broke off after a change leaves nothing of it, and a repeat does it once', async () => {
  const { connection } = server;
  const app = fastify();
  app.setErrorHandler(answerError);
  await app.register(session, { lookup: () => Promise.resolve(undefined) });
  await app.register(idempotency, { connection, key: 'k', oldKey: undefined });
  let isBroken = true;
  app.post('/', async () => {
    await connection.transaction((tx) => tx.insert(users).values({ ...person, userType: 'client' }));
    if (isBroken) throw new Error('a fault of ours');
    return { success: true };
  });
  const call = () => app.inject({ method: 'POST', url: '/', headers: { 'idempotency-key': 'k1' } });
  expect((await call()).statusCode).toBe(500);
  expect(await countUsers()).toBe(0);
  isBroken = false;
  expect((await call()).statusCode).toBe(200);
  expect(await countUsers()).toBe(1);
  await app.close();
});

test('a repeat with files gets the first answer also when what it was about is gone', async () => {
  const send = (method: 'post' | 'put', path: string, key: string) => {
    const body = new FormData();
    for (const name of ['description', 'cost', 'serviceTime']) body.append(name, '1');
    for (const name of ['before', 'after']) body.append(name, dark, 'picture.jpg');
    const caller = server.as('contractor');
    return caller[method](`/api/v1/portfolios${path}`, body, { headers: { 'idempotency-key': key } });
  };
  const dark = await aPicture('#111');
  const id = String((await send('post', '', 'k1')).json().data._id);
  const change = () => send('put', `/${id}`, 'k2');
  const first = await change();
  expect(first.statusCode).toBe(200);
  await server.as('contractor').delete(`/api/v1/portfolios/${id}`);
  expect((await change()).json()).toEqual(first.json());
  expect((await send('put', `/${id}`, 'k3')).statusCode).toBe(404);
});
