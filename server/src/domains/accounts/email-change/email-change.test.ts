import { eq, sql } from 'drizzle-orm';
import { accountAttempts, sessions, twoSteps } from '../../../database/tables/accounts';
import { emailChanges, emailUndos } from '../../../database/tables/email-changes';
import { passkeys } from '../../../database/tables/passkeys';
import { users } from '../../../database/tables/users';
import { createTestServer, PASSWORD } from '../../../app/testing';

const server = createTestServer();
const PATH = '/api/v1/users/me/email';
const UNDO = '/api/v1/auth/undo-email-change';
const old = 'ada@example.org';
const next = 'ada.mason@example.org';
const wanted = { email: next, password: PASSWORD };

const mailed = async (to: string) => (await server.mailsTo(to))[0];
const subjects = async (to: string) => (await server.mailsTo(to)).map(({ subject }) => subject);
const codeFor = async (to: string) => /\b\d{6}\b/.exec((await mailed(to))?.text ?? '')?.[0] ?? '';
const codesFor = async (to: string, from = old) => ({
  code: await codeFor(to),
  presentCode: await codeFor(from),
});
const signIn = (email: string) => server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD });
const addressOf = async (id: string) =>
  (await server.database.query.users.findFirst({ where: eq(users.id, id) }))?.email;

/** Ada, signed in here and on another device. */
async function ada() {
  const user = await server.addAccount({ email: old, fullName: 'Ada Mason', emailVerifiedAt: new Date() });
  const [here, there] = [(await signIn(old)).json().token, (await signIn(old)).json().token];
  return { id: user.id, here: server.withToken(here), there: server.withToken(there) };
}

async function changed() {
  const person = await ada();
  expect((await person.here.post(PATH, wanted)).statusCode).toBe(200);
  expect((await person.here.put(PATH, await codesFor(next))).statusCode).toBe(200);
  await server.settle();
  const letters = await server.mailsTo(old);
  const text = letters.find(({ subject }) => subject.includes('address of your Plumbline account'))?.text;
  return { ...person, token: /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '' };
}

describe.each(['client', 'company', 'contractor', 'admin'] as const)('a %s', (role) => {
  test('reads their own address, may ask for another and drop it [ACC-122]', async () => {
    const caller = server.as(role);
    expect((await caller.get(PATH)).json().data.pending).toBeNull();
    expect((await caller.post(PATH, { ...wanted, password: 'wrong' })).json().code).toBe(
      'PASSWORD_INCORRECT',
    );
    expect((await caller.put(PATH, { code: '000000' })).json().code).toBe('CODE_INVALID');
    expect((await caller.delete(PATH)).statusCode).toBe(200);
  });
});

