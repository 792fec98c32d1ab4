import { asc, eq } from 'drizzle-orm';
import { agreements } from '../../../database/tables/agreements';
import { users } from '../../../database/tables/users';
import { aVisitor, startOidcProcess } from '../../../app/dev/testing';
import { createTestServer, PASSWORD } from '../../../app/testing';

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

const PATH = '/api/v1/users/me/agreement';
const published = () => server.services.agreements.published;
const neither = { terms: null, privacy: null };

const kept = (userId: string) =>
  server.database
    .select({ name: agreements.name, version: agreements.version, createdAt: agreements.createdAt })
    .from(agreements)
    .where(eq(agreements.userId, userId))
    .orderBy(asc(agreements.name));

const bothKept = () => [
  { name: 'privacy', version: published().privacy },
  { name: 'terms', version: published().terms },
];

const register = (body: object) =>
  server.anonymous.post('/api/v1/auth/register', {
    fullName: 'Ada Byron',
    email: 'ada@example.org',
    password: PASSWORD,
    userType: 'client',
    ...body,
  });

test('signing up with the terms accepted keeps both versions and the time [ACC-130]', async () => {
  const { user } = (await register({ termsAccepted: true })).json();
  expect(user.agreed).toEqual(published());
  expect(await kept(user._id)).toMatchObject(bothKept());
  const [row] = await server.database.select().from(users).where(eq(users.id, user._id));
  expect(row?.termsAcceptedAt).toBeInstanceOf(Date);
});

test('signing up without them keeps nothing', async () => {
  const { user } = (await register({})).json();
  expect(user.agreed).toEqual(neither);
  expect(await kept(user._id)).toEqual([]);
});

test('a first visit through Google agrees to nothing by itself, and agrees when asked [ACC-130]', async () => {
  const grace = { email: 'grace@example.org', name: 'Grace Hopper', verified: '1' };
  const { location, cookie } = await aVisitor(server.http).visit('/api/v1/auth/google/start', grace);
  const code = new URL(location, 'http://x').searchParams.get('google');
  const signedIn = await server.anonymous.post('/api/v1/auth/google', { code }, { headers: { cookie } });
  const { token, user } = signedIn.json();
  expect(user.agreed).toEqual(neither);

  const answer = await server.withToken(token).put(PATH, published());
  expect(answer.json()).toMatchObject({ success: true, data: { _id: user._id, agreed: published() } });
  expect(await kept(user._id)).toMatchObject(bothKept());
});

test('agreeing to a newer version is kept beside the earlier one, and twice as well as once [ACC-130]', async () => {
  const { id } = await server.user('contractor');
  const earlier = { userId: id, name: 'terms' as const, version: '2025-01-01' };
  await server.database.insert(agreements).values(earlier);
  await server.database.update(users).set({ termsVersion: '2025-01-01' }).where(eq(users.id, id));
  const caller = server.as('contractor');
  const agreedOf = async () => (await caller.get('/api/v1/users/me')).json().user.agreed;
  expect(await agreedOf()).toEqual({ terms: '2025-01-01', privacy: null });

  expect((await caller.put(PATH, published())).statusCode).toBe(200);
  const once = await kept(id);
  const { terms, privacy } = published();
  expect(once.map(({ version }) => version)).toEqual([privacy, '2025-01-01', terms]);
  expect((await caller.put(PATH, published())).statusCode).toBe(200);
  expect(await kept(id)).toEqual(once);
  expect(await agreedOf()).toEqual(published());
});

test('many calls at once keep it once', async () => {
  const { id } = await server.user('client');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => server.as('client').put(PATH, published())),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(await kept(id)).toHaveLength(2);
});

test('another version than the one that holds is refused, and nothing changes [ACC-130]', async () => {
  const { id } = await server.user('client');
  const answer = await server.as('client').put(PATH, { ...published(), terms: '2020-01-01' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'TEXTS_CHANGED' });
  expect(await kept(id)).toEqual([]);
});

test.each([{}, { terms: 'yesterday', privacy: '2026-11-22' }, { terms: '2026-11-22' }])(
  '%j is refused',
  async (body) => {
    expect((await server.as('client').put(PATH, body)).statusCode).toBe(400);
  },
);

test.each([
  ['a client', server.as('client'), 200],
  ['a company', server.as('company'), 200],
  ['a contractor', server.as('contractor'), 200],
  ['an administrator', server.as('admin'), 200],
  ['a visitor', server.anonymous, 401],
])('%s agrees', async (_who, caller, status) => {
  expect((await caller.put(PATH, published())).statusCode).toBe(status);
});
