import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { mails as mailsTable } from '../../database/tables/mails';
import { createTestServer } from '../../app/testing';
import { createSender } from './sender';
import { createSmtpTransport } from './smtp';
import { startMailServer } from './testing';
import type { MailServer } from './testing';

const server = createTestServer({ PUBLIC_URL: 'https://plumbline.example' });
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
beforeEach(() => {
  mailServer.received.length = 0;
  mailServer.refuse(undefined);
});
afterAll(() => mailServer.stop());

const log = { warn: () => undefined, error: () => undefined };
const recipient = { email: 'ada@example.org', fullName: 'Ada Mason', language: 'fr' as const };

async function withSender(work: (drain: () => Promise<number>) => Promise<void>, url = mailServer.url) {
  const transport = createSmtpTransport({ url, from: 'Plumbline <no-reply@plumbline.example>' });
  const sender = createSender({ mails: server.services.mailsRepository, transport, log });
  await work(sender.drain).finally(sender.stop);
}

const write = (given = recipient) =>
  server.connection.transaction((tx) =>
    server.services.mails.add(tx, given, { template: 'verification', code: '012345' }),
  );
const makeDue = () => server.database.update(mailsTable).set({ availableAt: sql`now()` });
const row = () => server.database.query.mails.findFirst();

test('a mail arrives as text and HTML, from us, in the language of its reader', async () => {
  await write();
  await withSender(async (drain) => void (await drain()));
  const [mail] = mailServer.received;
  expect(mail).toMatchObject({
    from: { address: 'no-reply@plumbline.example', name: 'Plumbline' },
    to: [{ address: 'ada@example.org' }],
    subject: 'Votre code de vérification Plumbline',
  });
  expect(mail?.text).toContain('012345');
  expect(mail?.html).toContain('<html lang="fr">');
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('a mail that can be turned off tells mail programs how [NOT-31]', async () => {
  const notice = { template: 'notice', kind: 'offerReceived', values: {}, href: '/proposals' } as const;
  const unsubscribeUrl = 'https://plumbline.example/unsubscribe?token=t';
  await server.connection.transaction((tx) =>
    server.services.mails.add(tx, recipient, { ...notice, unsubscribeUrl }),
  );
  await write();
  await withSender(async (drain) => void (await drain()));
  const headersOf = (index: number) =>
    Object.fromEntries((mailServer.received[index]?.headers ?? []).map(({ key, value }) => [key, value]));
  expect([headersOf(0), headersOf(1)]).toContainEqual(
    expect.objectContaining({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  );
  expect([headersOf(0), headersOf(1)].filter((headers) => 'list-unsubscribe' in headers)).toHaveLength(1);
});

test('a mail is sent once, also by two senders, and its secrets go from the table [ACC-41]', async () => {
  await write();
  await withSender((first) => withSender(async (second) => void (await Promise.all([first(), second()]))));
  await makeDue();
  await withSender(async (drain) => void (await drain()));
  expect(mailServer.received).toHaveLength(1);
  expect(JSON.stringify(await row())).not.toContain('012345');
});

test('a mail of a change that fails is never sent [ACC-41]', async () => {
  const failing = server.connection.transaction(async (tx) => {
    await server.services.mails.add(tx, recipient, { template: 'welcome' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await withSender(async (drain) => void (await drain()));
  expect(mailServer.received).toEqual([]);
});

test('a server that is busy gets the mail later, with the same message id', async () => {
  await write();
  mailServer.refuse({ responseCode: 451, message: 'try later' });
  await withSender(async (drain) => {
    await drain();
    const waiting = await row();
    expect(waiting).toMatchObject({
      attempts: 1,
      sentAt: null,
      failedAt: null,
      lastError: expect.stringContaining('try later'),
    });
    expect(waiting?.availableAt.getTime()).toBeGreaterThan(Date.now());
    expect(await drain()).toBe(0);
    mailServer.refuse(undefined);
    await makeDue();
    await drain();
  });
  expect(mailServer.received[0]?.messageId).toBe(`<${(await row())?.id}@plumbline.example>`);
});

test('pauses grow with every failure', async () => {
  await write();
  mailServer.refuse({ responseCode: 451, message: 'try later' });
  await withSender(async (drain) => {
    for (const seconds of [5, 10, 20, 40]) {
      await makeDue();
      const began = Date.now();
      await drain();
      const ended = Date.now();
      const due = (await row())?.availableAt.getTime() ?? 0;
      // The pause begins somewhere within the drain; the database rounds to the nearest millisecond, `Date` down.
      expect(due - began).toBeGreaterThanOrEqual(seconds * 1000 - 1);
      expect(due - ended).toBeLessThanOrEqual(seconds * 1000 + 1);
    }
  });
});

const age = (days: number) =>
  server.database.update(mailsTable).set({
    createdAt: sql`now() - make_interval(days => ${days}::int)`,
    attempts: 50,
    availableAt: sql`now()`,
  });

test('an outage of days loses no mail, whatever the number of attempts', async () => {
  await write();
  await age(3);
  await withSender(async (drain) => void (await drain()), 'smtp://127.0.0.1:1');
  expect(await row()).toMatchObject({ attempts: 51, failedAt: null });
});

test('a mail is given up after four days, and keeps its text', async () => {
  await write();
  await age(5);
  await withSender(async (drain) => void (await drain()), 'smtp://127.0.0.1:1');
  expect(await row()).toMatchObject({
    failedAt: expect.any(Date),
    text: expect.stringContaining('012345'),
    html: expect.stringContaining('012345'),
  });
});

test('a mail server that answers nothing does not hold up the end', async () => {
  const silent = net.createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await write();
  const transport = createSmtpTransport({
    url: `smtp://127.0.0.1:${port}`,
    from: 'no-reply@plumbline.example',
  });
  const sender = createSender({ mails: server.services.mailsRepository, transport, log, pollMs: 10 });
  sender.start();
  const [connection] = (await once(silent, 'connection')) as [net.Socket];
  await sender.stop();
  // Its own limit would have closed the connection before.
  expect(connection.readyState).toBe('open');
  connection.destroy();
  silent.close();
});

test('an address that does not exist is not tried again', async () => {
  await write();
  mailServer.refuse({ responseCode: 550, message: 'no such user' });
  await withSender(async (drain) => void (await drain()));
  expect(await row()).toMatchObject({
    attempts: 1,
    failedAt: expect.any(Date),
    lastError: expect.stringContaining('no such user'),
  });
});

test('a server that cannot be reached does not block the others', async () => {
  await write();
  await withSender(async (drain) => void (await drain()), 'smtp://127.0.0.1:1');
  expect(await row()).toMatchObject({ attempts: 1, failedAt: null });
});

test('an address is always sent as one address, whatever it contains', async () => {
  await write({ ...recipient, email: 'a,b@example.org' });
  await withSender(async (drain) => void (await drain()));
  expect(mailServer.received.flatMap(({ to }) => to ?? [])).toHaveLength(mailServer.received.length);
});