test('a visitor has none [ACC-122]', async () => {
  const { anonymous } = server;
  const answers = [
    await anonymous.get(PATH),
    await anonymous.post(PATH, wanted),
    await anonymous.put(PATH, { code: '000000' }),
    await anonymous.delete(PATH),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
});

test('until the codes come back the present address signs in, and the new one does not [ACC-122]', async () => {
  const { id, here } = await ada();
  const asked = await here.post(PATH, { ...wanted, email: ` ${next.toUpperCase()} ` });
  expect(asked.json().data).toMatchObject({ email: old, pending: { email: next } });
  expect((await signIn(old)).statusCode).toBe(200);
  expect((await signIn(next)).statusCode).toBe(401);
  expect(await addressOf(id)).toBe(old);
  expect((await here.delete(PATH)).json().data).toEqual({ email: old, pending: null });
  expect((await here.put(PATH, await codesFor(next))).json().code).toBe('CODE_INVALID');
});

test('the present address agrees with a code of its own, where it is verified [ACC-139]', async () => {
  const { here, id } = await ada();
  await here.post(PATH, wanted);
  const { code, presentCode } = await codesFor(next);
  expect(presentCode).not.toBe('');
  const wrong = presentCode === '111111' ? '222222' : '111111';
  for (const given of [{ code }, { code, presentCode: wrong }, { code, presentCode: code }])
    expect((await here.put(PATH, given)).json().code).toBe('PRESENT_CODE_INVALID');
  expect((await here.put(PATH, { code: presentCode, presentCode })).json().code).toBe('CODE_INVALID');
  expect(await addressOf(id)).toBe(old);
  expect((await here.put(PATH, { code, presentCode })).json().data).toEqual({ email: next, pending: null });
});

test('one that was never verified is not asked [ACC-139]', async () => {
  const { id } = await server.addAccount({ email: old, emailVerifiedAt: null });
  const caller = server.as(id);
  expect((await caller.post(PATH, wanted)).json().data.pending.presentCodeUntil).toBeNull();
  expect(await subjects(old)).toEqual([]);
  expect((await caller.put(PATH, { code: await codeFor(next) })).statusCode).toBe(200);
});

test('one that its owner no longer reads keeps the new one waiting for seven days [ACC-140]', async () => {
  const { here, id } = await ada();
  const askAgain = async (email = next) => {
    await server.database.delete(accountAttempts);
    return (await here.post(PATH, { ...wanted, email })).json().data.pending.presentCodeUntil;
  };
  const until = await askAgain();
  expect(new Date(until).getTime() - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  await server.database.update(emailChanges).set({ askedAt: sql`now() - interval '6 days 23 hours'` });
  await server.services.emailChange.sweep();
  expect(await askAgain()).not.toBeNull();
  await server.database.update(emailChanges).set({ askedAt: sql`now() - interval '7 days'` });
  expect(await askAgain('third@example.org')).not.toBeNull();
  await server.database.update(emailChanges).set({ askedAt: sql`now() - interval '7 days'`, email: next });
  expect(await askAgain()).toBeNull();
  expect((await here.put(PATH, { code: await codeFor(next) })).statusCode).toBe(200);
  expect(await addressOf(id)).toBe(next);
});

test('a change that is dropped begins to wait anew, and a new password drops it [ACC-140]', async () => {
  const { here, id } = await ada();
  await here.post(PATH, wanted);
  await server.database.update(emailChanges).set({ askedAt: sql`now() - interval '8 days'` });
  await here.delete(PATH);
  await server.database.delete(accountAttempts);
  expect((await here.post(PATH, wanted)).json().data.pending.presentCodeUntil).not.toBeNull();
  const passwords = { oldPassword: PASSWORD, newPassword: 'another-Pass-9' };
  expect((await here.put('/api/v1/users/update-password', passwords)).statusCode).toBe(200);
  expect(await server.database.$count(emailChanges, eq(emailChanges.userId, id))).toBe(0);
});

test('what was asked for long ago is forgotten [ACC-140]', async () => {
  const { here } = await ada();
  await here.post(PATH, wanted);
  // A second more: the column rounds to milliseconds, which can be later than now.
  const past = (days: number) => sql`now() - make_interval(days => ${days}::int, secs => 1)`;
  await server.database.update(emailChanges).set({ askedAt: past(13), expiresAt: past(1) });
  await server.services.emailChange.sweep();
  expect(await server.database.$count(emailChanges)).toBe(1);
  await server.database.update(emailChanges).set({ askedAt: past(14) });
  await server.services.emailChange.sweep();
  expect(await server.database.$count(emailChanges)).toBe(0);
});

test('with the codes the new one takes its place, this session stays and all others end [ACC-123]', async () => {
  const { here, there, id } = await changed();
  expect((await here.get(PATH)).json().data).toEqual({ email: next, pending: null });
  expect((await there.get(PATH)).statusCode).toBe(401);
  expect((await signIn(old)).statusCode).toBe(401);
  expect((await signIn(next)).json().user).toMatchObject({ email: next, emailVerified: true });
  expect(await addressOf(id)).toBe(next);
  expect(await subjects(next)).toContain('The email address of your account was changed');
});

test('the code is tried five times, once used it is gone, and it is kept as a hash [ACC-123]', async () => {
  const { here, id } = await ada();
  await here.post(PATH, wanted);
  const { code, presentCode } = await codesFor(next);
  const [kept] = await server.database.select().from(emailChanges);
  expect(JSON.stringify(kept)).not.toContain(code);
  expect(JSON.stringify(kept)).not.toContain(presentCode);
  const wrong = code === '111111' ? '222222' : '111111';
  for (let times = 0; times < 5; times += 1)
    expect((await here.put(PATH, { code: wrong, presentCode })).json().code).toBe('CODE_INVALID');
  expect((await here.put(PATH, { code, presentCode })).json().code).toBe('CODE_INVALID');
  expect(await addressOf(id)).toBe(old);
});

test('an address that has an account, or can take one back, is taken [ACC-124]', async () => {
  const { here } = await ada();
  await server.addAccount({ email: 'eve@example.org' });
  const taken = await here.post(PATH, { ...wanted, email: 'eve@example.org' });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'EMAIL_TAKEN']);
  expect((await here.post(PATH, { ...wanted, email: old })).json().code).toBe('EMAIL_TAKEN');
});

