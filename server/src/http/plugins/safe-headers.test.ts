import { createTestServer } from '../../app/testing';

const server = createTestServer();

const SAFE = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

test.each([
  ['an answer', 200, '/api/v1/jobs/recent'],
  ['a refusal', 401, '/api/v1/jobs/me'],
  ['a call that is not understood', 400, '/api/v1/jobs/recent?limit=many'],
  ['an unknown path', 404, '/api/v1/nothing-here'],
])('%s says what browsers must not do with it', async (_what, status, path) => {
  const answer = await server.anonymous.get(path);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(SAFE);
});

test('the script that shows pushes frames nothing and is framed by nobody', async () => {
  const { headers } = await server.anonymous.get('/api/v1/notifications/push-worker.js');
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(headers['content-security-policy']).toContain(part);
});

test('a page that stands by itself has its own policy in place of the general one', async () => {
  const page = await server.anonymous.get('/api/v1/notifications/unsubscribe?token=none');
  expect(page.headers['content-type']).toContain('text/html');
  for (const part of ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(page.headers['content-security-policy']).toContain(part);
  expect(page.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' });
});
