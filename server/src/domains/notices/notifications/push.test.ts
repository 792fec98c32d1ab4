import { verify } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { notifications, pushes, pushSubscriptions } from '../../../database/tables/notifications';
import type { UserRow } from '../../../database/tables/users';
import { aBrowser, aPushSubscription, startPushService } from '../push/testing';
import { createTestServer } from '../../../app/testing';
import { createTeam, TEAM } from '../../accounts/team/testing';

const settings: Record<string, string> = { PUBLIC_URL: 'https://plumbline.example' };
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  settings['PUSH_ORIGINS'] = service.origin;
});
const server = createTestServer(settings);
beforeEach(() => {
  service.received.length = 0;
  service.status = 201;
});
afterAll(() => service.close());

const { aMember } = createTeam(server);
const PATH = '/api/v1/notifications/push';
const stateOf = async (who: string) => (await server.as(who).get(PATH)).json().data;

/** Wants pushes of messages, and has one browser. */
async function reader(given: Partial<UserRow> = {}) {
  const user = await server.addUser(given);
  const changes = [{ group: 'messages', channel: 'push', isOn: true }];
  await server.as(user.id).put('/api/v1/notifications/preferences', { changes });
  const browser = aBrowser();
  const subscription = { endpoint: `${service.origin}/${user.id}`, keys: browser.keys };
  expect((await server.as(user.id).put(PATH, subscription)).statusCode).toBe(200);
  return { ...user, browser, subscription };
}

const message = {
  kind: 'messageReceived',
  subject: 'm',
  about: 'chat:1',
  values: { person: 'Nora' },
  href: '/messages?chat=1',
} as const;
const notify = (userId: string) =>
  server.connection.transaction((tx) => server.services.notifications.add(tx, [{ ...message, userId }]));
const makeDue = () => server.database.update(pushes).set({ availableAt: sql`now()` });
const count = (table: typeof pushes | typeof pushSubscriptions) => server.database.$count(table);

test('a push says in the reader’s language what the bell says, and only that browser can read it [NOT-41]', async () => {
  const { id, browser } = await reader({ language: 'fr' });
  await notify(id);
  await notify(id);
  await server.settle();
  expect(service.received).toHaveLength(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.of() }] = service.received;
  expect(path).toBe(`/${id}`);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(JSON.parse(browser.read(body))).toEqual({
    title: 'Plumbline',
    body: expect.stringContaining('Nora'),
    href: '/messages?chat=1',
    lang: 'fr',
    tag: 'chat:1',
  });
  expect(body.toString('latin1')).not.toContain('Nora');
  expect(() => aBrowser().read(body)).toThrow();
  expect(await count(pushes)).toBe(0);
});

test('the push service learns who sends, by the key that browsers subscribe for', async () => {
  const { id } = await reader();
  await notify(id);
  await server.settle();
  const { publicKey } = await stateOf(id);
  const [, token = '', key] =
    /^vapid t=(\S+), k=(\S+)$/.exec(service.received[0]?.headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const by = { key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk', dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.origin,
    sub: 'https://plumbline.example',
  });
});

test('a browser gets pushes only after it was asked for there, for groups that were chosen [NOT-40]', async () => {
  const { id } = await server.addUser();
  expect(await stateOf(id)).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), isOn: false });
  await server.as(id).put(PATH, { ...aPushSubscription(service.origin) });
  expect(await stateOf(id)).toMatchObject({ isOn: true });
  await notify(id);
  expect(await count(pushes)).toBe(0);
});

test('pushes end with the session, and when they are turned off [NOT-40]', async () => {
  const [ada, bo] = [await reader(), await reader()];
  await server.as(ada.id).post('/api/v1/auth/logout', {});
  expect((await server.as(bo.id).delete(PATH)).json()).toMatchObject({ data: { isOn: false } });
  expect(await count(pushSubscriptions)).toBe(0);
  for (const { id } of [ada, bo]) await notify(id);
  await server.settle();
  expect(service.received).toEqual([]);
});

