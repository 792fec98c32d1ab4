import { execFile } from 'node:child_process';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { mails } from '../database/tables/mails';
import { outbox } from '../database/tables/outbox';
import { serverFolder } from '../settings/paths';
import { createTestServer } from './testing';

const server = createTestServer();

const run = (words: string[], settings: Record<string, string> = {}) =>
  new Promise<{ code: unknown; out: string; errors: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], PROFILE: 'test', DATABASE_URL: server.databaseUrl, ...settings };
    const script = path.join(serverFolder, 'src/app/requeue.ts');
    const options = { cwd: serverFolder, env };
    execFile(process.execPath, ['--import', 'tsx', script, ...words], options, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });

const TEXTS = { language: 'en', subject: 'Hello', text: 'text', html: '<p>text</p>' } as const;

test('mails that were given up are due again, and no others', async () => {
  await server.database.insert(mails).values([
    { ...TEXTS, to: 'dead@example.org', attempts: 12, failedAt: sql`now()`, availableAt: sql`now()` },
    { ...TEXTS, to: 'waiting@example.org', attempts: 3 },
    { ...TEXTS, to: 'sent@example.org', attempts: 1, sentAt: sql`now()` },
  ]);
  expect(await run(['mails'])).toMatchObject({ code: 0, out: 'Given up and now tried again: 1 mails.\n' });
  const rows = await server.database.select().from(mails).orderBy(mails.to);
  expect(rows.map(({ to, attempts, failedAt }) => [to, attempts, failedAt])).toEqual([
    ['dead@example.org', 0, null],
    ['sent@example.org', 1, null],
    ['waiting@example.org', 3, null],
  ]);
  expect((await server.services.mailsRepository.lease(10)).map(({ to }) => to)).toContain('dead@example.org');
}, 60_000);

test('events that were given up are delivered after all, and those that wait keep their pause', async () => {
  const event = { topic: 'file.removed', payload: { storageKey: 'nothing' } };
  const later = sql`now() + interval '1 hour'`;
  await server.database.insert(outbox).values([
    { ...event, attempts: 12, createdAt: sql`now() - interval '5 days'`, availableAt: sql`now()` },
    { ...event, attempts: 3, availableAt: later },
  ]);
  await server.settle();
  expect(await countDelivered()).toBe(0);
  expect(await run(['events'])).toMatchObject({ code: 0, out: 'Given up and now tried again: 1 events.\n' });
  await server.settle();
  expect(await countDelivered()).toBe(1);
}, 60_000);

const countDelivered = () => server.database.$count(outbox, sql`${outbox.deliveredAt} is not null`);

test.each([
  ['no word', []],
  ['a wrong word', ['letters']],
  ['two words', ['mails', 'events']],
])(
  '%s is refused with one line',
  async (_what, words) => {
    expect(await run(words)).toEqual({
      code: 1,
      out: '',
      errors: 'Say which queue: requeue.js mails, or requeue.js events.\n',
    });
  },
  60_000,
);

test('without a database there is one line that says so', async () => {
  const settings = { DATABASE_URL: '', DATA_DIR: path.join(server.folder, 'not-started') };
  const errors = 'The embedded database does not run: start the server first.\n';
  expect(await run(['mails'], settings)).toEqual({ code: 1, out: '', errors });
}, 60_000);
