import { createTestServer } from '../../app/testing';

const server = createTestServer({ LIMIT_GENERAL: '3/1', LIMIT_REGISTER: '2/60' });

const person = (n: number) => ({
  fullName: 'Ada',
  email: `ada${n}@example.org`,
  password: 'password123',
  userType: 'client',
});

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

test('pictures have an allowance of their own, so that a page of them leaves its calls to it [ACC-93]', async () => {
  const look = () => server.anonymous.get('/api/v1/files/none');
  const statuses = [await look(), await look(), await look(), await look()].map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses).toEqual([404, 404, 404, 429]);
  expect((await server.anonymous.get('/api/v1/jobs/recent')).statusCode).toBe(200);
});

test('registering has a limit of its own [ACC-93]', async () => {
  const register = (n: number) => server.anonymous.post('/api/v1/auth/register', person(n));
  const statuses = [await register(1), await register(2), await register(3)].map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses).toEqual([201, 201, 429]);
});

const LONG_PART = `/api/v1/jobs/${'x'.repeat(300)}`;
const LONG_QUERY = `/api/v1/jobs/search?query=${'x'.repeat(5000)}`;
const OPTIONS = { method: 'OPTIONS', url: '/api/v1/jobs/recent' } as const;
const PREFLIGHT = {
  ...OPTIONS,
  headers: { origin: 'https://plumbline.example', 'access-control-request-method': 'GET' },
};

describe('calls that are refused count like others', () => {
  const bad = { headers: { authorization: `Bearer ${'x'.repeat(43)}` } };

  test.each([
    { what: 'without a token', url: '/api/v1/users/me', status: 401, remoteAddress: '192.0.2.1' },
    { what: 'with a made-up one', url: '/api/v1/users/me', status: 401, remoteAddress: '192.0.2.2', ...bad },
    { what: 'of an unknown path', url: '/api/v1/nothing', status: 404, remoteAddress: '192.0.2.3' },
    { what: 'of a path in capitals', url: '/API/V1/nothing', status: 404, remoteAddress: '192.0.2.8' },
    { what: 'of another version', url: '/api/v2/nothing', status: 404, remoteAddress: '192.0.2.4' },
    { what: 'of the API documentation', url: '/api/docs/json', status: 200, remoteAddress: '192.0.2.5' },
    { what: 'of readiness', url: '/readyz', status: 200, remoteAddress: '192.0.2.6' },
    { what: 'of what is no path', url: '/api/v1/jobs/%zz', status: 400, remoteAddress: '192.0.2.9' },
    { what: 'with a long part of a path', url: LONG_PART, status: 404, remoteAddress: '192.0.2.10' },
    { what: 'with a long part of a query', url: LONG_QUERY, status: 200, remoteAddress: '192.0.2.11' },
    { what: 'that ask whether they may', ...PREFLIGHT, status: 204, remoteAddress: '192.0.2.12' },
    { what: 'for the methods of a path', ...OPTIONS, status: 400, remoteAddress: '192.0.2.13' },
  ])('$what [ACC-93]', async ({ what: _what, status, ...request }) => {
    const call = () => server.http.inject(request);
    const statuses = [await call(), await call(), await call()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([status, status, status]);
    expect(await call()).toMatchObject({ statusCode: 429 });
  });

  test('of somebody who may not do it [ACC-93]', async () => {
    const call = () => server.as('contractor').post('/api/v1/jobs/create', {});
    const statuses = [await call(), await call(), await call(), await call()];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 429]);
  });

  test('an address that sends made-up tokens makes nobody look them up any more', async () => {
    const remoteAddress = '192.0.2.7';
    for (let n = 0; n < 4; n++) await server.http.inject({ url: '/api/v1/users/me', ...bad, remoteAddress });
    await server.connection.pool.query('alter table sessions rename to sessions_away');
    const answer = await server.http.inject({ url: '/api/v1/users/me', ...bad, remoteAddress });
    await server.connection.pool.query('alter table sessions_away rename to sessions');
    expect(answer.statusCode).toBe(429);
  });

  test('the addresses of one IPv6 network are one caller [ACC-93]', async () => {
    const call = (n: number) =>
      server.http.inject({ url: '/api/v1/users/me', remoteAddress: `2001:db8::${n}` });
    const statuses = [await call(1), await call(2), await call(3), await call(4)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429]);
    const other = { url: '/api/v1/users/me', remoteAddress: '2001:db8:0:1::1' };
    expect(await server.http.inject(other)).toMatchObject({ statusCode: 401 });
  });
});
