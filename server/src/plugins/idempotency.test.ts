import { count } from 'drizzle-orm';
import { users } from '../database/schema';
import { createTestServer } from '../testing';

const server = createTestServer();
const url = '/api/v1/auth/register';
const person = { fullName: 'Ada', email: 'ada@example.org', password: 'password123', userType: 'client' };

const register = (key: string, body: object = person) => server.anonymous.post(url, body, { headers: { 'idempotency-key': key } });
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

test('of calls made at once one is carried out, the others wait or see its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => register('k1')));
  const others = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(others.every((answer) => answer.json().code === 'IDEMPOTENCY_IN_FLIGHT')).toBe(true);
  expect(answers.some(({ statusCode }) => statusCode === 201)).toBe(true);
  expect(await countUsers()).toBe(1);
});

test('a failure is not kept', async () => {
  expect((await register('k1', { ...person, userType: 'king' })).statusCode).toBe(400);
  expect((await register('k1')).statusCode).toBe(201);
  expect((await register('k2')).statusCode).toBe(409);
  expect((await register('k2', { ...person, email: 'b@example.org' })).statusCode).toBe(201);
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
    server.anonymous.post('/api/v1/auth/login', { email: person.email, password: person.password }, { headers: { 'idempotency-key': 'k1' } });
  const [first, second] = [await signIn(), await signIn()];
  expect(second.json().token).not.toBe(first.json().token);
});

test.each([['an overlong', 'x'.repeat(256)], ['an unprintable', 'a b']])('%s key is refused', async (_what, key) => {
  expect((await register(key)).statusCode).toBe(400);
});