test('for seven days nobody else gets the former address [ACC-124]', async () => {
  await changed();
  const person = { fullName: 'Eve', email: old, password: 'another-Pass-9', userType: 'client' };
  expect((await server.anonymous.post('/api/v1/auth/register', person)).json().code).toBe('EMAIL_TAKEN');
  await server.database.update(emailUndos).set({ expiresAt: sql`now()` });
  expect((await server.anonymous.post('/api/v1/auth/register', person)).statusCode).toBe(201);
});

test('the former address takes the account back once: sessions end, a link to a new password follows [ACC-125, ACC-129]', async () => {
  const { id, here, token } = await changed();
  const key = { name: 'Phone', credentialId: 'AAAA', publicKey: 'AAAA', counter: 0 };
  await server.database.insert(passkeys).values({ ...key, userId: id, transports: [], isSynced: true });
  expect((await server.anonymous.post(UNDO, { token: 'x'.repeat(43) })).json().code).toBe('LINK_INVALID');
  const answers = await Promise.all([
    server.anonymous.post(UNDO, { token }),
    server.anonymous.post(UNDO, { token }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  await server.settle();
  expect(await addressOf(id)).toBe(old);
  expect((await here.get(PATH)).statusCode).toBe(401);
  expect(await server.database.$count(sessions, eq(sessions.userId, id))).toBe(0);
  expect(await server.database.$count(passkeys)).toBe(0);
  expect(await subjects(old)).toContain('Reset your Plumbline password');
});

test.each([
  ['of after the change was asked for', '1 minute', 0],
  ['that whoever asked for it turned on just before', '-1 hour', 0],
  ['that was on for long', '-8 days', 1],
])('a second step %s locks the owner out no more [ACC-125]', async (_which, sinceAsked, left) => {
  const { id, token } = await changed();
  await server.database.insert(twoSteps).values({
    userId: id,
    secret: 'sealed',
    confirmedAt: sql`now() + ${sinceAsked}::interval`,
  });
  expect((await server.anonymous.post(UNDO, { token })).statusCode).toBe(200);
  expect(await server.database.$count(twoSteps, eq(twoSteps.userId, id))).toBe(left);
  await server.settle();
  const isTold = (await subjects(old)).some((subject) => /two-step/i.test(subject));
  expect(isTold).toBe(left === 0);
});

test('a change that waited for long undoes the second step of its beginning too [ACC-125]', async () => {
  const person = await ada();
  await person.here.post(PATH, wanted);
  await server.database.update(emailChanges).set({ askedAt: sql`now() - interval '10 days'` });
  await server.database.insert(twoSteps).values({
    userId: person.id,
    secret: 'sealed',
    confirmedAt: sql`now() - interval '9 days'`,
  });
  expect((await person.here.put(PATH, await codesFor(next))).statusCode).toBe(200);
  const letters = await server.mailsTo(old);
  const text = letters.find(({ subject }) => subject.includes('address of your Plumbline account'))?.text;
  const token = /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  expect((await server.anonymous.post(UNDO, { token })).statusCode).toBe(200);
  expect(await server.database.$count(twoSteps)).toBe(0);
});

test('it ends the links of all later changes with it, and ends itself after seven days [ACC-125]', async () => {
  const { here, token } = await changed();
  await here.post(PATH, { ...wanted, email: 'third@example.org' });
  await here.put(PATH, await codesFor('third@example.org', next));
  expect(await server.database.$count(emailUndos)).toBe(2);
  expect((await server.anonymous.post(UNDO, { token })).statusCode).toBe(200);
  expect(await server.database.$count(emailUndos)).toBe(0);
});

test('after seven days it is too late [ACC-125]', async () => {
  const { token, id } = await changed();
  await server.database.update(emailUndos).set({ expiresAt: sql`now()` });
  expect((await server.anonymous.post(UNDO, { token })).json().code).toBe('LINK_INVALID');
  expect(await addressOf(id)).toBe(next);
  await server.services.emailChange.sweep();
  expect(await server.database.$count(emailUndos)).toBe(0);
});
