/**
 * Two web processes behind one port and a worker, on a PostgreSQL 15 and a Redis of the run's own. While people write, the
 * worker is killed and comes back, and so does one of the web processes; then all are stopped. `npm run bench -- roles 5`
 * does so five times.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from './patience.mjs';
import { createPostgres, isPostgresInstalled, POSTGRES_BINARIES } from './postgres.mjs';
import { createRedis, isRedisInstalled } from './redis.mjs';
import { endAfter, quantile, readArguments, report } from './report.mjs';
import { createFaultSite, pickPort } from './site.mjs';
import { endingsOf, judgeWrites, promisesOfWrites } from './write-judge.mjs';
import { startWriters } from './writers.mjs';

const PROCESSES = 2;
/** A lease of what a worker had in hand, and the work itself. */
const CAUGHT_UP_MS = 60_000;
const STOP_MS = 10_000;

if (!isPostgresInstalled() || !isRedisInstalled()) {
  process.stdout.write(`Not run: it needs redis-server and a PostgreSQL 15 in ${POSTGRES_BINARIES}.\n`);
  process.exit(0);
}
const { count } = readArguments({ usual: 10, short: 2 });
endAfter(300_000 + count * 60_000, 'roles');

const postgres = createPostgres(await pickPort());
await postgres.start();
const redis = createRedis(await pickPort());
await redis.start();
const databaseUrl = postgres.url;
const env = { REDIS_URL: redis.url };
const web = await createFaultSite({
  databaseUrl,
  env: { ...env, ROLE: 'web', PROCESSES: String(PROCESSES) },
});
const worker = await createFaultSite({ databaseUrl, env: { ...env, ROLE: 'worker' } });
await web.start();
await worker.start();
const writers = await startWriters(web, { perSecond: 30 });

const waiting = async () => {
  const [row] = await web.query('select count(*)::int as count from outbox where delivered_at is null');
  return row.count;
};
const webProcesses = () =>
  fs.readFileSync(`/proc/${web.pid}/task/${web.pid}/children`, 'utf8').trim().split(' ').map(Number);

let waitedMost = 0;
let replaced = 0;
for (let n = 1; n <= count; n++) {
  await sleep(500 + Math.random() * 1000);
  await worker.kill();
  await sleep(1000 + Math.random() * 1000);
  waitedMost = Math.max(waitedMost, await waiting());
  const before = webProcesses();
  process.kill(before.at(-1), 'SIGKILL');
  await worker.start();
  const isReplaced = () => {
    const now = webProcesses();
    return now.length === PROCESSES && !now.includes(before.at(-1));
  };
  if (await waitUntil(isReplaced, CAUGHT_UP_MS, 50)) replaced += 1;
}
await writers.stop();
const began = Date.now();
let left = await waiting();
while (left > 0 && Date.now() - began < CAUGHT_UP_MS) {
  await sleep(100);
  left = await waiting();
}
const caughtUpMs = Date.now() - began;
const { writes } = writers;
const judged = await judgeWrites(web, writes);
const doubled = await web.query(
  `select payload->>'applicationId' as id from outbox where topic = 'application.created'
    group by 1 having count(*) > 1`,
);
const stops = [await worker.stop(), await web.stop()];
const slowest = Math.max(...stops.map(({ ms }) => ms));

report(`${count} kills of a worker and of a web process under 30 writes a second`, {
  rows: [
    ['kills of each', count],
    ['writes acknowledged', writes.filter(({ id }) => id !== undefined).length],
    ['events that waited for a worker, most', waitedMost],
    ['worked off after', `${caughtUpMs} ms`],
    ['stopped after, slowest', `${slowest} ms`],
    [
      'tries of a write, most',
      quantile(
        writes.map(({ tries }) => tries),
        1,
      ),
    ],
    ...endingsOf(writes),
  ],
  promises: [
    ...promisesOfWrites(judged, writes),
    ['calls are answered while no worker runs', waitedMost > 0, 'no event waited'],
    ['every event is delivered in the end', left === 0, `${left} wait`],
    ['no event is written twice', doubled.length === 0, doubled.length],
    ['a web process that was killed is replaced', replaced === count, `${replaced} of ${count}`],
    [
      'every stop ends with 0',
      stops.every(({ code }) => code === 0),
      stops.map(({ code }) => code).join(' '),
    ],
    [`every stop takes at most ${STOP_MS / 1000} s`, slowest <= STOP_MS, `${slowest} ms`],
  ],
  log: web.log() + worker.log(),
});
await worker.close();
await web.close();
await redis.kill();
