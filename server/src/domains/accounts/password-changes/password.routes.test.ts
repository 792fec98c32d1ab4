import { createTestServer, PASSWORD } from '../../../app/testing';

const server = createTestServer();

const PATH = '/api/v1/users/update-password';
const body = { oldPassword: PASSWORD, newPassword: 'correct horse' };

async function setPassword(userType: 'client' | 'contractor' | 'company' | 'admin') {
  const { id } = await server.user(userType);
  await server.connection.pool.query('update users set password_hash = $1 where id = $2', [
    await server.services.passwords.hash(PASSWORD),
    id,
  ]);
}

async function anAccount() {
  const user = await server.addAccount({ email: 'ada@example.org' });
  const signIn = async (password = PASSWORD) =>
    server.anonymous.post('/api/v1/auth/login', { email: user.email, password });
  return { user, signIn, caller: server.withToken((await signIn()).json().token) };
}

test.each([
  ['a client', server.as('client'), 200],
  ['a contractor', server.as('contractor'), 200],
  ['a company', server.as('company'), 200],
  ['an admin', server.as('admin'), 200],
  ['a visitor', server.anonymous, 401],
])('%s changes a password', async (_who, caller, status) => {
  for (const userType of ['client', 'contractor', 'company', 'admin'] as const) await setPassword(userType);
  expect((await caller.put(PATH, body)).statusCode).toBe(status);
});

test('the new password works and the old one does not [ACC-76]', async () => {
  const { signIn, caller } = await anAccount();
  const answer = await caller.put(PATH, body);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true, message: 'Password updated successfully!' });
  expect((await signIn('password123')).statusCode).toBe(401);
  expect((await signIn('correct horse')).statusCode).toBe(200);
});

test('this session stays, all others end, and the owner is told [ACC-76]', async () => {
  const { signIn, caller, user } = await anAccount();
  const other = server.withToken((await signIn()).json().token);
  await caller.put(PATH, body);
  expect((await caller.get('/api/v1/users/me')).statusCode).toBe(200);
  expect((await other.get('/api/v1/users/me')).statusCode).toBe(401);
  expect((await server.mailsTo(user.email))[0]?.subject).toBe('Your Plumbline password was changed');
});

test('a change ends the reset links that are under way', async () => {
  const { caller, user } = await anAccount();
  await server.services.passwordChanges.sendResetLink({ email: user.email });
  await caller.put(PATH, body);
  expect(await server.database.query.passwordResets.findMany()).toEqual([]);
});

test('a wrong old password is 400, because 401 would read as an ended session [ACC-77]', async () => {
  const { caller } = await anAccount();
  const answer = await caller.put(PATH, { ...body, oldPassword: 'wrong' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'OLD_PASSWORD_INCORRECT', error: 'Old password is incorrect' });
});

test('a new password of seven characters is pointed at', async () => {
  const { caller } = await anAccount();
  const answer = await caller.put(PATH, { ...body, newPassword: 'seven77' });
  expect(answer.json()).toMatchObject({ fields: { newPassword: 'validation.passwordMin' } });
});

test('an ended session is answered with SESSION_EXPIRED', async () => {
  const answer = await server.withToken('x'.repeat(43)).put(PATH, body);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ error: 'Session expired. Please login again.' });
});

test('a failure inside shows the id of the request and nothing else', async () => {
  const { caller, signIn } = await anAccount();
  await server.connection.pool.query('alter table mails rename to mails_away');
  const answer = await caller.put(PATH, body);
  await server.connection.pool.query('alter table mails_away rename to mails');
  expect(answer.statusCode).toBe(500);
  const { error, requestId } = answer.json();
  expect(error).toBe(`Server error. Please try again later. (${requestId})`);
  expect(answer.body).not.toMatch(/mails|relation|select/);
  expect((await signIn('password123')).statusCode).toBe(200);
});
