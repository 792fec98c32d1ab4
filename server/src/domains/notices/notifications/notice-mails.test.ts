import type { NotificationGroup } from '@plumbline/shared-schema/notification-kinds';
import { sql } from 'drizzle-orm';
import { messages } from '../../../database/tables/messages';
import { notifications } from '../../../database/tables/notifications';
import type { UserRow } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import type { NewNotification } from './notifications.repository';

const server = createTestServer({ PUBLIC_URL: 'https://plumbline.example' });

/** Verified, with mails about these groups. */
async function reader(groups: NotificationGroup[], given: Partial<UserRow> = {}): Promise<UserRow> {
  const user = await server.addUser({ emailVerifiedAt: new Date(), ...given });
  for (const group of groups) {
    const changes = [{ group, channel: 'email', isOn: true }];
    await server.as(user.id).put('/api/v1/notifications/preferences', { changes });
  }
  return user;
}

const offer = {
  kind: 'offerReceived',
  subject: 'o',
  values: { person: 'Nora', jobTitle: 'Roof' },
  href: '/proposals',
} as const;
const notify = (userId: string, given: Partial<NewNotification> = {}) =>
  server.connection.transaction((tx) =>
    server.services.notifications.add(tx, [{ ...offer, ...given, userId }]),
  );

test('what happens is mailed once to who wants it, in their language, with a way to turn it off [NOT-30, NOT-31]', async () => {
  const { id, email } = await reader(['offers'], { language: 'fr' });
  await notify(id);
  await notify(id);
  const [mail, ...others] = await server.mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Nora vous a envoyé une offre pour «.Roof.»$/),
    language: 'fr',
  });
  expect(mail?.text).toContain('https://plumbline.example/proposals');
  expect(mail?.unsubscribeUrl).toMatch(
    /^https:\/\/plumbline\.example\/api\/v1\/notifications\/unsubscribe\?token=/,
  );
  expect(mail?.text).toContain(mail?.unsubscribeUrl);
  expect(mail?.html).toContain('Désactiver les e‑mails de ce type (Offres)');
});

test.each<[string, NotificationGroup[], Partial<UserRow>]>([
  ['did not ask for it', [], {}],
  ['asked for others', ['contracts', 'messages'], {}],
  ['never confirmed the address', ['offers'], { emailVerifiedAt: null }],
])('nothing is mailed to who %s [NOT-30]', async (_who, groups, given) => {
  const { id, email } = await reader(groups, given);
  await notify(id);
  expect(await server.mailsTo(email)).toEqual([]);
});

test('mails about money come unasked and without a way to turn them off [NOT-11]', async () => {
  const { id, email } = await reader([]);
  await notify(id, { kind: 'paymentApproved' });
  expect(await server.mailsTo(email)).toMatchObject([{ unsubscribeUrl: null }]);
});

test('no mail is written of what did not happen [NOT-30]', async () => {
  const { id, email } = await reader(['offers']);
  const failing = server.connection.transaction(async (tx) => {
    await server.services.notifications.add(tx, [{ ...offer, userId: id }]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await server.mailsTo(email)).toEqual([]);
});

test('a stranger cannot put a link into our mail by way of a title [NOT-30]', async () => {
  const { id, email } = await reader(['offers']);
  await notify(id, { values: { person: 'Nora', jobTitle: 'See www.evil.example' } });
  const [mail] = await server.mailsTo(email);
  expect(mail?.subject).toBe('News: Offers');
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
});

describe('unread conversations', () => {
  const client = server.as('client');
  const write = (recipientId: string) => client.post('/api/v1/messages', { recipientId, content: 'Secret' });
  const later = async (minutes: number) => {
    const createdAt = sql`now() - make_interval(mins => ${minutes}::int)`;
    await server.database.update(messages).set({ createdAt });
    await server.services.messageNotices.sweep();
    await server.database.update(notifications).set({ createdAt });
    const sweep = server.services.messageNotices.mailUnread;
    await Promise.all([sweep(), sweep()]);
  };

  test('are mailed once after ten minutes, without their text, until they are read [NOT-32]', async () => {
    const { id, email } = await reader(['messages']);
    const chatId = (await write(id)).json().chatId;
    await later(9);
    expect(await server.mailsTo(email)).toEqual([]);
    await later(10);
    await write(id);
    await later(30);
    expect(await server.mailsTo(email)).toMatchObject([{ subject: 'Test Person wrote to you' }]);
    expect((await server.mailsTo(email))[0]?.text).not.toContain('Secret');
    await server.as(id).post(`/api/v1/messages/${chatId}/read`);
    await write(id);
    await later(11);
    expect(await server.mailsTo(email)).toHaveLength(2);
  });

  test('that are read in time are not mailed [NOT-32]', async () => {
    const { id, email } = await reader(['messages']);
    const chatId = (await write(id)).json().chatId;
    await later(2);
    await server.as(id).post(`/api/v1/messages/${chatId}/read`);
    await server.settle();
    await later(20);
    expect(await server.mailsTo(email)).toEqual([]);
  });
});

describe('turning mails off', () => {
  const form = () => {
    const body = new FormData();
    body.append('List-Unsubscribe', 'One-Click');
    return body;
  };
  const oneClick = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const linkFor = async (groups: NotificationGroup[]) => {
    const user = await reader(groups);
    await notify(user.id);
    const [mail] = await server.mailsTo(user.email);
    return { user, path: (mail?.unsubscribeUrl ?? '').replace('https://plumbline.example', '') };
  };
  const choicesOf = async ({ id }: UserRow) =>
    (await server.as(id).get('/api/v1/notifications/preferences')).json().data;

  test('takes one call without a sign-in, and only of that group [NOT-31]', async () => {
    const { user, path } = await linkFor(['offers', 'contracts']);
    const answer = await server.anonymous.post(path, 'List-Unsubscribe=One-Click', oneClick);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Done.');
    expect(await choicesOf(user)).toMatchObject({ offers: { email: false }, contracts: { email: true } });
  });

  test('is done by mail programs that send a form of the other kind, too [NOT-31]', async () => {
    const { user, path } = await linkFor(['offers']);
    expect((await server.anonymous.post(path, form())).statusCode).toBe(200);
    expect(await choicesOf(user)).toMatchObject({ offers: { email: false } });
  });

  test('is asked of a person who follows the link, and done by nobody who only looks [NOT-31]', async () => {
    const { user, path } = await linkFor(['offers']);
    const page = await server.anonymous.get(path, { headers: { 'accept-language': 'fr' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.body).toContain('<form method="post"><button>Désactiver</button></form>');
    expect(await choicesOf(user)).toMatchObject({ offers: { email: true } });
  });

  test('is refused for a link that somebody changed [NOT-31]', async () => {
    const { user, path } = await linkFor(['offers']);
    const wrong = path.replace('.offers.', '.messages.');
    expect((await server.anonymous.get(wrong)).statusCode).toBe(400);
    expect((await server.anonymous.post(wrong, 'x', oneClick)).statusCode).toBe(400);
    expect((await server.anonymous.post('/api/v1/notifications/unsubscribe', '', oneClick)).statusCode).toBe(
      400,
    );
    expect(await choicesOf(user)).toMatchObject({ offers: { email: true } });
  });
});
