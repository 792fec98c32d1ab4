import { createTestServer, PASSWORD } from '../../../app/testing';

const server = createTestServer();

const PATH = '/api/v1/users/me/preferences';

test.each([
  ['a client', server.as('client'), 200],
  ['a contractor', server.as('contractor'), 200],
  ['a company', server.as('company'), 200],
  ['an admin', server.as('admin'), 200],
  ['a visitor', server.anonymous, 401],
])('%s reads and keeps preferences', async (_who, caller, status) => {
  expect((await caller.get(PATH)).statusCode).toBe(status);
  expect((await caller.put(PATH, { theme: 'dark' })).statusCode).toBe(status);
});

test('nothing is chosen at first, and each choice is kept beside the others [ACC-90]', async () => {
  const caller = server.as('client');
  expect((await caller.get(PATH)).json()).toEqual({
    success: true,
    data: { language: null, theme: null, appearOffline: false, sms: false, promotional: false },
  });
  await caller.put(PATH, { theme: 'dark' });
  expect((await caller.put(PATH, { language: 'fr' })).json().data).toMatchObject({
    language: 'fr',
    theme: 'dark',
  });
  expect((await caller.get(PATH)).json().data).toMatchObject({ language: 'fr', theme: 'dark' });
  expect((await server.as('contractor').get(PATH)).json().data).toMatchObject({
    language: null,
    theme: null,
  });
});

test('what is kept beside them stays', async () => {
  const { id } = await server.user('client');
  await server.connection.pool.query(
    `update users set preferences = '{"appearOffline":true}' where id = $1`,
    [id],
  );
  await server.as('client').put(PATH, { theme: 'light' });
  const { rows } = await server.connection.pool.query('select preferences from users where id = $1', [id]);
  expect(rows).toEqual([{ preferences: { appearOffline: true, theme: 'light' } }]);
});

test.each([
  { language: 'de' },
  { theme: 'pink' },
  { appearOffline: 'yes' },
  { sms: 1 },
  { plan: { id: 'free', period: 'month' } },
])('%j is refused', async (body) => {
  expect((await server.as('client').put(PATH, body)).statusCode).toBe(400);
});

test('the plan that a person would like is kept beside them, and is one’s own', async () => {
  const plan = { id: 'professional', period: 'year' };
  await server.as('client').put(PATH, { theme: 'dark' });
  expect((await server.as('client').put(PATH, { plan })).json().data).toMatchObject({ theme: 'dark', plan });
  expect((await server.as('client').get(PATH)).json().data.plan).toEqual(plan);
  expect((await server.as('contractor').get(PATH)).json().data.plan).toBeUndefined();
});

test('mails come in the language chosen on the site [ACC-40]', async () => {
  const user = await server.addAccount({ email: 'ada@example.org' });
  const { token } = (
    await server.anonymous.post('/api/v1/auth/login', { email: user.email, password: PASSWORD })
  ).json();
  await server.withToken(token).put(PATH, { language: 'fr' });
  await server.services.passwordChanges.sendResetLink({ email: user.email });
  expect((await server.mailsTo(user.email))[0]?.language).toBe('fr');
});
