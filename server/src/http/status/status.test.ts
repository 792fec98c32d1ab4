import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from '../../app/app';
import { createTestServer } from '../../app/testing';
import { connect } from '../../database/connect';
import { outbox } from '../../database/tables/outbox';
import { readConfig } from '../../settings/config';
import { createStatusWatch } from './status-watch';
import type { Status } from './status-watch';

const server = createTestServer();

const disturbed = ({ parts }: Status) => parts.filter(({ isFine }) => !isFine).map(({ part }) => part);
const aWatch = (site = {}) =>
  createStatusWatch({ connection: server.connection, store: { check: async () => undefined }, site });
/** Passes the time in which those who ask share one look. */
const later = () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 10_000);
};
afterEach(() => jest.restoreAllMocks());

test('while all is well it says so, for people and for programs [PLT-251]', async () => {
  const answer = await server.anonymous.get('/statusz');
  expect(answer.json()).toMatchObject({ status: 'up' });
  expect(disturbed(answer.json() as Status)).toEqual([]);
  const page = await server.anonymous.get('/status', { headers: { 'accept-language': 'fr' } });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('lang="fr"');
  expect(page.body).toContain('Tout fonctionne.');
});

test('without its database it still shows, and says that the site is down', async () => {
  const url = 'postgres://nobody:x@127.0.0.1:1/none';
  const connection = connect({ url, poolSize: 1 });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-status-'));
  const settings = { PROFILE: 'test', DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const { http } = await createApp(readConfig({ ...settings, REGISTRY_DIR: 'none' }), connection);
  const page = await http.inject({ url: '/status', headers: { 'accept-language': 'en' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('does not work at the moment');
  const status = (await http.inject('/statusz')).json() as Status;
  expect(disturbed(status)).toEqual(['database', 'news', 'mails', 'pushes']);
  await http.close();
  await connection.close();
  fs.rmSync(folder, { recursive: true });
});

test('what waits too long is degraded, since then, and later up again', async () => {
  const watch = aWatch();
  const before = await watch.read();
  expect(before.status).toBe('up');
  await server.database
    .insert(outbox)
    .values({ topic: 'user.registered', payload: {}, createdAt: sql`now() - interval '90 s'` });
  later();
  const during = await watch.read();
  expect(during.status).toBe('degraded');
  expect(disturbed(during)).toEqual(['news']);
  expect(during.since > before.since).toBe(true);
  expect(during.parts.find(({ part }) => part === 'mails')?.since).toBe(before.since);
  await server.database.update(outbox).set({ deliveredAt: sql`now()` });
  later();
  expect((await watch.read()).status).toBe('up');
});

test.each([
  ['nothing is published', { hasSite: async () => false }, 'down', 'pages'],
  ['Redis is lost', { details: () => ({ redis: 'lost' }) }, 'degraded', 'sockets'],
])('%s', async (_what, site, status, part) => {
  const seen = await aWatch(site).read();
  expect(seen.status).toBe(status);
  expect(disturbed(seen)).toEqual([part]);
});

test('a page that went out without its content, and files out of reach, degrade it', async () => {
  const watch = createStatusWatch({
    connection: server.connection,
    store: { check: () => Promise.reject(new Error('no disk')) },
    site: {},
  });
  watch.pageFailed();
  expect(disturbed(await watch.read())).toEqual(['rendering', 'files']);
});

test('those who ask at once share one look', async () => {
  const watch = aWatch();
  const query = jest.spyOn(server.connection, 'check');
  await Promise.all(Array.from({ length: 20 }, () => watch.read()));
  expect(query).toHaveBeenCalledTimes(1);
});
