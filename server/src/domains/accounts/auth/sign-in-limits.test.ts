import { createTestServer } from '../../../app/testing';

const server = createTestServer({
  LIMIT_SIGN_IN_FAILURES_PER_ACCOUNT: '5/15',
  LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '8/15',
});

const attempt = (email: string, password: string) =>
  server.anonymous.post('/api/v1/auth/login', { email, password });
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

test('after five failures even the right password waits, and the answer says how long [ACC-92]', async () => {
  await server.addAccount({ email: 'bo@example.org' });
  for (let i = 0; i < 5; i++) expect((await attempt('bo@example.org', 'wrong')).statusCode).toBe(401);
  const answer = await attempt('bo@example.org', 'password123');
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'TOO_MANY_SIGN_INS' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('attempts made at once do not slip past the limit [ACC-92]', async () => {
  await server.addAccount({ email: 'bo@example.org' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('bo@example.org', 'wrong')));
  expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(5);
});

test('failures with many accounts hold their address up [ACC-92]', async () => {
  await server.addAccount({ email: 'bo@example.org' });
  for (let i = 0; i < 8; i++) expect((await attempt(`p${i}@example.org`, 'wrong')).statusCode).toBe(401);
  const answer = await attempt('bo@example.org', 'password123');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('the addresses of one IPv6 network are one, as a provider hands them out by the network [ACC-92]', async () => {
  const attemptFrom = (remoteAddress: string, email: string) =>
    server.http.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email, password: 'wrong' },
      remoteAddress,
    });
  for (let i = 0; i < 8; i++)
    expect((await attemptFrom(`2001:db8:1:2::${i + 1}`, `p${i}@example.org`)).statusCode).toBe(401);
  expect((await attemptFrom('2001:db8:1:2:a:b:c:d', 'q@example.org')).statusCode).toBe(429);
  expect((await attemptFrom('2001:db8:1:3::1', 'q@example.org')).statusCode).toBe(401);
});

test('another account is not held up', async () => {
  await server.addAccount({ email: 'bo@example.org' });
  await server.addAccount({ email: 'cy@example.org' });
  for (let i = 0; i < 6; i++) await attempt('bo@example.org', 'wrong');
  expect(statuses([await attempt('cy@example.org', 'password123')])).toEqual([200]);
});

test('a success forgets the failures before it', async () => {
  await server.addAccount({ email: 'bo@example.org' });
  for (let i = 0; i < 4; i++) await attempt('bo@example.org', 'wrong');
  expect((await attempt('bo@example.org', 'password123')).statusCode).toBe(200);
  expect((await attempt('bo@example.org', 'wrong')).statusCode).toBe(401);
});
