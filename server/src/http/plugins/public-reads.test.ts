import { addJob } from '../../domains/jobs/jobs/testing';
import { createTestServer } from '../../app/testing';
import { answerPages } from '../../kit/page-answers';

const server = createTestServer();

test.each([
  '/jobs/recent',
  '/jobs/search?q=drain',
  '/professionals',
  '/users/specialties',
  '/content/articles',
])('a visitor who has the answer of %s gets no second one', async (path) => {
  const first = await server.anonymous.get(`/api/v1${path}`);
  expect(first.headers).toMatchObject({
    etag: expect.stringMatching(/^W\/".+"$/),
    'cache-control': 'public, no-cache',
    'cdn-cache-control': expect.stringContaining('stale-while-revalidate'),
    vary: expect.stringContaining('accept-language'),
  });
  const again = await server.anonymous.get(`/api/v1${path}`, {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect(again.headers.etag).toBe(first.headers.etag);
});

test('a changed list has another tag, and is sent', async () => {
  const before = await server.anonymous.get('/api/v1/jobs/recent');
  await addJob(server);
  const after = await server.anonymous.get('/api/v1/jobs/recent', {
    headers: { 'if-none-match': String(before.headers.etag) },
  });
  expect(after.statusCode).toBe(200);
  expect(after.json().count).toBe(1);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test('what somebody signed in gets is kept by nobody, and a visitor’s tag does not answer them', async () => {
  const { id } = await addJob(server);
  const visitors = await server.anonymous.get(`/api/v1/jobs/${id}`);
  const theirs = await server.as('contractor').get(`/api/v1/jobs/${id}`, {
    headers: { 'if-none-match': String(visitors.headers.etag) },
  });
  expect(theirs.statusCode).toBe(200);
  expect(theirs.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(theirs.headers).not.toHaveProperty('etag');
});

test('errors and calls that change something have no tag', async () => {
  const missing = await server.anonymous.get('/api/v1/jobs/none');
  const login = await server.anonymous.post('/api/v1/auth/login', { email: 'a@example.com', password: 'x' });
  for (const { headers } of [missing, login]) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag');
  }
});

test('what visitors read is answered to the renderers of pages too', async () => {
  const ask = answerPages(async () => ({ status: 200, headers: {}, body: '' }));
  const { paths = {} } = server.http.swagger() as {
    paths?: Record<string, { get?: { responses: object; security?: object[] } } | undefined>;
  };
  const reads = Object.entries(paths).flatMap(([path, { get } = {}]) =>
    get && '304' in get.responses && !get.security?.length ? [path] : [],
  );
  expect(reads.length).toBeGreaterThan(10);
  const answers = await Promise.all(
    reads.map(async (path) => [path, await ask(path.replaceAll(/[{}]/g, ''), 'en')] as const),
  );
  expect(answers.filter(([, answer]) => answer === undefined)).toEqual([]);
});
