import { eq } from 'drizzle-orm';
import { idempotencyKeys } from '../../../database/tables/idempotency-keys';
import { passkeys } from '../../../database/tables/passkeys';
import { identities, sessions } from '../../../database/tables/accounts';
import { teamInvitations, teamMembers } from '../../../database/tables/team';
import { users } from '../../../database/tables/users';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { aDevice } from '../passkeys/testing';
import { draft, TEAM } from '../team/testing';

const server = createTestServer({ PORT: '4000' });
const END = '/api/v1/users/me/access/end';
const email = 'firm@example.org';
const owner = { password: PASSWORD };

const signIn = async (who: string) => {
  const answer = await server.anonymous.post('/api/v1/auth/login', { email: who, ...owner });
  return server.withToken(answer.json().token);
};

/** A company with two devices, a passkey, an owner-member who acts for it and an open invitation. */
async function aCompany() {
  const { id } = await server.addAccount({ userType: 'company', email, emailVerifiedAt: new Date() });
  const [here, elsewhere] = [await signIn(email), await signIn(email)];
  const device = aDevice();
  const begun = await here.post('/api/v1/users/me/passkeys/options', owner);
  await here.post('/api/v1/users/me/passkeys', device.make(begun.json().data.challenge));
  await server.addAccount({ email: 'mia@example.org', fullName: 'Mia Member' });
  for (const one of ['mia@example.org', 'new@example.org'])
    expect((await here.post(`${TEAM}/invitations`, { email: one, role: 'owner' })).statusCode).toBe(201);
  const member = await signIn('mia@example.org');
  const [mail] = await server.mailsTo('mia@example.org');
  const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await member.post(`${TEAM}/memberships`, { token })).statusCode).toBe(201);
  const turned = await member.post(`${TEAM}/sessions`, { companyId: id });
  return { id, here, elsewhere, device, acting: server.withToken(turned.json().token) };
}

const statusOf = async (caller: Awaited<ReturnType<typeof signIn>>) =>
  (await caller.get('/api/v1/users/me')).statusCode;

test('one call ends every other way in: devices, passkeys, members, invitations and who acts [ACC-152]', async () => {
  const { id, here, elsewhere, acting, device } = await aCompany();
  expect([await statusOf(elsewhere), await statusOf(acting)]).toEqual([200, 200]);
  expect((await here.post(END, { password: 'wrong' })).json().code).toBe('PASSWORD_INCORRECT');
  expect(await statusOf(elsewhere)).toBe(200);
  expect((await here.post(END, owner)).json()).toMatchObject({ message: 'Nobody else has access any more' });
  expect([await statusOf(here), await statusOf(elsewhere), await statusOf(acting)]).toEqual([200, 401, 401]);
  expect(await server.database.$count(sessions, eq(sessions.userId, id))).toBe(1);
  for (const table of [passkeys, teamMembers, teamInvitations])
    expect(await server.database.$count(table)).toBe(0);
  const asked = await server.anonymous.post('/api/v1/auth/passkey/options');
  const signed = await server.anonymous.post(
    '/api/v1/auth/passkey',
    device.sign(asked.json().data.challenge),
  );
  expect(signed.json().code).toBe('PASSKEY_REFUSED');
  const log = (await here.get(`${TEAM}/log`)).json().data;
  expect(log[0]).toMatchObject({ action: 'memberRemoved', about: 'Mia Member' });
});

test('the sign-in at a provider ends with every other access [ACC-152]', async () => {
  const { id: userId } = await server.addAccount({ email, emailVerifiedAt: new Date() });
  await server.database.insert(identities).values({ userId, issuer: 'https://google.example', subject: '1' });
  expect((await (await signIn(email)).post(END, owner)).statusCode).toBe(200);
  expect(await server.database.$count(identities)).toBe(0);
});

const REMOVE = '/api/v1/users/me/access/google/remove';
const googleOf = async (caller: Awaited<ReturnType<typeof signIn>>) =>
  (await caller.get('/api/v1/users/me/access')).json().data.google;

test('Google is shown, and of twenty calls with the password one removes it and tells the owner [ACC-154]', async () => {
  const { id: userId } = await server.addAccount({ email, emailVerifiedAt: new Date() });
  const { id: otherId } = await server.addAccount({
    email: 'other@example.org',
    emailVerifiedAt: new Date(),
  });
  const caller = await signIn(email);
  expect(await googleOf(caller)).toBe('none');
  expect((await caller.post(REMOVE, owner)).statusCode).toBe(404);
  const issuer = 'https://google.example';
  await server.database.insert(identities).values([
    { userId, issuer, subject: '1' },
    { userId: otherId, issuer, subject: '2' },
  ]);
  expect(await googleOf(caller)).toBe('linked');
  expect((await caller.post(REMOVE, { password: 'wrong' })).json().code).toBe('PASSWORD_INCORRECT');
  expect((await server.anonymous.post(REMOVE, owner)).statusCode).toBe(401);
  const answers = await Promise.all(Array.from({ length: 20 }, () => caller.post(REMOVE, owner)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await googleOf(caller)).toBe('none');
  expect(await server.database.$count(identities, eq(identities.userId, otherId))).toBe(1);
  const { data } = (await caller.get('/api/v1/notifications')).json();
  expect(data.filter(({ kind }: { kind: string }) => kind === 'googleRemoved')).toHaveLength(1);
});

test('the only way in is not removed, whatever password is given [ACC-154]', async () => {
  const { id: userId } = await server.addAccount({ email, emailVerifiedAt: new Date() });
  await server.database.insert(identities).values({ userId, issuer: 'https://google.example', subject: '1' });
  const caller = await signIn(email);
  await server.database.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
  expect(await googleOf(caller)).toBe('only');
  for (const password of [PASSWORD, '', 'null'])
    expect((await caller.post(REMOVE, { password })).statusCode).toBe(400);
  expect(await googleOf(caller)).toBe('only');
});

test('a member, owner or not, does not end it for the company [ACC-152, TEAM-3]', async () => {
  const { acting, elsewhere } = await aCompany();
  expect((await acting.post(END, owner)).statusCode).toBe(403);
  expect(await statusOf(elsewhere)).toBe(200);
});

const keyed = { headers: { 'idempotency-key': 'once' } };
const answers = () => server.database.$count(idempotencyKeys, eq(idempotencyKeys.key, 'once'));

test.each([
  [
    'a new password',
    async ({ here }: Awaited<ReturnType<typeof aCompany>>) =>
      here.put('/api/v1/users/update-password', { oldPassword: PASSWORD, newPassword: 'correct horse' }),
  ],
  ['the end of every other access', async ({ here }) => here.post(END, owner)],
])(
  'after %s no answer is given again, of the account or of who acts for it [ACC-152]',
  async (_what, end) => {
    const company = await aCompany();
    for (const caller of [company.here, company.acting])
      expect((await caller.post('/api/v1/jobs/create', draft, keyed)).statusCode).toBe(201);
    expect(await answers()).toBe(2);
    expect((await end(company)).statusCode).toBe(200);
    expect(await answers()).toBe(0);
  },
);

test('who is taken out of a team is given no answer again, should they come back [TEAM-5]', async () => {
  const { here, acting } = await aCompany();
  await acting.post('/api/v1/jobs/create', draft, keyed);
  await here.post('/api/v1/jobs/create', draft, keyed);
  const [member] = (await here.get(TEAM)).json().data.members;
  expect((await here.delete(`${TEAM}/members/${member._id}`)).statusCode).toBe(200);
  expect(await answers()).toBe(1);
});
