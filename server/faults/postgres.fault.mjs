/**
 * Restarts the PostgreSQL 15 of a server that is written to and read, every second time without letting it finish.
 * `npm run bench -- postgres 5` restarts it five times; without a number twenty times.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './call.mjs';
import { createPostgres, isPostgresInstalled, POSTGRES_BINARIES } from './postgres.mjs';
import { countEndings, startReaders } from './readers.mjs';
import { createFaultSite, pickPort } from './site.mjs';
import { endAfter, quantile, readArguments, report } from './report.mjs';
import { endingsOf, judgeWrites, promisesOfWrites } from './write-judge.mjs';
import { startWriters } from './writers.mjs';

const SERVING_MS = 2000;
/** Generous: other tests run on the same machine. */
const SERVING_SHORT_MS = 10_000;
const ABSENT_MS = 3000;
/** Writes in flight: one second's worth. A longer backlog is waited for. */
const IN_HAND = 30;
const CALM_MS = 30_000;
const CALM_SHORT_MS = 5000;

if (!isPostgresInstalled()) {
  process.stdout.write(`Not run: there is no PostgreSQL 15 in ${POSTGRES_BINARIES}.\n`);
  process.exit(0);
}
const { isShort, count } = readArguments({ usual: 20, short: 2 });
const calmMs = isShort ? CALM_SHORT_MS : CALM_MS;
const limitMs = isShort ? SERVING_SHORT_MS : SERVING_MS;
endAfter(60_000 + count * 60_000, 'postgres');

const postgres = createPostgres(await pickPort());
const site = await createFaultSite({ databaseUrl: postgres.url });
// The database comes later than the server.
const starting = site.start();
await sleep(ABSENT_MS);
await postgres.start();
await starting;

const { pid } = site;
const writers = await startWriters(site, { perSecond: 30, isPatient: true });
const visitors = startReaders(site, { perSecond: 20 });
const unanswered = () => writers.writes.filter((write) => !write.id && !write.refusal).length;
const servingMs = [];
for (let n = 1; n <= count; n++) {
  await sleep(500 + Math.random() * 1000);
  await postgres.restart(n % 2 === 0 ? 'immediate' : 'fast');
  const began = Date.now();
  while ((await call(site.url, { path: '/api/v1/jobs/recent' })).status !== 200) await sleep(10);
  servingMs.push(Date.now() - began);
  // One restart at a time: what this one put off is made up for before the next.
  while (unanswered() > IN_HAND && Date.now() - began < calmMs) await sleep(50);
  if (n % 5 === 0) process.stdout.write(`${n} restarts\n`);
}
await sleep(1000);
await Promise.all([writers.stop(), visitors.stop()]);

const { writes } = writers;
const judged = await judgeWrites(site, writes);
const isAlive = site.pid === pid && (await site.isReady());
const odd = visitors.calls.filter(({ status }) => status !== 200 && status !== 503);
const oddTries = writes.flatMap(({ endings }) =>
  Object.keys(endings).filter(
    (name) => !['done', '503 UNAVAILABLE', '409 IDEMPOTENCY_IN_FLIGHT'].includes(name),
  ),
);
const unavailable = visitors.calls.filter(({ status }) => status === 503);
const hasten = unavailable.filter(({ retryAfter }) => !(retryAfter > 0));
const outages = site.log().split('background work waits').length - 1;
const slowest = Math.max(...servingMs);

report(`${count} restarts of PostgreSQL under 30 writes and 20 reads a second`, {
  rows: [
    ['restarts', count],
    ['of them without letting it finish', Math.floor(count / 2)],
    ['writes begun', writes.length],
    ['tried more than once', writes.filter(({ tries }) => tries > 1).length],
    ['reads', visitors.calls.length],
    ['reads answered 503', countEndings(visitors.calls, '503')],
    ['serving after it, median', `${quantile(servingMs, 0.5)} ms`],
    ['serving after it, slowest', `${slowest} ms`],
    ['log lines about lost background work', outages],
    ...endingsOf(writes),
  ],
  promises: [
    ...promisesOfWrites(judged, writes),
    ['the server does not end', isAlive, `process ${pid} is gone`],
    [
      'nothing fails but with 503',
      odd.length + oddTries.length === 0,
      [...odd.map(({ ending }) => ending), ...oddTries].slice(0, 3).join(', '),
    ],
    ['every 503 says when to come back', hasten.length === 0, `${hasten.length} do not`],
    [`serving again within ${limitMs / 1000} s`, slowest <= limitMs, `${slowest} ms`],
    ['a restart is one line for all background work at most', outages <= count, outages],
  ],
  log: site.log(),
});
await site.close();
