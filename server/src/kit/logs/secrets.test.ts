import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { users } from '../../database/tables/users';
import { aVisitor, startOidcProcess } from '../../app/dev/testing';
import { createTestServer } from '../../app/testing';

// A lower level than production's; the content of a line is the same.
const settings: Record<string, string> = { LOG_LEVEL: 'trace', PUBLIC_URL: 'http://localhost' };
let oidc: Awaited<ReturnType<typeof startOidcProcess>>;
let printed = '';
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  oidc = await startOidcProcess();
  settings['OIDC_GOOGLE_ISSUER'] = oidc.settings.issuer;
  settings['OIDC_GOOGLE_CLIENT_ID'] = oidc.settings.clientId;
  settings['OIDC_GOOGLE_CLIENT_SECRET'] = oidc.settings.clientSecret;
});
const server = createTestServer(settings);
afterAll(async () => {
  jest.restoreAllMocks();
  await oidc.stop();
});

const email = 'ada.lovelace@example.org';
const grace = { email: 'grace.hopper@example.org', name: 'Grace Hopper', verified: '1' };
const [password, newPassword, wrongPassword] = ['plumb-line-1843', 'plumb-line-1852', 'plumb-bob-1815'];

const firstOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] ?? '';
const parameterOf = (query: string, name: string) => new URLSearchParams(query).get(name) ?? '';

/** Every secret of a person's visit, by kind. */
async function walk(): Promise<Record<string, string>> {
  const post = (path: string, body: object | string) => server.anonymous.post(`/api/v1/auth/${path}`, body);
  const lastMail = async () => {
    await server.settle();
    return (await server.mailsTo(email))[0]?.text ?? '';
  };

  const person = { fullName: 'Ada Lovelace', email, password, userType: 'client' };
  const keyed = { headers: { 'idempotency-key': 'once' } };
  await server.anonymous.post('/api/v1/auth/register', person, keyed);
  const code = firstOf(/\b\d{6}\b/, await lastMail());
  await post('verify-email', { email, code });
  await post('login', { email, password: wrongPassword });
  await post('login', `{"email":"${email}","password":"${password}"`);
  const { token, user } = (await post('login', { email, password })).json();
  await server.withToken(token).get('/api/v1/users/me');

  await post('forgot-password', { email });
  const link = new URL(firstOf(/http:\S+/, await lastMail()));
  const resetToken = parameterOf(link.hash.slice(1), 'token');
  await server.anonymous.get(`/forgot-password?token=${resetToken}&email=${encodeURIComponent(email)}`);
  await server.anonymous.get(`/api/v1/nothing?token=${resetToken}&email=${encodeURIComponent(email)}`);
  await server.anonymous.put('/api/v1/auth/reset-password', { email, newPassword, token: resetToken });

  const { location, cookie, callback } = await aVisitor(server.http).visit(
    '/api/v1/auth/google/start',
    grace,
  );
  const google = parameterOf(new URL(location, 'http://localhost').search, 'google');
  const browser = { headers: { cookie } };
  const signedIn = await server.anonymous.post('/api/v1/auth/google', { code: google }, browser);
  // The second time it is refused, which is logged.
  await server.anonymous.get(callback, browser);
  const credential = await aVisitor(server.http).idToken(oidc.settings, grace);
  await post('google', { credential });
  await post('google', { credential });

  const attachment = `data:application/pdf;base64,${btoa('%PDF-1.7 secret plans')}`;
  const job = { title: 'A', description: 'B', attachment };
  const google2 = server.withToken(signedIn.json().token);
  const { _id } = (await google2.post('/api/v1/jobs/create', job)).json().data;
  const file = new URL((await google2.get(`/api/v1/jobs/${_id}`)).json().data.attachment, 'http://localhost');
  const signature = parameterOf(file.search, 'sig');
  await server.anonymous.get(file.pathname + file.search);
  await server.anonymous.get(`${file.pathname}?sig=${signature}x`);

  const row = await server.database.query.users.findFirst({ where: eq(users.id, user._id) });
  // Errors of the database, with all that a statement holds.
  await server.connection.pool.query('alter table users rename to users_away');
  await post('register', { fullName: 'Ada', email: `2${email}`, password, userType: 'client' });
  await server.withToken(token).get('/api/v1/users/me');
  await server.connection.pool.query('alter table users_away rename to users');
  const visitor = new URL(callback, 'http://localhost').search;
  return {
    ...{
      password,
      newPassword,
      wrongPassword,
      code,
      token,
      resetToken,
      google,
      credential,
      signature,
      cookie,
    },
    googleToken: signedIn.json().token,
    state: parameterOf(visitor, 'state'),
    providerCode: parameterOf(visitor, 'code'),
    hash: row?.passwordHash ?? '',
    clientSecret: oidc.settings.clientSecret,
    plans: attachment.slice(-20),
    email,
    'encoded email': encodeURIComponent(email),
    'email at the provider': grace.email,
  };
}

/** The same of a two-step sign-in, wrong tries and a lost table included. */
async function walkTwoSteps(): Promise<Record<string, string>> {
  const mary = { email: 'mary.somerville@example.org', password: 'plumb-line-1831' };
  const post = (path: string, body: object) => server.anonymous.post(`/api/v1/auth/${path}`, body);
  await post('register', { ...mary, fullName: 'Mary Somerville', userType: 'client' });
  const caller = server.withToken((await post('login', mary)).json().token);
  const path = '/api/v1/users/me/two-step';
  const { secret } = (await caller.post(path, { password: mary.password })).json().data;
  const code = generateSync({ secret });
  const [recoveryCode] = (await caller.put(path, { code })).json().data.recoveryCodes;
  const { ticket } = (await post('login', mary)).json().details;
  await post('two-step', { ticket, code });
  await server.connection.pool.query('alter table recovery_codes rename to codes_away');
  await post('two-step', { ticket, code: recoveryCode });
  await server.connection.pool.query('alter table codes_away rename to recovery_codes');
  const signedIn = await post('two-step', { ticket, code: recoveryCode });
  await caller.post(`${path}/off`, { password: mary.password });
  const twoStepToken = signedIn.json().token;
  return { secret, recoveryCode, ticket, twoStepToken, 'password of two steps': mary.password };
}

/** All rows of all tables, as text. */
async function allRows(): Promise<string> {
  const { pool } = server.connection;
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  const tables = await Promise.all(rows.map(({ name }) => pool.query(`select t::text from ${name} t`)));
  return JSON.stringify(tables.flatMap((table) => table.rows));
}

test('no secret of a person reaches the log, and no password the database [ACC-109]', async () => {
  const secrets = { ...(await walk()), ...(await walkTwoSteps()) };
  const kept = await allRows();
  expect(kept).toContain('ada.lovelace@example.org');
  for (const secret of [password, newPassword, wrongPassword, secrets['password of two steps'] ?? password])
    expect(kept).not.toContain(secret);
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 6)).toEqual([]);
  for (const seen of [
    '/api/v1/auth/register',
    '/api/v1/nothing',
    '/api/v1/auth/google/callback',
    'Failed query',
  ])
    expect(printed).toContain(seen);
  const isPrinted = ([, secret]: [string, string]) => printed.includes(secret);
  expect(Object.entries(secrets).filter(isPrinted)).toEqual([]);
});
