import { sql } from 'drizzle-orm';
import { identities, passwordResets } from '../../../database/tables/accounts';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { passkeyChallenges, passkeys } from '../../../database/tables/passkeys';
import { teamMembers } from '../../../database/tables/team';

const server = createTestServer({ PUBLIC_URL: 'https://plumbline.example' });

const email = 'ada@example.org';
const newPassword = 'correct horse battery';
const forget = (address = email) => server.anonymous.post('/api/v1/auth/forgot-password', { email: address });
const reset = (body: object) =>
  server.anonymous.put('/api/v1/auth/reset-password', { email, newPassword, ...body });
const signIn = (password: string) => server.anonymous.post('/api/v1/auth/login', { email, password });

const anAccount = () => server.addAccount({ email, fullName: 'Ada Mason' });

async function aLink(): Promise<URL> {
  await forget();
  await server.settle();
  const [mail] = await server.mailsTo(email);
  return new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
}

const secretsOf = (link: URL) => new URLSearchParams(link.hash.slice(1));
const tokenOf = (link: URL) => secretsOf(link).get('token') ?? '';

test('a forgotten password is reset through the link in the mail', async () => {
  await anAccount();
  const link = await aLink();
  expect(`${link.origin}${link.pathname}`).toBe('https://plumbline.example/forgot-password');
  expect([link.search, secretsOf(link).get('email')]).toEqual(['', email]);
  const answer = await reset({ token: tokenOf(link) });
  expect(answer.json()).toMatchObject({ success: true, message: 'Password reset successfully!' });
  expect((await signIn('password123')).statusCode).toBe(401);
  expect((await signIn(newPassword)).statusCode).toBe(200);
});

test('the mail says so in the language of the account', async () => {
  await server.addUser({ email, language: 'fr' });
  await aLink();
  const [mail] = await server.mailsTo(email);
  expect(mail).toMatchObject({ subject: 'Réinitialisez votre mot de passe Plumbline', language: 'fr' });
  expect(mail?.text).toContain('Le lien est valable 30 minutes');
});

test('a reset ends every session, tells the owner and verifies the address [ACC-74]', async () => {
  const user = await anAccount();
  const session = server.withToken((await signIn('password123')).json().token);
  await reset({ token: tokenOf(await aLink()) });
  expect((await session.get('/api/v1/users/me')).statusCode).toBe(401);
  expect((await server.mailsTo(email))[0]?.subject).toBe('Your Plumbline password was changed');
  const me = await server.as(user.id).get('/api/v1/users/me');
  expect(me.json()).toMatchObject({ user: { emailVerified: true } });
});

test('a reset removes the passkeys, which would sign in without the new password, and says so [ACC-129]', async () => {
  const { id: userId } = await anAccount();
  const key = { publicKey: 'AAAA', counter: 0, userId, transports: [], isSynced: true };
  await server.database.insert(passkeys).values([
    { ...key, name: 'Phone', credentialId: 'AAAA' },
    { ...key, name: 'Laptop', credentialId: 'BBBB' },
  ]);
  await server.database.insert(passkeyChallenges).values({
    challengeHash: 'asked',
    userId,
    expiresAt: sql`now() + interval '5 minutes'`,
  });
  await reset({ token: tokenOf(await aLink()) });
  expect(await server.database.$count(passkeys)).toBe(0);
  expect(await server.database.$count(passkeyChallenges)).toBe(0);
  const told = await server.database.query.notifications.findMany();
  expect(told.map(({ kind }) => kind).sort()).toEqual([
    'passkeyRemoved',
    'passkeyRemoved',
    'passwordChanged',
  ]);
});

test.each([
  ['reset', [], /team and your Google account\./],
  ['changed', ['passkey'], /passkeys, members of your team, and your Google account\./],
] as const)(
  'who still gets in after a password was %s is told by mail [ACC-153]',
  async (how, keys, told) => {
    const { id: userId } = await anAccount();
    const member = await server.addUser();
    await server.database
      .insert(teamMembers)
      .values({ companyId: userId, userId: member.id, role: 'viewer' });
    await server.database
      .insert(identities)
      .values({ userId, issuer: 'https://google.example', subject: '1' });
    for (const name of keys)
      await server.database.insert(passkeys).values({
        name,
        publicKey: 'AAAA',
        counter: 0,
        userId,
        transports: [],
        isSynced: true,
        credentialId: name,
      });
    const passwords = { oldPassword: PASSWORD, newPassword };
    if (how === 'reset') await reset({ token: tokenOf(await aLink()) });
    else await server.as(userId).put('/api/v1/users/update-password', passwords);
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toMatch(told);
  },
);

test('a link works once, also when it is used several times at once [ACC-73]', async () => {
  await anAccount();
  const token = tokenOf(await aLink());
  const answers = await Promise.all([reset({ token }), reset({ token }), reset({ token })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
});

test('asking for another link ends the one before [ACC-73]', async () => {
  await anAccount();
  const [first, second] = [tokenOf(await aLink()), tokenOf(await aLink())];
  expect((await reset({ token: first })).json()).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
  expect((await reset({ token: second })).statusCode).toBe(200);
});

test('using one link ends the others [ACC-73]', async () => {
  await anAccount();
  const [first, second] = [tokenOf(await aLink()), tokenOf(await aLink())];
  expect((await reset({ token: second })).statusCode).toBe(200);
  expect((await reset({ token: first })).json()).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
});

test.each([
  ['a made-up token', async () => ({ token: 'x'.repeat(43) })],
  ['the token of somebody else', async () => ({ token: tokenOf(await aLink()), email: 'bo@example.org' })],
  [
    'a link older than 30 minutes',
    async () => {
      const token = tokenOf(await aLink());
      const row = await server.database.query.passwordResets.findFirst();
      expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)).toBe(30);
      await server.database.update(passwordResets).set({ expiresAt: sql`now()` });
      return { token };
    },
  ],
])('%s is refused [ACC-73]', async (_what, arrange) => {
  await anAccount();
  const answer = await reset(await arrange());
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'RESET_TOKEN_INVALID',
    error: 'This reset link is invalid or has expired.',
  });
  expect((await signIn('password123')).statusCode).toBe(200);
});

test('a short password is pointed at and the link stays good', async () => {
  await anAccount();
  const token = tokenOf(await aLink());
  expect((await reset({ token, newPassword: 'short' })).json()).toMatchObject({
    fields: { newPassword: 'validation.passwordMin' },
  });
  expect((await reset({ token })).statusCode).toBe(200);
});

test('the token is stored as a fingerprint only', async () => {
  await anAccount();
  const token = tokenOf(await aLink());
  expect(JSON.stringify(await server.database.query.passwordResets.findMany())).not.toContain(token);
});

test('an unknown address gets the answer of a known one, and no mail', async () => {
  await anAccount();
  const [known, unknown] = [await forget(), await forget('nobody@example.org')];
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.json()).toEqual(known.json());
  expect(known.json()).toEqual({ success: true, message: 'Password reset link sent to your email' });
  await server.settle();
  expect(await server.mailsTo('nobody@example.org')).toEqual([]);
});

test('neither request reads the account: what they write differs in the address alone', async () => {
  await anAccount();
  await forget();
  const known = await server.database.query.outbox.findMany();
  await forget('nobody@example.org');
  const both = await server.database.query.outbox.findMany();
  expect(known).toMatchObject([{ topic: 'password.forgotten', payload: { email } }]);
  expect(both[1]).toMatchObject({ topic: 'password.forgotten', payload: { email: 'nobody@example.org' } });
});
