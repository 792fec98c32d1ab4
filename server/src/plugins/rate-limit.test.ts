import { createTestServer } from '../testing';

const server = createTestServer({ LIMIT_GENERAL: '3/1', LIMIT_REGISTER: '2/60' });

const person = (n: number) => ({ fullName: 'Ada', email: `ada${n}@example.org`, password: 'password123', userType: 'client' });

test('beyond a limit the answer says when to come back, and each person has an allowance of their own [ACC-93]', async () => {
  const read = () => server.as('client').get('/api/v1/users/me');
  const statuses = [await read(), await read(), await read()].map(({ statusCode }) => statusCode);
  const answer = await read();
  expect(statuses).toEqual([200, 200, 200]);
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ code: 'RATE_LIMITED', success: false });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.as('contractor').get('/api/v1/users/me')).statusCode).toBe(200);
});

test('registering has a limit of its own [ACC-93]', async () => {
  const register = (n: number) => server.anonymous.post('/api/v1/auth/register', person(n));
  const statuses = [await register(1), await register(2), await register(3)].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([201, 201, 429]);
});
