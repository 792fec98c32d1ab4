import { sql } from 'drizzle-orm';
import { accountAttempts } from '../../../database/tables/accounts';
import { createTestServer } from '../../../app/testing';

const server = createTestServer({
  LIMIT_FORGOT_PASSWORD: '5/60',
  LIMIT_MAIL_REQUESTS: '20/60',
  LIMIT_CODE_TRIES: '12/60',
});

const forgot = (email: string, extras = {}) =>
  server.anonymous.post('/api/v1/auth/forgot-password', { email }, extras);
const resend = (email: string) => server.anonymous.post('/api/v1/auth/resend-code', { email });
const verify = (email: string) =>
  server.anonymous.post('/api/v1/auth/verify-email', { email, code: '000000' });
const register = (email: string) =>
  server.anonymous.post('/api/v1/auth/register', {
    fullName: 'Bo',
    email,
    password: 'password123',
    userType: 'client',
  });
const aMinuteLater = () =>
  server.database
    .update(accountAttempts)
    .set({ createdAt: sql`${accountAttempts.createdAt} - interval '61 seconds'` });

test('the sixth reset link of an hour is refused, for an unknown address just so, and the answer says how long [ACC-93]', async () => {
  for (let i = 0; i < 5; i++) expect((await forgot('nobody@example.org')).statusCode).toBe(200);
  const answer = await forgot('nobody@example.org');
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await forgot('other@example.org')).statusCode).toBe(200);
});

test('a code follows another after a minute', async () => {
  await register('bo@example.org');
  const answer = await resend('bo@example.org');
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'RESEND_TOO_SOON' });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds > 0 && seconds <= 60).toBe(true);
  await aMinuteLater();
  expect((await resend('bo@example.org')).statusCode).toBe(200);
});

test('of two wishes at once one is granted, for an unknown address just so', async () => {
  const answers = await Promise.all([resend('nobody@example.org'), resend('nobody@example.org')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
});

test('one address cannot try codes of many accounts [ACC-94]', async () => {
  const answers = [];
  for (let i = 0; i < 13; i++) answers.push(await verify(`p${i}@example.org`));
  const last = answers.at(-1);
  expect(last?.statusCode).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
});
