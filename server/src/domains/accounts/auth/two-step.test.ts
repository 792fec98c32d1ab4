import { sql } from 'drizzle-orm';
import { ScureBase32Plugin } from 'otplib';
import {
  recoveryCodes as recoveryCodeRows,
  signInTickets,
  twoSteps,
} from '../../../database/tables/accounts';
import { users } from '../../../database/tables/users';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { createSeal } from './sealed';
import { appCode, aTwoStepAccount, TWO_STEP as PATH } from './testing';

const server = createTestServer({
  LIMIT_SECOND_STEPS: '10/15',
  LIMIT_CODE_TRIES: '600/60',
  LIMIT_SIGN_IN_FAILURES_PER_ACCOUNT: '30/15',
  SIGNING_KEY: 'n'.repeat(32),
  OLD_SIGNING_KEY: 'o'.repeat(32),
});
const SECOND_STEP = '/api/v1/auth/two-step';
const email = 'ada@example.org';
const owner = { password: PASSWORD };

const signIn = (more: object = {}) =>
  server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD, ...more });

const bytesOf = (secret: string) => Buffer.from(new ScureBase32Plugin().decode(secret));

const anAccount = () => aTwoStepAccount(server, email);

const ticketOf = async () => (await signIn()).json().details.ticket as string;
const second = (ticket: string, code: string) => server.anonymous.post(SECOND_STEP, { ticket, code });

describe.each([
  ['GET', PATH, undefined, 200],
  // People of these tests have no password to give, and nothing begun.
  ['POST', PATH, owner, 400],
  ['PUT', PATH, { code: '000000' }, 409],
  ['POST', `${PATH}/recovery-codes`, owner, 400],
  ['POST', `${PATH}/off`, owner, 400],
])('%s %s', (...[method, url, body, status]) => {
  const call = (caller: ReturnType<typeof server.as>) =>
    method === 'GET' ? caller.get(url) : caller[method === 'PUT' ? 'put' : 'post'](url, body);

  test.each(['client', 'company', 'contractor', 'admin'] as const)('a %s may call it', async (role) => {
    expect((await call(server.as(role))).statusCode).toBe(status);
  });

  test('a visitor may not', async () => {
    expect((await call(server.anonymous)).statusCode).toBe(401);
  });
});

test('it is on once a code of the app has come back, with ten recovery codes shown once [ACC-104]', async () => {
  await server.addAccount({ email, emailVerifiedAt: new Date() });
  const caller = server.withToken((await signIn()).json().token);
  const begun = (await caller.post(PATH, owner)).json().data;
  expect(begun.address).toContain(`secret=${begun.secret}`);
  expect(begun.qrCode).toMatch(/^<svg /);
  // Begun only: nothing is asked yet.
  expect((await signIn()).statusCode).toBe(200);
  expect((await caller.put(PATH, { code: 'abc' })).json().code).toBe('CODE_INVALID');

  const answer = await caller.put(PATH, { code: appCode(begun.secret) });
  const { recoveryCodes } = answer.json().data;
  expect(new Set(recoveryCodes).size).toBe(10);
  // 120 random bits: as a plain hash holds them, 112 is the least.
  for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  const state = await caller.get(PATH);
  expect(state.json().data).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect(state.body).not.toContain(begun.secret);
  expect((await server.mailsTo(email))[0]?.subject).toBe('Two-step sign-in was turned on');
});

test('a session alone turns it neither on nor off: the password is asked [ACC-105]', async () => {
  const { caller, recoveryCodes } = await anAccount();
  const wrong = { password: 'wrong' };
  for (const url of [PATH, `${PATH}/recovery-codes`, `${PATH}/off`]) {
    const answer = await caller.post(url, wrong);
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'PASSWORD_INCORRECT']);
  }
  const both = { ...owner, code: recoveryCodes[0] };
  expect((await caller.post(`${PATH}/off`, both)).json().message).toBe('Two-step sign-in is off');
  expect((await server.mailsTo(email))[0]?.subject).toBe('Two-step sign-in was turned off');
  expect((await signIn()).statusCode).toBe(200);
  // A second click finds what it asked for.
  expect((await caller.post(`${PATH}/off`, owner)).statusCode).toBe(200);
});

