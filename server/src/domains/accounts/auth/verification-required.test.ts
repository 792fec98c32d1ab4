import { createTestServer } from '../../../app/testing';

const server = createTestServer({ REQUIRE_VERIFIED_EMAIL: '1' });

const email = 'ada@example.org';
const signIn = (password: string) => server.anonymous.post('/api/v1/auth/login', { email, password });

test('where the operator requires it, nobody signs in before the address is verified [ACC-30]', async () => {
  await server.anonymous.post('/api/v1/auth/register', {
    fullName: 'Ada',
    email,
    password: 'password123',
    userType: 'client',
  });
  const answer = await signIn('password123');
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  // Only somebody who knows the password learns that the account exists.
  expect((await signIn('wrong')).json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });

  const [mail] = await server.mailsTo(email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  await server.anonymous.post('/api/v1/auth/verify-email', { email, code });
  expect((await signIn('password123')).statusCode).toBe(200);
});
