import { twoSteps } from '../database/tables/accounts';
import { appCode, aTwoStepAccount, TWO_STEP } from '../domains/accounts/auth/testing';
import { createSeal } from '../domains/accounts/auth/sealed';
import { aFile } from '../kit/storage/testing';
import { readConfig } from '../settings/config';
import { createApp } from './app';
import type { App } from './app';
import { createTestServer, PASSWORD } from './testing';

/** What docs/operations/keys.md says of a new `SIGNING_KEY`, gone through: the server before it, and servers after it. */
const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const before = createTestServer({ SIGNING_KEY: OLD });

const open: App[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.http.close();
});

type Call = { token?: string; body?: object; headers?: Record<string, string> };

/** A server on the same database that was started with another key. */
async function startAgain(settings: Record<string, string>) {
  const app = await createApp(
    readConfig({
      PROFILE: 'test',
      DATABASE_URL: before.databaseUrl,
      DATA_DIR: before.folder,
      REGISTRY_DIR: 'none',
      LOG_LEVEL: 'silent',
      LOAD_TEST: '1',
      ...settings,
    }),
    before.connection,
  );
  open.push(app);
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, { token, body, headers }: Call = {}) =>
    app.http.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && { payload: body }),
    });
  return { call, services: app.services };
}

const withOldKey = () => startAgain({ SIGNING_KEY: NEW, OLD_SIGNING_KEY: OLD });
/** The first of two rounds, while several processes restart one by one. */
const beforeTheSwap = () => startAgain({ SIGNING_KEY: OLD, OLD_SIGNING_KEY: NEW });
const withoutOldKey = () => startAgain({ SIGNING_KEY: NEW });
const AFTER = [
  ['with the old key', withOldKey],
  ['without it', withoutOldKey],
] as const;

const email = 'ada@example.org';
const signedIn = async () => {
  const user = await before.addAccount({ email, emailVerifiedAt: new Date() });
  const answer = await before.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD });
  return { user, token: answer.json().token as string };
};
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
const newestMail = async (to: string) => (await before.mailsTo(to))[0]?.text ?? '';
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

describe.each(AFTER)('a new key %s', (_how, start) => {
  test('ends no session, and passwords and links with a token of their own work on', async () => {
    const { token } = await signedIn();
    await before.services.passwordChanges.sendResetLink({ email });
    const resetToken = /token=([\w-]+)/.exec(await newestMail(email))?.[1] ?? '';
    const { call } = await start();
    expect((await call('GET', '/api/v1/users/me', { token })).statusCode).toBe(200);
    const sign = (password: string) => call('POST', '/api/v1/auth/login', { body: { email, password } });
    expect((await sign(PASSWORD)).statusCode).toBe(200);
    const reset = { token: resetToken, email, newPassword: 'correct horse' };
    expect((await call('PUT', '/api/v1/auth/reset-password', { body: reset })).statusCode).toBe(200);
    expect((await sign('correct horse')).statusCode).toBe(200);
  });

  test('ends links to files, and those made anew open them', async () => {
    const { user } = await signedIn();
    const file = {
      ...{ ownerId: user.id, mimeType: 'application/pdf', name: 'plan.pdf' },
      ...(await aFile('%PDF-1.7 …')),
      visibility: 'private' as const,
    };
    const id = await before.services.transaction((tx) => before.services.files.save(tx, file));
    const { call, services } = await start();
    expect((await before.anonymous.get(before.services.links.signedLink(id))).statusCode).toBe(200);
    expect((await call('GET', before.services.links.signedLink(id))).statusCode).toBe(403);
    expect((await call('GET', services.links.signedLink(id))).statusCode).toBe(200);
  });

  test('ends links that turn mails off, and those of mails that follow work', async () => {
    const { user } = await signedIn();
    const link = { userId: user.id, group: 'account' as const };
    const { call, services } = await start();
    const turnOff = (url: string) => call('POST', pathOf(url));
    expect((await turnOff(before.services.unsubscribeLinks.urlOf(link))).statusCode).toBe(400);
    expect((await turnOff(services.unsubscribeLinks.urlOf(link))).statusCode).toBe(200);
  });

  test('ends addresses of calendars, and the page shows the new one', async () => {
    const caller = before.as('contractor');
    const me = '/api/v1/availability/me';
    await caller.put(me, { timeZone: 'Europe/Paris', hours: [], daysOff: [], availableFrom: null });
    const first = pathOf((await caller.post(`${me}/feed`)).json().data.feedUrl);
    const token = await before.services.sessions.open(before.database, {
      userId: (await before.user('contractor')).id,
      remember: false,
      device: { userAgent: 'jest', address: '127.0.0.1' },
    });
    const { call } = await start();
    expect((await before.anonymous.get(first)).statusCode).toBe(200);
    expect((await call('GET', first)).statusCode).toBe(404);
    const now = pathOf((await call('GET', me, { token })).json().data.feedUrl);
    expect((await call('GET', now)).statusCode).toBe(200);
  });

  test('ends mailed codes, and those mailed anew work', async () => {
    await before.addAccount({ email });
    await before.services.verification.sendCode({ email });
    const first = codeIn(await newestMail(email));
    const { call, services } = await start();
    const verify = (code: string) => call('POST', '/api/v1/auth/verify-email', { body: { email, code } });
    expect((await verify(first)).json().code).toBe('CODE_INVALID');
    await services.verification.sendCode({ email });
    const second = codeIn(await newestMail(email));
    expect((await verify(second)).statusCode).toBe(200);
  });

  test('ends codes for a new address', async () => {
    const { token } = await signedIn();
    const path = '/api/v1/users/me/email';
    const next = 'ada.mason@example.org';
    await before.withToken(token).post(path, { email: next, password: PASSWORD });
    const body = { code: codeIn(await newestMail(next)), presentCode: codeIn(await newestMail(email)) };
    const { call } = await start();
    expect((await call('PUT', path, { token, body })).json().code).toBe('CODE_INVALID');
    expect((await before.withToken(token).put(path, body)).statusCode).toBe(200);
  });
});

