import { sql } from 'drizzle-orm';
import { PASSKEYS_MAX } from '@plumbline/shared-schema/limits';
import { passkeyChallenges, passkeys } from '../../../database/tables/passkeys';
import { users } from '../../../database/tables/users';
import { createTestServer, PASSWORD, UNKNOWN_ID } from '../../../app/testing';
import { aDevice } from './testing';

const server = createTestServer({ PORT: '4000' });
const OWN = '/api/v1/users/me/passkeys';
const ASK = '/api/v1/auth/passkey/options';
const SIGN_IN = '/api/v1/auth/passkey';
const owner = { password: PASSWORD };
const email = 'ada@example.org';

type Caller = ReturnType<typeof server.as>;
type Device = ReturnType<typeof aDevice>;

const codeOf = (answer: Awaited<ReturnType<Caller['get']>>) => [answer.statusCode, answer.json().code];
const ask = async () => (await server.anonymous.post(ASK)).json().data.challenge as string;
const begin = async (caller: Caller) => (await caller.post(`${OWN}/options`, owner)).json().data;

async function anAccount() {
  const user = await server.addAccount({ email, emailVerifiedAt: new Date() });
  return { user, caller: server.as(user.id) };
}

async function withPasskey(device: Device = aDevice()) {
  const account = await anAccount();
  const { challenge } = await begin(account.caller);
  const added = await account.caller.post(OWN, device.make(challenge));
  expect(added.statusCode).toBe(201);
  return { ...account, device, passkey: added.json().data as { _id: string } };
}

async function signInWith(device: Device, more: Parameters<Device['sign']>[1] = {}) {
  return server.anonymous.post(SIGN_IN, device.sign(await ask(), more));
}

describe.each([
  ['get', OWN, undefined, 200],
  // People of these tests have no password to give, and no passkey.
  ['post', `${OWN}/options`, owner, 400],
  ['post', OWN, aDevice().make('AAAA'), 400],
  ['put', `${OWN}/${UNKNOWN_ID}`, { name: 'Phone' }, 404],
  ['post', `${OWN}/${UNKNOWN_ID}/remove`, owner, 400],
] as const)('%s %s', (...[method, url, body, status]) => {
  const call = (caller: Caller) => (method === 'get' ? caller.get(url) : caller[method](url, body));

  test.each(['client', 'company', 'contractor', 'admin'] as const)('a %s may call it', async (role) => {
    expect((await call(server.as(role))).statusCode).toBe(status);
  });

  test('a visitor may not', async () => {
    expect((await call(server.anonymous)).statusCode).toBe(401);
  });
});

test.each(['client', 'company', 'contractor', 'admin', undefined] as const)(
  '%s may ask to sign in',
  async (role) => {
    const caller = role === undefined ? server.anonymous : server.as(role);
    expect((await caller.post(ASK)).statusCode).toBe(200);
    expect(codeOf(await caller.post(SIGN_IN, aDevice().sign('AAAA')))).toEqual([400, 'PASSKEY_REFUSED']);
  },
);

test('a passkey is added with the password, named, told of, and signs in [ACC-126, ACC-127]', async () => {
  const { user, caller } = await anAccount();
  expect(codeOf(await caller.post(`${OWN}/options`, { password: 'wrong' }))).toEqual([
    400,
    'PASSWORD_INCORRECT',
  ]);
  const options = await begin(caller);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Plumbline' },
    user: { name: email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  const device = aDevice();
  await caller.post(OWN, device.make(options.challenge, '  My phone '));
  expect((await server.mailsTo(email))[0]?.subject).toMatch(/^A passkey was added/);
  const listed = (await caller.get(OWN)).json().data;
  expect(listed).toMatchObject([{ name: 'My phone', lastUsedAt: null, isSynced: false }]);
  expect((await begin(caller)).excludeCredentials).toMatchObject([{ id: device.id }]);

  const answer = await signInWith(device, { userId: user.id });
  expect(answer.json()).toMatchObject({ message: 'Logged in successfully', user: { _id: user.id } });
  const signedIn = server.withToken(answer.json().token);
  expect((await signedIn.get(OWN)).json().data[0].lastUsedAt).not.toBeNull();
});

test('it asks for no code where two-step sign-in is on [ACC-127]', async () => {
  const { user, device } = await withPasskey();
  await server.database.execute(
    sql`insert into two_steps (user_id, secret, confirmed_at) values (${user.id}, 'x', now())`,
  );
  const byPassword = await server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD });
  expect(codeOf(byPassword)).toEqual([403, 'TWO_STEP_REQUIRED']);
  expect((await signInWith(device)).statusCode).toBe(200);
});

