import { twoSteps } from '../../../database/tables/accounts';
import { readConfig } from '../../../settings/config';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { createAdminCommand } from './admin-command';

const server = createTestServer();
const email = 'ada@example.org';
const verified = { email, emailVerifiedAt: new Date() };

function commandOf(profile?: 'production') {
  const config = readConfig({ PROFILE: 'test', DATABASE_URL: server.databaseUrl });
  return createAdminCommand(profile ? { ...config, profile } : config, server.connection);
}
const roleOf = async () => (await server.database.query.users.findFirst())?.userType;

test('the command makes an administrator, who signs in anew, and unmakes them [ADM-01]', async () => {
  await server.addAccount(verified);
  const { token } = (await server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD })).json();
  expect(await commandOf().grant(' Ada@Example.org ')).toBe(
    `${email} is an administrator now, and signs in anew.`,
  );
  expect((await server.withToken(token).get('/api/v1/users/me')).statusCode).toBe(401);
  const again = (await server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD })).json();
  expect(again.user.userType).toBe('admin');
  expect(await commandOf().grant(email)).toContain('already');
  const { data } = (await server.withToken(again.token).get('/api/v1/admin/audit')).json();
  expect(data).toMatchObject([{ action: 'adminGranted', actor: null }]);
  await commandOf().revoke(email);
  expect(await roleOf()).toBe('client');
  expect(await commandOf().revoke(email)).toContain('no administrator');
});

test.each([
  ['nobody has the address', {}, 'nobody@example.org', 'Nobody has the address'],
  ['the address is not verified', { email, emailVerifiedAt: null }, email, 'has not verified'],
  ['the account is suspended', { ...verified, suspendedAt: new Date() }, email, 'is suspended'],
])('it refuses where %s [ADM-01]', async (...[, given, asked, text]) => {
  await server.addAccount(given);
  await expect(commandOf().grant(asked)).rejects.toThrow(text);
  expect(await roleOf()).toBe('client');
});

test('in production only with two-step sign-in [ADM-02]', async () => {
  const { id: userId } = await server.addAccount(verified);
  await expect(commandOf('production').grant(email)).rejects.toThrow('two-step sign-in');
  expect(await roleOf()).toBe('client');
  await server.database.insert(twoSteps).values({ userId, secret: 'sealed', confirmedAt: new Date() });
  await commandOf('production').grant(email);
  expect(await roleOf()).toBe('admin');
});