describe('two-step sign-in after a new key', () => {
  const signInTo = async ({ call }: Awaited<ReturnType<typeof startAgain>>, code: string) => {
    const first = await call('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } });
    const { ticket } = first.json().details as { ticket: string };
    return call('POST', '/api/v1/auth/two-step', { body: { ticket, code } });
  };

  test('with the old key the app works on, and from its first code on without that', async () => {
    const { secret } = await aTwoStepAccount(before, email);
    expect((await signInTo(await withOldKey(), appCode(secret))).statusCode).toBe(200);
    const [row] = await before.database.select().from(twoSteps);
    const seal = createSeal({ signingKey: NEW, dataDir: before.folder });
    expect(seal.isCurrent(row?.secret ?? '')).toBe(true);
    await before.database.update(twoSteps).set({ lastStep: 0 });
    expect((await signInTo(await withoutOldKey(), appCode(secret))).statusCode).toBe(200);
  });

  test('processes that do not yet sign with the new key read what others sealed with it', async () => {
    const { secret } = await aTwoStepAccount(before, email);
    for (const start of [withOldKey, beforeTheSwap, withOldKey]) {
      await before.database.update(twoSteps).set({ lastStep: 0 });
      expect((await signInTo(await start(), appCode(secret))).statusCode).toBe(200);
    }
  });

  test('without the old key a recovery code signs in, and turning it off and on makes the app work', async () => {
    const { secret, recoveryCodes } = await aTwoStepAccount(before, email);
    const after = await withoutOldKey();
    expect((await signInTo(after, appCode(secret))).json().code).toBe('CODE_INVALID');
    const { token } = (await signInTo(after, recoveryCodes[0] ?? '')).json() as { token: string };
    const owner = { password: PASSWORD };
    const off = await after.call('POST', `${TWO_STEP}/off`, {
      token,
      body: { ...owner, code: recoveryCodes[1] },
    });
    expect(off.statusCode).toBe(200);
    const begun = (await after.call('POST', TWO_STEP, { token, body: owner })).json().data;
    const on = await after.call('PUT', TWO_STEP, { token, body: { code: appCode(begun.secret) } });
    expect(on.statusCode).toBe(200);
    await before.database.update(twoSteps).set({ lastStep: 0 });
    expect((await signInTo(after, appCode(begun.secret))).statusCode).toBe(200);
  });
});

test('a call that is repeated because its answer was lost is given it, while the old key is set', async () => {
  const { token } = await signedIn();
  const headers = { 'idempotency-key': 'k1' };
  const url = '/api/v1/users/me/preferences';
  const body = { theme: 'dark' };
  const first = await before.withToken(token).put(url, body, { headers });
  expect(first.statusCode).toBe(200);
  const repeat = async ({ call }: Awaited<ReturnType<typeof startAgain>>, repeated: object) =>
    call('PUT', url, { token, body: repeated, headers });
  const kept = await withOldKey();
  const second = await repeat(kept, body);
  expect([second.statusCode, second.headers['idempotency-replayed']]).toEqual([200, 'true']);
  expect(second.json()).toEqual(first.json());
  expect((await repeat(kept, { theme: 'light' })).json().code).toBe('IDEMPOTENCY_MISMATCH');
  expect((await repeat(await withoutOldKey(), body)).json().code).toBe('IDEMPOTENCY_MISMATCH');
});
