import { eq } from 'drizzle-orm';
import { startLocalOidc } from '../../../app/dev/local-oidc';
import { aVisitor, startOidcProcess } from '../../../app/dev/testing';
import { sessions, spentCredentials, twoSteps } from '../../../database/tables/accounts';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';

const settings: Record<string, string> = {};
let oidc: Awaited<ReturnType<typeof startOidcProcess>>;
beforeAll(async () => {
  oidc = await startOidcProcess();
  settings['OIDC_GOOGLE_ISSUER'] = oidc.settings.issuer;
  settings['OIDC_GOOGLE_CLIENT_ID'] = oidc.settings.clientId;
  settings['OIDC_GOOGLE_CLIENT_SECRET'] = oidc.settings.clientSecret;
});
const server = createTestServer(settings);
afterAll(() => oidc.stop());

const grace = { email: 'Grace@example.org', name: 'Grace Hopper', verified: '1' };
const post = (body: object, cookie = '') =>
  server.anonymous.post('/api/v1/auth/google', body, { headers: cookie === '' ? {} : { cookie } });

/** A whole visit: start, identity page, callback. Gives where the browser ends and the cookie it holds. */
const visit = (person: Record<string, string>, start = '') =>
  aVisitor(server.http).visit(`/api/v1/auth/google/start${start}`, person);
const codeOf = (location: string) => new URL(location, 'http://x').searchParams.get('google') ?? '';

async function signIn(person: Record<string, string>) {
  const { location, cookie } = await visit(person);
  return post({ code: codeOf(location) }, cookie);
}

test('the provider is announced', async () => {
  expect((await server.anonymous.get('/api/v1/auth/providers')).json()).toEqual({
    success: true,
    google: true,
  });
});

test('a visit to the provider makes a client with a verified address, and signs in [ACC-60]', async () => {
  const answer = await signIn(grace);
  expect(answer.statusCode).toBe(200);
  const body = answer.json();
  expect(body).toMatchObject({
    success: true,
    message: 'Signed in successfully!',
    user: {
      email: 'grace@example.org',
      fullName: 'Grace Hopper',
      userType: 'client',
      emailVerified: true,
      profile: null,
    },
  });
  expect(body.accessToken).toBe(body.token);
  expect((await server.withToken(body.token).get('/api/v1/users/me')).statusCode).toBe(200);
  expect(await server.mailsTo('grace@example.org')).toMatchObject([{ subject: 'Welcome to Plumbline' }]);
});

test('the second visit finds the account again, even under another address [ACC-60]', async () => {
  const first = (await signIn(grace)).json().user._id;
  await server.database.update(users).set({ email: 'hopper@example.org' }).where(eq(users.id, first));
  expect((await signIn(grace)).json().user._id).toBe(first);
});

test('with two-step sign-in on, Google gets a ticket and no session [ACC-106]', async () => {
  const { user } = (await signIn(grace)).json();
  await server.database.insert(twoSteps).values({ userId: user._id, secret: 'x', confirmedAt: new Date() });
  const before = await server.database.$count(sessions);
  const answer = await signIn(grace);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'TWO_STEP_REQUIRED']);
  expect(answer.json()).toMatchObject({ details: { ticket: expect.any(String) } });
  expect(answer.json()).not.toHaveProperty('token');
  expect(await server.database.$count(sessions)).toBe(before);
});

test('the role in the body is ignored [ACC-60]', async () => {
  const { location, cookie } = await visit(grace);
  const answer = await post({ code: codeOf(location), userType: 'admin', email: 'boss@example.org' }, cookie);
  expect(answer.json()).toMatchObject({ user: { userType: 'client', email: 'grace@example.org' } });
});

test('an address with a password account is 409 [ACC-61]', async () => {
  await server.addUser({ email: 'grace@example.org', passwordHash: 'x' });
  const answer = await signIn(grace);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'ACCOUNT_EXISTS',
    error: 'Account already exists with this email',
  });
});

test('a code works once, in the browser that fetched it [ACC-59]', async () => {
  const { location, cookie } = await visit(grace);
  const code = codeOf(location);
  expect((await post({ code })).statusCode).toBe(400);
  const other = await visit(grace);
  expect((await post({ code }, other.cookie)).statusCode).toBe(400);
  expect((await post({ code }, cookie)).statusCode).toBe(200);
  expect((await post({ code }, cookie)).statusCode).toBe(400);
});

test('of two new people with one identity at once one account is made', async () => {
  const [one, two] = [await visit(grace), await visit(grace)];
  const answers = await Promise.all([
    post({ code: codeOf(one.location) }, one.cookie),
    post({ code: codeOf(two.location) }, two.cookie),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await server.database.$count(users)).toBe(1);
});

test.each([
  ['nothing', {}],
  [
    'the fields of the call without a proof',
    { email: 'grace@example.org', name: 'Grace', photo: 'https://x.example/p.png', userType: 'client' },
  ],
  [
    'an access token, which says nothing about its audience',
    { email: 'grace@example.org', providerToken: 'ya29.x' },
  ],
  [
    'a made-up ID token',
    { credential: `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","email":"grace@example.org"}')}.` },
  ],
  ['a made-up code', { code: 'x'.repeat(43) }],
])('%s is no proof [ACC-59]', async (_what, body) => {
  const answer = await post(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'GOOGLE_INFO_MISSING',
    error: 'Missing required information from Google',
  });
});

