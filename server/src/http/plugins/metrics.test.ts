import { once } from 'node:events';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from '../../app/app';
import { readConfig } from '../../settings/config';
import { mails } from '../../database/tables/mails';
import { outbox } from '../../database/tables/outbox';
import { repositoryFolder } from '../../settings/paths';
import { createTestServer } from '../../app/testing';
import { createMetrics } from './metrics';

const server = createTestServer();

async function withApp<T>(work: (app: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const app = await open();
  try {
    return await work(app);
  } finally {
    await app.http.close();
  }
}

async function open() {
  const { connection, folder } = server;
  const config = readConfig({ PROFILE: 'test', DATA_DIR: folder, REGISTRY_DIR: 'none', LOG_LEVEL: 'silent' });
  const metrics = createMetrics({ connection, role: 'all' });
  const { http } = await createApp(config, connection, { metrics });
  metrics.watchSockets(() => 3);
  metrics.watchQuestions();
  metrics.watchSms({ perDay: 500, countOfDay: () => Promise.resolve(0) });
  return { http, metrics };
}

test('calls, failed sign-ins and refusals are counted by route and kind', async () => {
  const text = await withApp(async ({ http, metrics }) => {
    await http.inject('/api/v1/jobs/recent?page=1');
    const body = { email: 'nobody@example.org', password: 'wrong-password' };
    await http.inject({ method: 'POST', url: '/api/v1/auth/login', body });
    return metrics.read();
  });
  const call = 'method="GET",route="/api/v1/jobs/recent",status="200"';
  expect(text).toContain(`http_request_duration_seconds_count{${call}} 1`);
  expect(text).toContain('plumbline_failed_sign_ins_total{reason="credentials"} 1');
  expect(text).toContain('plumbline_failed_sign_ins_total{reason="limit"} 0');
});

test('what waits and what was given up is counted, with the age of the oldest', async () => {
  const { database } = server.connection;
  const event = { topic: 'user.registered', payload: {} };
  await database.insert(outbox).values([
    { id: '01890000-0000-7000-8000-000000000001', ...event, createdAt: sql`now() - interval '90 s'` },
    { id: '01890000-0000-7000-8000-000000000002', ...event },
    {
      id: '01890000-0000-7000-8000-000000000003',
      ...event,
      attempts: 12,
      createdAt: sql`now() - interval '5 d'`,
    },
    { id: '01890000-0000-7000-8000-000000000004', ...event, deliveredAt: sql`now()` },
  ]);
  const letter = { to: 'a@example.org', language: 'en', subject: '', text: '', html: '' } as const;
  await database.insert(mails).values([
    { id: '01890000-0000-7000-8000-000000000005', ...letter, failedAt: sql`now()` },
    { id: '01890000-0000-7000-8000-000000000006', ...letter, sentAt: sql`now()` },
  ]);
  const text = await withApp(({ metrics }) => metrics.read());
  expect(text).toContain('plumbline_queue_rows{queue="outbox",state="waiting"} 2');
  expect(text).toContain('plumbline_queue_rows{queue="outbox",state="dead"} 1');
  expect(text).toContain('plumbline_queue_rows{queue="mails",state="waiting"} 0');
  expect(text).toContain('plumbline_queue_rows{queue="mails",state="dead"} 1');
  expect(text).toContain('plumbline_queue_rows{queue="pushes",state="waiting"} 0');
  expect(text).toMatch(/plumbline_queue_oldest_seconds{queue="outbox"} (9\d|1\d\d)\./);
});

test('a sweep leaves when it last ended well and how long it took, a failed one a count', async () => {
  const text = await withApp(async ({ metrics }) => {
    await metrics.timeSweep({ sweep: 'mails', everyMs: 3_600_000 }, async () => undefined);
    const failed = metrics.timeSweep({ sweep: 'files', everyMs: 60_000 }, () =>
      Promise.reject(new Error('no disk')),
    );
    await expect(failed).rejects.toThrow('no disk');
    return metrics.read();
  });
  expect(text).toMatch(/plumbline_sweep_last_success_timestamp_seconds{sweep="mails"} \d{10}/);
  expect(text).toMatch(/plumbline_sweep_last_duration_seconds{sweep="mails"} 0\.\d+/);
  expect(text).toContain('plumbline_sweep_failures_total{sweep="files"} 1');
  expect(text).toContain('plumbline_sweep_failures_total{sweep="mails"} 0');
  expect(text).toContain('plumbline_sweep_interval_seconds{sweep="mails"} 3600');
  expect(text).not.toContain('plumbline_sweep_last_success_timestamp_seconds{sweep="files"}');
});

test('text messages are counted by what became of them, with those of the day and its limit', async () => {
  const metrics = createMetrics({ role: 'worker' });
  let isAway = false;
  const countOfDay = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(7));
  const count = metrics.watchSms({ perDay: 500, countOfDay });
  count('refused');
  const text = await metrics.read();
  expect(text).toContain('plumbline_sms_total{outcome="refused"} 1');
  expect(text).toContain('plumbline_sms_total{outcome="sent"} 0');
  expect(text).toContain('plumbline_sms_day_messages 7');
  expect(text).toContain('plumbline_sms_day_limit_messages 500');
  isAway = true;
  expect(await metrics.read()).not.toMatch(/^plumbline_sms_day_messages/m);
});

test('the process reports its build and what it holds', async () => {
  const text = await withApp(({ metrics }) => metrics.read());
  expect(text).toMatch(
    /plumbline_build_info{version="[\d.]+",build="[0-9a-f]{12}",node="[\d.]+",role="all"} 1/,
  );
  expect(text).toContain('plumbline_sockets 3');
  expect(text).toContain('plumbline_database_max_connections 10');
  expect(text).toMatch(/plumbline_database_connections{state="busy"} \d/);
  expect(text).toContain('plumbline_waiting_pictures{kind="drawings"} 0');
});

test('every figure of ours is in the operator’s guide', async () => {
  const text = await withApp(({ metrics }) => metrics.read());
  const names = [...text.matchAll(/^# HELP ((?:plumbline|http)_\w+)/gm)].map(([, name = '']) => name);
  const guide = fs.readFileSync(path.join(repositoryFolder, 'docs/operations/watch.md'), 'utf8');
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('what a browser is given is taken for figures and nothing else', async () => {
  const figures = createMetrics({ connection: server.connection, role: 'all' }).listen({
    port: 0,
    host: '127.0.0.1',
  });
  await once(figures, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(figures.address() as AddressInfo).port}/metrics`);
  figures.close();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
