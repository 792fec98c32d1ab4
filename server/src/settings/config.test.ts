import { readConfig } from './config';

test('an empty environment is a demo on port 3000 with its own database', () => {
  expect(readConfig({})).toMatchObject({
    profile: 'demo',
    port: 3000,
    seed: 'demo',
    databaseUrl: undefined,
    metricsPort: 0,
  });
});

test('the limits are those of the product unless they are set [ACC-92, ACC-93]', () => {
  expect(readConfig({}).limits).toMatchObject({
    signInFailuresPerAccount: { max: 5, minutes: 15 },
    signInFailuresPerAddress: { max: 30, minutes: 15 },
    register: { max: 60, minutes: 60 },
    forgotPassword: { max: 5, minutes: 60 },
    general: { max: 600, minutes: 1 },
  });
});

test('limits are read as calls per minutes [ACC-93]', () => {
  expect(readConfig({ LIMIT_REGISTER: '7/30' }).limits.register).toEqual({ max: 7, minutes: 30 });
});

test.each([
  ['PORT', { PORT: '70000' }],
  ['DATABASE_POOL', { DATABASE_POOL: '2' }],
  ['PROFILE', { PROFILE: 'staging' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['LIMIT_GENERAL', { LIMIT_GENERAL: 'many' }],
  ['SIGNING_KEY', { SIGNING_KEY: 'short' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example.org' }],
  ['OIDC_GOOGLE_ISSUER', { OIDC_GOOGLE_ISSUER: 'google' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'garbage' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/64' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://example.org, garbage' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://example.org/' }],
])('a wrong %s stops with one line that names it', (name, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}=.* is not valid: [^\\n]+$`));
});

test.each([
  ['SMTP_URL', 'http://user:s3cret@mail.example.org'],
  ['DATABASE_URL', 'mysql://user:s3cret@localhost/x'],
  ['REDIS_URL', 'user:s3cret@localhost'],
  ['DATABASE_URL', 'mysql://localhost/x?password=s3cret'],
  ['ALERT_URL', 'htps://hooks.example.org/T0/s3cret'],
  ['SIGNING_KEY', 's3cret'],
  ['FIGURES_TOKEN', 's3cret'],
])('a wrong %s is named without what it holds', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}=`);
  expect(() => readConfig({ [name]: value })).not.toThrow('s3cret');
});

test.each(['web', 'worker'])('ROLE=%s names what it shares with the others [PLT-200]', (role) => {
  const lines = () => readConfig({ ROLE: role });
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SIGNING_KEY'])
    expect(lines).toThrow(`${name} is required`);
  const shared = {
    DATABASE_URL: 'postgres://localhost/x',
    REDIS_URL: 'redis://localhost',
    SIGNING_KEY: 'k'.repeat(32),
  };
  expect(readConfig({ ROLE: role, ...shared })).toMatchObject({
    takesCalls: role === 'web',
    doesWork: role === 'worker',
  });
});

test('PROCESSES names what they share; edges share nothing [PLT-220]', () => {
  const lines = () => readConfig({ PROCESSES: '2' });
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SIGNING_KEY'])
    expect(lines).toThrow(`${name} is required`);
  const edge = { ROLE: 'edge', PROCESSES: '2' };
  expect(() => readConfig(edge)).toThrow('API_URL is required');
  expect(readConfig({ ...edge, API_URL: 'http://localhost:3000/' })).toMatchObject({
    apiUrl: 'http://localhost:3000',
    processes: 2,
  });
});

const production = { PROFILE: 'production', SIGNING_KEY: 'k'.repeat(32), PUBLIC_URL: 'https://example.org' };

test('production never seeds', () => {
  expect(readConfig(production).seed).toBe('none');
});

test.each([
  ['a lifted rate limit', { LOAD_TEST: '1' }],
  ['demo data', { SEED: 'demo' }],
  ['a development shell', { DEV_SHELL: '/tmp/x' }],
  ['one remote alone', { PREVIEW_REMOTE: 'mf-jobs' }],
  ['origins of overrides', { OVERRIDE_ORIGINS: 'http://localhost:*' }],
  ['a missing signing key', { SIGNING_KEY: '' }],
  ['an unknown public address', { PUBLIC_URL: '' }],
  ['a local identity provider', { OIDC_LOCAL: '1' }],
  ['an identity provider without TLS', { OIDC_GOOGLE_ISSUER: 'http://localhost:9000' }],
])('production refuses %s [ACC-66, ACC-96]', (_what, env) => {
  expect(() => readConfig({ ...production, ...env })).toThrow(/production/);
});

test('common passwords are refused in production, and elsewhere when asked for [ACC-35]', () => {
  expect(readConfig(production).areCommonPasswordsRefused).toBe(true);
  expect(readConfig({}).areCommonPasswordsRefused).toBe(false);
  expect(readConfig({ REFUSE_COMMON_PASSWORDS: '1' }).areCommonPasswordsRefused).toBe(true);
});

test('the mailbox page is there where no mail server is, but never in production [ACC-42]', () => {
  expect(readConfig({}).hasMailbox).toBe(true);
  expect(readConfig({ SMTP_URL: 'smtp://localhost' }).hasMailbox).toBe(false);
  expect(readConfig(production).hasMailbox).toBe(false);
});

test('remotes may come from developers’ machines, but never in production [PLT-61]', () => {
  expect(readConfig({}).overrideOrigins).toEqual(['http://localhost:*', 'http://127.0.0.1:*']);
  expect(readConfig({ OVERRIDE_ORIGINS: 'http://localhost:3002' }).overrideOrigins).toEqual([
    'http://localhost:3002',
  ]);
  expect(readConfig(production).overrideOrigins).toEqual([]);
});

test('half a Google set-up stops', () => {
  expect(() => readConfig({ OIDC_GOOGLE_CLIENT_ID: 'x' })).toThrow(/belong together/);
});

test('half a Twilio set-up stops, and a stand-in of it in production; its token is not printed', () => {
  const account = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_FROM: '+15145550100' };
  expect(() => readConfig(account)).toThrow(/belong together/);
  const whole = { ...account, TWILIO_AUTH_TOKEN: 'a'.repeat(32) };
  expect(readConfig(whole)).toMatchObject({ twilio: { from: '+15145550100' }, smsPrefixes: ['+1', '+33'] });
  expect(readConfig({}).twilio).toBeUndefined();
  expect(linesOf({ ...production, ...whole, TWILIO_API_URL: 'http://localhost:1' })).toEqual([
    expect.stringMatching(/^TWILIO_API_URL .* is refused/),
  ]);
  expect(linesOf({ ...account, TWILIO_AUTH_TOKEN: 'short' })[0]).toMatch(
    /^TWILIO_AUTH_TOKEN="…" is not valid/,
  );
});

test('every wrong setting is named at once, each in a line of its own', () => {
  const wrong = {
    PROFILE: 'production',
    PORT: 'x',
    LIMIT_GENERAL: 'many',
    SEED: 'demo',
  };
  expect(linesOf(wrong)).toEqual([
    expect.stringMatching(/^PORT="x" is not valid/),
    expect.stringMatching(/^LIMIT_GENERAL="many" is not valid/),
    expect.stringMatching(/^SIGNING_KEY .* is required/),
    'PUBLIC_URL is required in PROFILE=production.',
    'SEED=demo is refused in PROFILE=production.',
  ]);
});

test('a setting that is wrong is not named as missing too', () => {
  expect(linesOf({ ...production, SIGNING_KEY: 'short' })).toEqual([
    expect.stringMatching(/^SIGNING_KEY="…" is not valid/),
  ]);
});

test('a variable that is no setting is somebody else’s', () => {
  expect(() => readConfig({ DATABASE_ULR: 'x' })).not.toThrow();
});

test.each(['2', '10.0.0.0/8, ::1', 'loopback'])('proxies may be %s', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).not.toThrow();
});

function linesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}
