/**
 * Kills a server that is being written to, and starts it again: every second time at random, else when answers to writes
 * have come that nobody hears; every second time of both together with its PostgreSQL. `npm run bench -- kill 20` kills
 * twenty times; without a number a hundred times.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createFaultSite } from './site.mjs';
import { endAfter, quantile, readArguments, report } from './report.mjs';
import { endingsOf, judgeWrites, kindsOf, kindsWithout, promisesOfWrites } from './write-judge.mjs';
import { WRITE_KINDS } from './write-kinds.mjs';
import { repeatForgotten, repeatWrites, startWriters } from './writers.mjs';

const READY_MS = 5000;
/** Generous: other tests run on the same machine. */
const READY_SHORT_MS = 30_000;
const FORGOTTEN = 60;
const KINDS = Object.keys(WRITE_KINDS);

const { isShort, count } = readArguments({ usual: 100, short: 2 });
const limitMs = isShort ? READY_SHORT_MS : READY_MS;
let doing = 'starting';
endAfter(180_000 + count * 30_000, 'kill', () => `(${doing})`);
/** Kinds that lose an answer in one kill, so that each does; the server dies as the last of them comes. */
const lostEach = Math.ceil(KINDS.length / Math.ceil(count / 2));

const site = await createFaultSite();
await site.start();
const writers = await startWriters(site, { perSecond: 30 });
const { writes } = writers;
const readyMs = [];
const wrongRepeats = [];
const seen = { lost: [], doubled: [] };
let unjudged = [];
let judgedTo = 0;

/** All that was acknowledged since the last time, and what had no answer then. */
async function judgeNews() {
  unjudged.push(...writes.slice(judgedTo));
  judgedTo = writes.length;
  const open = unjudged.filter(({ id }) => id === undefined);
  const { lost, doubled } = await judgeWrites(site, unjudged);
  seen.lost.push(...lost);
  seen.doubled.push(...doubled);
  unjudged = open;
}

const isDone = ({ id }) => id !== undefined;
for (let n = 1; n <= count; n++) {
  let hangUp;
  doing = `kill ${n}`;
  if (n % 2 === 1) hangUp = await writers.loseAnswers(lostEach);
  else await sleep(200 + Math.random() * 1000);
  await site.kill({ withPostgres: n % 4 < 2 });
  hangUp?.();
  readyMs.push(await site.start());
  doing = `judging after kill ${n}`;
  await judgeNews();
  doing = `repeating after kill ${n}`;
  const latest = KINDS.flatMap((name) => writes.findLast((one) => one.kind === name && isDone(one)) ?? []);
  wrongRepeats.push(...(await repeatWrites(site, latest)));
  if (n % 10 === 0) process.stdout.write(`${n} kills, ${writes.filter(isDone).length} writes acknowledged\n`);
}
doing = 'ending what was begun';
await writers.stop();
doing = 'judging all';
wrongRepeats.push(...(await repeatForgotten(site, writes.slice(-KINDS.length * FORGOTTEN))));
const judged = await judgeWrites(site, writes);
judged.lost.push(...seen.lost);
judged.doubled.push(...seen.doubled);
const slowest = Math.max(...readyMs);
const unreached = kindsWithout(writes, () => true);
const neverLost = kindsWithout(writes, ({ isLost }) => isLost);
const twice = writes.filter((one) => one.isLost && isDone(one) && !one.isReplayed);

report(`${count} kills under 30 writes a second`, {
  rows: [
    ['kills', count],
    [
      'of them with PostgreSQL',
      Array.from({ length: count }, (_, n) => n + 1).filter((n) => n % 4 < 2).length,
    ],
    ['of them with lost answers', Math.ceil(count / 2)],
    ['writes begun', writes.length],
    ['writes acknowledged', writes.filter(isDone).length],
    ['of them by a replay', writes.filter(({ isReplayed }) => isReplayed).length],
    ['tried more than once', writes.filter(({ tries }) => tries > 1).length],
    ['lost', judged.lost.length],
    ['run twice', judged.doubled.length],
    ['ready again, median', `${quantile(readyMs, 0.5)} ms`],
    ['ready again, slowest', `${slowest} ms`],
    ...endingsOf(writes),
    ...kindsOf(writes),
  ],
  promises: [
    ...promisesOfWrites(judged, writes),
    ['every kind was written', unreached.length === 0, unreached.join(', ')],
    ['every kind lost an answer', neverLost.length === 0, neverLost.join(', ')],
    [
      'an answer that was lost is given again',
      twice.length === 0,
      twice.map(({ kind, mark }) => `${kind} "${mark}"`).join(', '),
    ],
    ['a repeat after the restart replays', wrongRepeats.length === 0, wrongRepeats.slice(0, 3).join(', ')],
    [`ready again within ${limitMs / 1000} s`, slowest <= limitMs, `${slowest} ms`],
  ],
  log: site.log(),
});
await site.close();