test('who signs in at the same browser takes its pushes over [NOT-40]', async () => {
  const { id, subscription } = await reader();
  const other = await server.addUser();
  await server.as(other.id).put(PATH, subscription);
  expect([await stateOf(id), await stateOf(other.id)]).toMatchObject([{ isOn: false }, { isOn: true }]);
});

test('pushes stay with a device that acts for a company: those of its person [NOT-40, TEAM-2]', async () => {
  const { person, actingToken, company } = await aMember('recruiter');
  const changes = [{ group: 'messages', channel: 'push', isOn: true }];
  await server.as(person.id).put('/api/v1/notifications/preferences', { changes });
  const turn = async (token: string, companyId: string | null) => {
    const answer = await server.withToken(token).post(`${TEAM}/sessions`, { companyId });
    return answer.json().token as string;
  };
  const own = await turn(actingToken, null);
  const subscription = { endpoint: `${service.origin}/own`, keys: aBrowser().keys };
  expect((await server.withToken(own).put(PATH, subscription)).statusCode).toBe(200);
  const acting = await turn(own, company.id);
  expect((await server.withToken(acting).get(PATH)).json().data).toMatchObject({ isOn: true });
  for (const id of [person.id, company.id]) await notify(id);
  await server.settle();
  expect(service.received.map(({ path }) => path)).toEqual(['/own']);

  const again = await turn(acting, null);
  expect((await server.withToken(again).get(PATH)).json().data).toMatchObject({ isOn: true });
});

test.each([
  ['another host', 'https://evil.example/x'],
  ['this machine', 'http://127.0.0.1:9/x'],
  ['plain http', 'http://fcm.googleapis.com/x'],
  ['another port', 'https://fcm.googleapis.com:8443/x'],
  ['a host that only looks like one', 'https://fcm.googleapis.com.evil.example/x'],
  ['a host that ends like one', 'https://evilpush.services.mozilla.com/x'],
  ['a password', 'https://a:b@fcm.googleapis.com/x'],
  ['no address', 'x'],
])('an address with %s is refused [NOT-42]', async (_what, endpoint) => {
  const { id } = await server.addUser();
  const answer = await server.as(id).put(PATH, { ...aPushSubscription(), endpoint });
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { endpoint: expect.any(String) },
  });
});

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
  'https://web.push.apple.com/x',
])('%s is a push service [NOT-42]', async (endpoint) => {
  const { id } = await server.addUser();
  expect((await server.as(id).put(PATH, { ...aPushSubscription(), endpoint })).statusCode).toBe(200);
});

test('a key that is no point of the curve is refused', async () => {
  const { id } = await server.addUser();
  const { endpoint, keys } = aPushSubscription();
  const answer = await server.as(id).put(PATH, { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } });
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a redirect of a push service is not followed [NOT-42]', async () => {
  const { id } = await reader();
  service.status = 302;
  await notify(id);
  await server.settle();
  expect(service.received).toHaveLength(1);
  expect(await count(pushes)).toBe(0);
});

test.each([404, 410])('a subscription that is gone (%i) is removed [NOT-43]', async (status) => {
  const { id } = await reader();
  service.status = status;
  await notify(id);
  await server.settle();
  expect([await count(pushSubscriptions), await count(pushes)]).toEqual([0, 0]);
});

test('a push that fails is tried again, eight times at most [NOT-43]', async () => {
  const { id } = await reader();
  service.status = 503;
  await notify(id);
  for (let n = 0; n < 10; n++) {
    await server.settle();
    await makeDue();
  }
  expect(service.received).toHaveLength(8);
  expect([await count(pushes), await count(pushSubscriptions)]).toEqual([0, 1]);
});

test('what was read on the site in the meantime is not pushed [NOT-43]', async () => {
  const { id } = await reader();
  await notify(id);
  await server.database.update(notifications).set({ readAt: new Date() });
  await server.settle();
  expect([service.received.length, await count(pushes)]).toEqual([0, 0]);
});