test('an ID token of the provider is a proof by itself [ACC-59]', async () => {
  const credential = await aVisitor(server.http).idToken(oidc.settings, grace);
  const answer = await post({
    credential,
    email: 'ignored@example.org',
    name: 'Ignored',
    userType: 'client',
  });
  expect(answer.json()).toMatchObject({ success: true, user: { email: 'grace@example.org' } });
});

test('an ID token works once, however its signature is spelt [ACC-59]', async () => {
  const credential = await aVisitor(server.http).idToken(oidc.settings, grace);
  const respelt = `${credential}=`;
  const first = await Promise.all([
    post({ credential }),
    post({ credential }),
    post({ credential: respelt }),
  ]);
  expect(first.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  expect((await post({ credential })).json()).toMatchObject({ code: 'GOOGLE_INFO_MISSING' });
  expect(await post({ credential: respelt })).toMatchObject({ statusCode: 400 });
});

test('a used token is remembered until it expires, and no longer', async () => {
  const credential = await aVisitor(server.http).idToken(oidc.settings, grace);
  await post({ credential });
  const sweep = () => Promise.all(server.services.accountSweeps.map((work) => work()));
  await sweep();
  expect(await server.database.$count(spentCredentials)).toBe(1);
  await server.database.update(spentCredentials).set({ expiresAt: new Date(Date.now() - 2 * 3_600_000) });
  await sweep();
  expect(await server.database.$count(spentCredentials)).toBe(0);
});

test('an ID token whose claims were changed is none [ACC-59]', async () => {
  const credential = await aVisitor(server.http).idToken(oidc.settings, grace);
  const [header = '', payload = '', signature = ''] = credential.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = [
    header,
    Buffer.from(JSON.stringify({ ...claims, email: 'boss@example.org' })).toString('base64url'),
    signature,
  ].join('.');
  expect((await post({ credential: forged })).statusCode).toBe(400);
});

test('an unverified address is sent back with the reason [ACC-62]', async () => {
  const { location } = await visit({ email: 'grace@example.org', name: 'Grace' });
  expect(location).toBe('/signin?googleError=missingInfo');
});

test('who cancels is sent back [ACC-62]', async () => {
  expect((await visit({ ...grace, cancel: '1' })).location).toBe('/signin?googleError=cancelled');
});

test.each([
  ['/jobs/42?tab=1', '/jobs/42?tab=1'],
  ['//evil.example', null],
  ['https://evil.example', null],
  ['/\\evil.example', null],
])('returnTo=%s comes back as %s', async (given, expected) => {
  const { location } = await visit(grace, `?returnTo=${encodeURIComponent(given)}`);
  expect(new URL(location, 'http://x').searchParams.get('returnTo')).toBe(expected);
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a cookie that was changed to lead to %s signs nobody in',
  async (returnTo) => {
    const { callback, cookie } = await visit(grace, '?returnTo=%2Fjobs%2F42');
    const [name, value = ''] = cookie.split('=');
    const kept = JSON.parse(Buffer.from(value, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...kept, returnTo })).toString('base64url');
    const answer = await server.http.inject({
      method: 'GET',
      url: callback,
      headers: { cookie: `${name}=${changed}` },
    });
    expect(answer.headers.location).toBe('/signin?googleError=expired');
  },
);

test('a callback without the cookie of its start, or with a foreign state, signs nobody in [ACC-58]', async () => {
  const { callback, cookie } = await visit(grace);
  const open = (headers: Record<string, string>) =>
    server.http.inject({ method: 'GET', url: callback, headers });
  expect((await open({})).headers.location).toBe('/signin?googleError=expired');
  const other = await visit(grace);
  expect((await open({ cookie: other.cookie })).headers.location).toBe('/signin?googleError=failed');
  expect(cookie).toMatch(/^plumbline_google=/);
});

test('the cookie is for the visit alone [ACC-58]', async () => {
  const answer = await server.anonymous.get('/api/v1/auth/google/start');
  expect(answer.statusCode).toBe(302);
  expect(String(answer.headers['set-cookie'])).toMatch(
    /; Max-Age=600; Path=\/api\/v1\/auth\/google; HttpOnly; SameSite=Lax$/,
  );
  expect(answer.headers.location).toMatch(/code_challenge_method=S256/);
  expect(answer.headers.location).toMatch(/nonce=/);
});

test('the local provider refuses production [ACC-66]', async () => {
  await expect(startLocalOidc({ profile: 'production', port: 0 })).rejects.toThrow(
    'refused in PROFILE=production',
  );
});
