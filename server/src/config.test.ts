import { readConfig } from './config';

test('an empty environment is a demo on port 3000 with its own database', () => {
  expect(readConfig({})).toMatchObject({ profile: 'demo', port: 3000, seed: 'demo', databaseUrl: undefined, metricsPort: 0 });
});

test('limits are read as calls per minutes', () => {
  expect(readConfig({ LIMIT_REGISTER: '7/30' }).limits.register).toEqual({ max: 7, minutes: 30 });
});

test.each([
  ['PORT', { PORT: '70000' }],
  ['PROFILE', { PROFILE: 'staging' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['LIMIT_GENERAL', { LIMIT_GENERAL: 'many' }],
  ['SIGNING_KEY', { SIGNING_KEY: 'short' }],
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
  ['a missing signing key', { SIGNING_KEY: '' }],
  ['an unknown public address', { PUBLIC_URL: '' }],
])('production refuses %s', (_what, env) => {
  expect(() => readConfig({ ...production, ...env })).toThrow(/production/);
});
