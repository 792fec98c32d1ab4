import { createApp } from '../../app/app';
import { readConfig } from '../../settings/config';
import { createTestServer, UNKNOWN_ID } from '../../app/testing';

const server = createTestServer();
const ada = { email: 'ada@example.org', fullName: 'Ada <i>', language: 'en' as const };

const write = (recipient = ada) =>
  server.connection.transaction((tx) =>
    server.services.mails.add(tx, recipient, { template: 'reset', token: 't' }),
  );

test('the mailbox lists what was written, as a page and as JSON, for everybody or one address', async () => {
  await write();
  await write({ ...ada, email: 'bo@example.org' });
  expect((await server.anonymous.get('/dev/mail')).body).toMatch(/bo@example\.org.*ada@example\.org/s);
  const all = (await server.anonymous.get('/dev/mail.json')).json<unknown[]>();
  const some = (await server.anonymous.get('/dev/mail.json?to=ADA@example.org')).json<unknown[]>();
  expect([all.length, some.length]).toEqual([2, 1]);
  expect(some[0]).toMatchObject({
    to: 'ada@example.org',
    subject: 'Reset your Plumbline password',
    text: expect.stringContaining('token=t'),
  });
});

test('a mail is shown as text and, sandboxed, as HTML', async () => {
  await write();
  const [mail] = await server.mailsTo(ada.email);
  const page = await server.anonymous.get(`/dev/mail/${mail?.id}`);
  expect(page.body).toContain('<iframe title="HTML" sandbox="allow-popups');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const html = await server.anonymous.get(`/dev/mail/${mail?.id}/html`);
  expect(html.headers['content-security-policy']).toMatch(/^sandbox allow-popups/);
  expect(html.headers['content-security-policy']).not.toContain('allow-scripts');
  expect(html.body).toContain('Hello Ada &lt;i&gt;,');
});

test.each([UNKNOWN_ID, 'nonsense'])('the mail %s does not exist', async (id) => {
  expect((await server.anonymous.get(`/dev/mail/${id}`)).statusCode).toBe(404);
});

test.each([
  ['from another machine', { remoteAddress: '10.0.0.7' }],
  ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['under a foreign name', { headers: { host: 'evil.example' } }],
])('a caller %s finds nothing', async (_how, extras) => {
  await write();
  for (const url of ['/dev/mail', '/dev/mail.json']) {
    const answer = await server.http.inject({ method: 'GET', url, ...extras });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('ada@');
  }
});

test('production has no mailbox [ACC-42]', async () => {
  const config = readConfig({
    PROFILE: 'production',
    SIGNING_KEY: 'k'.repeat(32),
    PUBLIC_URL: 'https://plumbline.example',
    REGISTRY_DIR: 'none',
    LOG_LEVEL: 'silent',
  });
  const { http } = await createApp(config, server.connection);
  const answer = await http.inject({ method: 'GET', url: '/dev/mail', headers: { host: 'localhost' } });
  await http.close();
  expect(answer.statusCode).toBe(404);
});