test('what is asked is answered once, in time, and by whom it was asked [ACC-128]', async () => {
  const { device, caller, user } = await withPasskey();
  const answered = device.sign(await ask());
  const tries = await Promise.all(Array.from({ length: 5 }, () => server.anonymous.post(SIGN_IN, answered)));
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);

  const late = await ask();
  await server.database.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1000) });
  expect(codeOf(await server.anonymous.post(SIGN_IN, device.sign(late)))).toEqual([400, 'PASSKEY_REFUSED']);
  await server.services.sweepPasskeyChallenges();
  expect(await server.database.$count(passkeyChallenges)).toBe(0);

  // Asked of somebody else, or to sign in.
  const other = await server.addAccount();
  const { challenge } = await begin(server.as(other.id));
  expect(codeOf(await caller.post(OWN, aDevice().make(challenge)))).toEqual([400, 'PASSKEY_REFUSED']);
  expect(codeOf(await caller.post(OWN, aDevice().make(await ask())))).toEqual([400, 'PASSKEY_REFUSED']);
  expect(codeOf(await server.anonymous.post(SIGN_IN, device.sign(challenge)))).toEqual([
    400,
    'PASSKEY_REFUSED',
  ]);
  expect(await server.database.$count(passkeys, sql`user_id <> ${user.id}`)).toBe(0);
});

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another address', { rpId: 'evil.example' }],
  ['without a finger, a face or a PIN', { flags: 0x01 }],
])('a passkey %s is not taken [ACC-128]', async (_what, options) => {
  const { caller } = await anAccount();
  const { challenge } = await begin(caller);
  expect(codeOf(await caller.post(OWN, aDevice(options).make(challenge)))).toEqual([400, 'PASSKEY_REFUSED']);
  expect((await caller.get(OWN)).json().data).toEqual([]);
});

test('another key, another person and a count that goes back sign nobody in [ACC-128]', async () => {
  const device = aDevice();
  await withPasskey(device);
  const forged = { ...aDevice().sign(await ask()) };
  forged.credential = { ...forged.credential, id: device.id, rawId: device.id };
  expect(codeOf(await server.anonymous.post(SIGN_IN, forged))).toEqual([400, 'PASSKEY_REFUSED']);
  expect(codeOf(await signInWith(device, { userId: UNKNOWN_ID }))).toEqual([400, 'PASSKEY_REFUSED']);
  expect((await signInWith(device, { counter: 7 })).statusCode).toBe(200);
  for (const counter of [7, 6, 0])
    expect(codeOf(await signInWith(device, { counter }))).toEqual([400, 'PASSKEY_REFUSED']);
  expect((await signInWith(device, { counter: 8 })).statusCode).toBe(200);
});

test('a renamed one keeps its new name, a removed one signs nobody in; nobody else does either [ACC-129]', async () => {
  const { caller, passkey, device } = await withPasskey();
  const url = `${OWN}/${passkey._id}`;
  const stranger = server.as((await server.addAccount()).id);
  expect(codeOf(await stranger.put(url, { name: 'Mine' }))).toEqual([404, 'NOT_FOUND']);
  expect(codeOf(await stranger.post(`${url}/remove`, owner))).toEqual([404, 'NOT_FOUND']);
  expect((await caller.put(url, { name: ' ' })).statusCode).toBe(400);
  expect((await caller.put(url, { name: 'Laptop' })).json().data.name).toBe('Laptop');
  expect((await caller.post(`${url}/remove`, owner)).json().message).toBe('Passkey removed');
  expect((await server.mailsTo(email))[0]?.subject).toMatch(/^A passkey was removed/);
  expect(codeOf(await caller.post(`${url}/remove`, owner))).toEqual([404, 'NOT_FOUND']);
  expect(codeOf(await signInWith(device))).toEqual([400, 'PASSKEY_REFUSED']);
});

test('a person has so many of them, and a key belongs to one account [ACC-126]', async () => {
  const { caller, device } = await withPasskey();
  const other = server.as((await server.addAccount()).id);
  const again = device.make((await begin(other)).challenge);
  expect(codeOf(await other.post(OWN, again))).toEqual([400, 'PASSKEY_REFUSED']);
  const challenges = [];
  for (let n = 0; n < PASSKEYS_MAX; n += 1) challenges.push((await begin(caller)).challenge as string);
  const added = await Promise.all(challenges.map((challenge) => caller.post(OWN, aDevice().make(challenge))));
  expect(added.filter(({ statusCode }) => statusCode === 201)).toHaveLength(PASSKEYS_MAX - 1);
  expect(codeOf(await caller.post(`${OWN}/options`, owner))).toEqual([409, 'PASSKEY_LIMIT']);
});

test('a call that is repeated adds one, and answers the same', async () => {
  const { caller } = await anAccount();
  const made = aDevice().make((await begin(caller)).challenge);
  const headers = { 'idempotency-key': 'once' };
  const [first, second] = [
    await caller.post(OWN, made, { headers }),
    await caller.post(OWN, made, { headers }),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect((await caller.get(OWN)).json().data).toHaveLength(1);
});

describe('where a verified address is required', () => {
  test('an unverified person does not sign in with a passkey either [ACC-30]', async () => {
    const { user, device } = await withPasskey();
    await server.database
      .update(users)
      .set({ emailVerifiedAt: null })
      .where(sql`id = ${user.id}`);
    const config = server.services.config as { isVerifiedEmailRequired: boolean };
    config.isVerifiedEmailRequired = true;
    expect(codeOf(await signInWith(device))).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    config.isVerifiedEmailRequired = false;
  });
});
