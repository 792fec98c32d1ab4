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
  ['PROFILE', { PROFILE: 'staging' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['LIMIT_GENERAL', { LIMIT_GENERAL: 'many' }],
  ['SIGNING_KEY', { SIGNING_KEY: 'short' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example.org' }],
  ['OIDC_GOOGLE_ISSUER', { OIDC_GOOGLE_ISSUER: 'google' }],
])('a wrong %s stops with one line that names it', (name, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name}=.* is not valid: [^\\n]+$`));
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
