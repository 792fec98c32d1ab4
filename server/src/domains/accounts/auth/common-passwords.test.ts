import { createTestServer } from '../../../app/testing';

const server = createTestServer({ REFUSE_COMMON_PASSWORDS: '1' });

const person = { fullName: 'Ada', email: 'ada@example.org', userType: 'client' };

test.each([
  ['register', () => server.anonymous.post('/api/v1/auth/register', { ...person, password: 'Password123' })],
  [
    'reset',
    () =>
      server.anonymous.put('/api/v1/auth/reset-password', {
        email: person.email,
        token: 'x'.repeat(43),
        newPassword: 'password1',
      }),
  ],
  [
    'change',
    () =>
      server
        .as('client')
        .put('/api/v1/users/update-password', { oldPassword: 'x', newPassword: 'qwerty123' }),
  ],
])('a common password is refused at %s where the operator says so [ACC-35]', async (_call, call) => {
  const answer = await call();
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
});

test('one of the long list that attackers use is refused as well [ACC-35]', async () => {
  const answer = await server.anonymous.post('/api/v1/auth/register', { ...person, password: 'Thunderbird' });
  expect(answer.json()).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
});

test('one that is not common passes', async () => {
  const answer = await server.anonymous.post('/api/v1/auth/register', {
    ...person,
    password: 'correct horse battery',
  });
  expect(answer.statusCode).toBe(201);
});
