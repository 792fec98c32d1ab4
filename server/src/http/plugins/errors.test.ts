import { createTestServer } from '../../app/testing';

const server = createTestServer();
const login = '/api/v1/auth/login';
const json = { 'content-type': 'application/json' };

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;

test.each<[string, [string, Record<string, string>], number]>([
  ['broken JSON', ['{"email":', json], 400],
  ['no object', ['"text"', json], 400],
  ['null', ['null', json], 400],
  ['an empty body', ['', json], 400],
  ['wrong types', ['{"email":{"$ne":null},"password":[]}', json], 400],
  ['a NUL character', ['{"email":"a@b.cc","password":"a\\u0000b"}', json], 400],
  ['a NUL character in a key', ['{"email":"a@b.cc","password":"x","a\\u0000":1}', json], 400],
  ['absurd nesting', [`{"email":${deep},"password":"x"}`, json], 400],
  ['a poisoned prototype', ['{"__proto__":{"admin":true},"email":"a@b.cc","password":"x"}', json], 400],
  ['another content type', ['<login/>', { 'content-type': 'application/xml' }], 415],
  ['multipart where none is taken', ['--x--', { 'content-type': 'multipart/form-data; boundary=x' }], 415],
  ['an oversized body', [`{"email":"${'x'.repeat(1_100_000)}"}`, json], 413],
  ['SQL in a field', ['{"email":"\' or 1=1 --@b.cc","password":"x"}', json], 401],
  ['a lone surrogate', ['{"email":"a@b.cc","password":"\\ud800"}', json], 401],
])('%s is answered with the one error body [ACC-97]', async (_what, [body, headers], status) => {
  const answer = await server.anonymous.post(login, Buffer.from(body), { headers });
  expect(answer.statusCode).toBe(status);
  const { error, message, ...rest } = answer.json();
  expect(error).toBe(message);
  expect(rest).toMatchObject({
    success: false,
    errors: expect.any(Array),
    code: expect.stringMatching(/^[A-Z_]+$/),
  });
  expect(rest.requestId).toBe(answer.headers['x-request-id']);
});

test.each([
  ['a broken escape in the path', '/api/v1/users/%zz', 400],
  ['a NUL in the path', '/api/v1/users/profile/%00', 400],
  ['a NUL in the query', '/api/v1/users/top-performers?timePeriod=%00', 400],
  ['a path nobody serves', '/api/v1/nothing/here', 404],
  ['another version', '/api/v2/users/me', 404],
  ['a very long parameter', `/api/v1/users/profile/${'x'.repeat(400)}`, 404],
])('%s is a client’s mistake', async (_what, url, status) => {
  const answer = await server.anonymous.get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ success: false, code: expect.any(String) });
});

test('multipart that breaks off is a client’s mistake', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const body = '--x\r\ncontent-disposition: form-data; name="profile"; filename="a.png"\r\n\r\nhalf';
  const answer = await server.anonymous.post('/api/v1/auth/register', Buffer.from(body), { headers });
  expect(answer.statusCode).toBe(400);
});

test('a file nobody asked for is refused', async () => {
  const body = new FormData();
  body.append('other', new Blob(['x']), 'x.txt');
  expect((await server.anonymous.post('/api/v1/auth/register', body)).statusCode).toBe(400);
});

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.5', 'fr'],
  ['en;q=0.4, fr;q=0.8', 'fr'],
  ['de, *;q=0.1', 'en'],
  ['', 'en'],
])('Accept-Language "%s" is answered in %s [ACC-97]', async (header, language) => {
  const answer = await server.anonymous.get('/api/v1/users/me', { headers: { 'accept-language': header } });
  const plain = await server.anonymous.get('/api/v1/users/me', { headers: { 'accept-language': language } });
  expect(answer.json().message).toBe(plain.json().message);
});

test('a trailing slash is optional', async () => {
  expect((await server.anonymous.get('/api/v1/users/top-performers/')).statusCode).toBe(200);
});

test('a JSON content type without a body is accepted where no body is due', async () => {
  const answer = await server.as('client').post('/api/v1/auth/logout', Buffer.from(''), { headers: json });
  expect(answer.statusCode).toBe(200);
});
