/**
 * Kills a server that is being written to, every second time together with its PostgreSQL, and starts it again.
 * `npm run bench -- kill 20` kills twenty times; without a number a hundred times.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createFaultSite } from './site.mjs';
import { endAfter, quantile, readArguments, report } from './report.mjs';
import { endingsOf, judgeWrites, promisesOfWrites, repeatWrites, startWriters } from './writers.mjs';

const READY_MS = 5000;
/** Generous: other tests run on the same machine. */
const READY_SHORT_MS = 30_000;
const REPEATED = 10;

const { isShort, count } = readArguments({ usual: 100, short: 2 });
const limitMs = isShort ? READY_SHORT_MS : READY_MS;
endAfter(60_000 + count * 30_000, 'kill');

const site = await createFaultSite();
await site.start();
const writers = await startWriters(site, { perSecond: 30 });
const readyMs = [];
const wrongRepeats = [];
for (let n = 1; n <= count; n++) {
  await sleep(200 + Math.random() * 1000);
  await site.kill({ withPostgres: n % 2 === 0 });
  readyMs.push(await site.start());
  const acknowledged = writers.writes.filter(({ id }) => id !== undefined);
  wrongRepeats.push(...(await repeatWrites(site, acknowledged.slice(-REPEATED))));
  if (n % 10 === 0) process.stdout.write(`${n} kills, ${acknowledged.length} writes acknowledged\n`);
}
await writers.stop();
const { writes } = writers;
const judged = await judgeWrites(site, writes);
const slowest = Math.max(...readyMs);

report(`${count} kills under 30 writes a second`, {
  rows: [
    ['kills', count],
    ['of them with PostgreSQL', Math.floor(count / 2)],
    ['writes begun', writes.length],
    ['writes acknowledged', writes.filter(({ id }) => id !== undefined).length],
    ['of them by a replay', writes.filter(({ isReplayed }) => isReplayed).length],
    ['tried more than once', writes.filter(({ tries }) => tries > 1).length],
    ['lost', judged.lost.length],
    ['run twice', judged.doubled.length],
    ['ready again, median', `${quantile(readyMs, 0.5)} ms`],
    ['ready again, slowest', `${slowest} ms`],
    ...endingsOf(writes),
  ],
  promises: [
    ...promisesOfWrites(judged, writes),
    ['a repeat after the restart replays', wrongRepeats.length === 0, wrongRepeats.slice(0, 3).join(', ')],
    [`ready again within ${limitMs / 1000} s`, slowest <= limitMs, `${slowest} ms`],
  ],
  log: site.log(),
});
await site.close();