test('the right password gets no session but a ticket, and the code the session [ACC-106]', async () => {
  const { secret } = await anAccount();
  const first = await signIn({ remember: true });
  expect(first.statusCode).toBe(403);
  expect(first.json()).toMatchObject({ code: 'TWO_STEP_REQUIRED', details: { ticket: expect.any(String) } });
  expect(first.json()).not.toHaveProperty('token');
  const { ticket } = first.json().details;
  expect((await server.withToken(ticket).get('/api/v1/users/me')).statusCode).toBe(401);

  const answer = await second(ticket, appCode(secret));
  expect(answer.json()).toMatchObject({ message: 'Logged in successfully', user: { email } });
  const { token } = answer.json();
  const { data } = (await server.withToken(token).get('/api/v1/auth/sessions')).json();
  const current = data.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  expect(Date.parse(current.expiresAt) - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
  expect((await second(ticket, appCode(secret, 1))).json().code).toBe('TWO_STEP_ENDED');
});

test('a wrong password says nothing of it', async () => {
  await anAccount();
  expect((await signIn({ password: 'wrong' })).json().code).toBe('INVALID_CREDENTIALS');
});

test('no code of the app is taken twice, nor one before it, whoever asks at once [ACC-107]', async () => {
  const { secret } = await anAccount();
  const tickets = [await ticketOf(), await ticketOf(), await ticketOf()];
  const code = appCode(secret);
  const answers = await Promise.all(tickets.map((ticket) => second(ticket, code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  expect((await second(await ticketOf(), appCode(secret, -1))).json().code).toBe('CODE_INVALID');
  expect((await second(await ticketOf(), appCode(secret, 1))).statusCode).toBe(200);
});

test('the code that turned it on signs nobody in [ACC-107]', async () => {
  await server.addAccount({ email });
  const caller = server.withToken((await signIn()).json().token);
  const { secret } = (await caller.post(PATH, owner)).json().data;
  const code = appCode(secret);
  await caller.put(PATH, { code });
  expect((await second(await ticketOf(), code)).json().code).toBe('CODE_INVALID');
});

test('a recovery code signs in once, however it is written [ACC-108]', async () => {
  const { caller, recoveryCodes } = await anAccount();
  const [code = ''] = recoveryCodes;
  const written = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  const tickets = [await ticketOf(), await ticketOf()];
  const answers = await Promise.all(tickets.map((ticket) => second(ticket, written)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect((await caller.get(PATH)).json().data.recoveryCodesLeft).toBe(9);
});

test('new recovery codes replace those before them, also when asked for twice at once [ACC-108]', async () => {
  const { caller, recoveryCodes } = await anAccount();
  const renew = (code?: string) => caller.post(`${PATH}/recovery-codes`, { ...owner, code });
  const answers = await Promise.all(recoveryCodes.slice(1, 3).map(renew));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  // The code of the second may be among those that the first has replaced.
  expect(refused.length).toBeLessThan(2);
  for (const answer of refused) expect(answer.json().code).toBe('CODE_INVALID');
  expect((await caller.get(PATH)).json().data.recoveryCodesLeft).toBe(10);
  expect((await second(await ticketOf(), recoveryCodes[0] ?? '')).json().code).toBe('CODE_INVALID');
});

test('codes and secrets are not in the database as they are [ACC-109]', async () => {
  const { secret, recoveryCodes } = await anAccount();
  const ticket = await ticketOf();
  const { rows } = await server.connection.pool.query(
    'select (select json_agg(t) from two_steps t) a, (select json_agg(r) from recovery_codes r) b, (select json_agg(s) from sign_in_tickets s) c',
  );
  const stored = JSON.stringify(rows);
  for (const text of [secret, bytesOf(secret).toString('base64url'), ticket, ...recoveryCodes])
    expect(stored).not.toContain(text);
});

test('a ticket takes five codes, and the account ten in a quarter of an hour [ACC-110]', async () => {
  const { secret } = await anAccount();
  const ticket = await ticketOf();
  const codes = [];
  for (let i = 0; i < 5; i++) codes.push((await second(ticket, '000000')).json().code);
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'CODE_INVALID'));
  expect((await second(ticket, appCode(secret))).json().code).toBe('TWO_STEP_ENDED');
  const other = await ticketOf();
  for (let i = 0; i < 5; i++) await second(other, '000000');
  const limited = await second(await ticketOf(), appCode(secret));
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
});

test('codes tried at once do not slip past the five of a ticket and the ten of an account [ACC-110]', async () => {
  const { secret } = await anAccount();
  const tickets = [await ticketOf(), await ticketOf(), await ticketOf()];
  const [first = ''] = tickets;
  const tryMany = (ticket: string) => Promise.all(Array.from({ length: 10 }, () => second(ticket, '000000')));
  const codesOf = (answers: Awaited<ReturnType<typeof tryMany>>) =>
    answers.map((answer) => answer.json().code as string);
  const times = (codes: string[], code: string) => codes.filter((one) => one === code).length;
  const one = codesOf(await tryMany(first));
  expect([times(one, 'CODE_INVALID'), times(one, 'TWO_STEP_ENDED')]).toEqual([5, 5]);
  const others = codesOf((await Promise.all(tickets.slice(1).map(tryMany))).flat());
  expect(times(others, 'CODE_INVALID')).toBe(5);
  expect((await second(await ticketOf(), appCode(secret))).statusCode).toBe(429);
});

test('a right code does not make wrong ones before it forgotten: they may be somebody else’s [ACC-110]', async () => {
  const { secret } = await anAccount();
  const ticket = await ticketOf();
  for (let i = 0; i < 4; i++) await second(ticket, '000000');
  expect((await second(ticket, appCode(secret))).statusCode).toBe(200);
  const other = await ticketOf();
  for (let i = 0; i < 5; i++) await second(other, '000000');
  const last = await ticketOf();
  expect((await second(last, '000000')).json().code).toBe('CODE_INVALID');
  expect((await second(last, '000000')).statusCode).toBe(429);
});

test('whoever uses up the codes of an account does not keep its owner from a recovery code [ACC-110]', async () => {
  const { recoveryCodes } = await anAccount();
  for (let tries = 0; tries < 11;) {
    const ticket = await ticketOf();
    for (let i = 0; i < 5; i++, tries++) await second(ticket, '000000');
  }
  const ticket = await ticketOf();
  expect((await second(ticket, '000000')).statusCode).toBe(429);
  expect((await second(ticket, recoveryCodes[0] ?? '')).statusCode).toBe(200);
});

test('the owner is told once of five wrong codes after the right password [ACC-111]', async () => {
  const { caller } = await anAccount();
  const told = async () =>
    (await caller.get('/api/v1/notifications/'))
      .json()
      .data.filter(({ kind }: { kind: string }) => kind === 'secondStepFailed');
  const ticket = await ticketOf();
  for (let i = 0; i < 4; i++) await second(ticket, '000000');
  expect(await told()).toEqual([]);
  await second(ticket, '000000');
  const other = await ticketOf();
  for (let i = 0; i < 5; i++) await second(other, '000000');
  expect(await told()).toHaveLength(1);
  expect((await server.mailsTo(email))[0]?.subject).toMatch(/^Somebody knows your password/);
});

test('the owner is told of new recovery codes and of one that was used [ACC-111]', async () => {
  const { caller, secret } = await anAccount();
  const answer = await caller.post(`${PATH}/recovery-codes`, { ...owner, code: appCode(secret) });
  const { recoveryCodes } = answer.json().data as { recoveryCodes: string[] };
  await second(await ticketOf(), recoveryCodes[0] ?? '');
  const subjects = (await server.mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toContain('New recovery codes were made for your account');
  expect(subjects).toContain('A recovery code of your account was used');
});

test('a ticket got with the old password gets no session after a new one [ACC-112]', async () => {
  const { secret, caller } = await anAccount();
  const ticket = await ticketOf();
  const change = { oldPassword: PASSWORD, newPassword: 'correct horse' };
  expect((await caller.put('/api/v1/users/update-password', change)).statusCode).toBe(200);
  expect((await second(ticket, appCode(secret))).json().code).toBe('TWO_STEP_ENDED');
});

test('a code whose session cannot be written is not spent [ACC-108]', async () => {
  const { recoveryCodes } = await anAccount();
  const ticket = await ticketOf();
  const { pool } = server.connection;
  await pool.query(`create function refuse() returns trigger language plpgsql as 'begin raise exception $$no$$; end';
    create trigger refuse before insert on sessions execute function refuse()`);
  const failed = await second(ticket, recoveryCodes[0] ?? '');
  await pool.query('drop trigger refuse on sessions; drop function refuse');
  expect(failed.statusCode).toBe(500);
  expect((await second(ticket, recoveryCodes[0] ?? '')).statusCode).toBe(200);
});

test('turned off while somebody signs in, neither waits for the other [ACC-105]', async () => {
  for (let round = 0; round < 4; round++) {
    await server.database.delete(users);
    const { caller, secret, recoveryCodes } = await anAccount();
    const both = (n: number) => ({ ...owner, code: recoveryCodes[n] });
    const tickets = [await ticketOf(), await ticketOf()];
    const answers = await Promise.all([
      caller.post(`${PATH}/off`, both(0)),
      ...tickets.map((ticket, later) => second(ticket, appCode(secret, later))),
      caller.post(`${PATH}/off`, both(1)),
      caller.post(`${PATH}/recovery-codes`, both(2)),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    // New codes that came first have ended the old ones, by which it would have been turned off.
    const isOff = [answers[0], answers[3]].some((answer) => answer?.statusCode === 200);
    expect(await server.database.$count(recoveryCodeRows)).toBe(isOff ? 0 : recoveryCodes.length);
  }
});

test('a secret sealed with the key before is sealed anew when it is used', async () => {
  const { secret } = await anAccount();
  const { id } = (await server.database.select().from(users))[0] ?? { id: '' };
  const { config } = server.services;
  const sealed = createSeal({ ...config, signingKey: 'o'.repeat(32) }).close(bytesOf(secret), id);
  await server.database.update(twoSteps).set({ secret: sealed });
  expect((await second(await ticketOf(), appCode(secret))).statusCode).toBe(200);
  const [row] = await server.database.select().from(twoSteps);
  expect(createSeal(config).isCurrent(row?.secret ?? '')).toBe(true);
});

test('a ticket ends, and unknown ones are refused alike', async () => {
  const { secret } = await anAccount();
  const ticket = await ticketOf();
  await server.database.update(signInTickets).set({ expiresAt: sql`now()` });
  for (const old of [ticket, 'x'.repeat(43)])
    expect((await second(old, appCode(secret))).json().code).toBe('TWO_STEP_ENDED');
});

test('turning it on twice is refused, and what is begun anew ends what was begun before', async () => {
  await server.addAccount({ email });
  const caller = server.withToken((await signIn()).json().token);
  expect((await caller.put(PATH, { code: '000000' })).json().code).toBe('TWO_STEP_NOT_BEGUN');
  const before = (await caller.post(PATH, owner)).json().data.secret;
  const { secret } = (await caller.post(PATH, owner)).json().data;
  expect((await caller.put(PATH, { code: appCode(before) })).json().code).toBe('CODE_INVALID');
  const answers = await Promise.all([1, 2].map(() => caller.put(PATH, { code: appCode(secret) })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await caller.post(PATH, owner)).json().code).toBe('TWO_STEP_ON');
});

test('a new password by mail leaves the second step in place [ACC-106]', async () => {
  await anAccount();
  await server.services.passwordChanges.sendResetLink({ email });
  const [mail] = await server.mailsTo(email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const reset = { token, email, newPassword: 'correct horse' };
  expect((await server.anonymous.put('/api/v1/auth/reset-password', reset)).statusCode).toBe(200);
  expect((await signIn({ password: 'correct horse' })).json().code).toBe('TWO_STEP_REQUIRED');
});
