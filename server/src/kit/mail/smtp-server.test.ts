import { createTestServer } from '../../app/testing';
import { startMailServer } from './testing';
import type { MailServer } from './testing';

let mailServer: MailServer;
const settings: Record<string, string> = { PUBLIC_URL: 'https://plumbline.example' };
beforeAll(async () => {
  mailServer = await startMailServer();
  settings['SMTP_URL'] = mailServer.url;
});
const server = createTestServer(settings);
afterAll(() => mailServer.stop());

test('with a mail server a registration ends in an inbox, and the mailbox page does not exist', async () => {
  const person = {
    fullName: '<b>Ada</b>',
    email: 'ada@example.org',
    password: 'password123',
    userType: 'client',
  };
  await server.anonymous.post('/api/v1/auth/register', person);
  await server.settle();
  const [mail] = mailServer.received;
  expect(mail?.subject).toBe('Your Plumbline verification code');
  expect(mail?.html).not.toContain('<b>Ada');
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  expect(
    (await server.anonymous.post('/api/v1/auth/verify-email', { email: person.email, code })).statusCode,
  ).toBe(200);
  expect((await server.anonymous.get('/dev/mail')).statusCode).toBe(404);
});
