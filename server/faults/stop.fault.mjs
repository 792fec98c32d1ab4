/**
 * Stops a server that is written to, read and listened to, and starts it again. `npm run bench -- stop 5` stops it five
 * times; without a number twenty times.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from './patience.mjs';
import { openPage } from './people.mjs';
import { countEndings, startReaders } from './readers.mjs';
import { createFaultSite } from './site.mjs';
import { endAfter, quantile, readArguments, report } from './report.mjs';
import { endingsOf, judgeWrites, promisesOfWrites } from './write-judge.mjs';
import { startWriters } from './writers.mjs';

const PAGES = 20;
const STOP_MS = 10_000;
/** The system resets who comes in the instant between the last connection that is let in and the listener's end. */
const UNHEARD_EACH = 2;
/** Pages reconnect after a random delay, so that not all do so at once. */
const LIVE_MS = 15_000;

const { count } = readArguments({ usual: 20, short: 2 });
endAfter(60_000 + count * 60_000, 'stop');

/** Open pages of both people; `untilLive` waits for each to receive a change again, and names how many do not. */
function openPages(site, { client, contractor }) {
  const pages = Array.from({ length: PAGES }, (_, n) => {
    const page = { heard: false, socket: openPage(site, n % 2 === 0 ? client : contractor) };
    page.socket.on('disconnect', () => (page.heard = false));
    page.socket.on('changed', () => (page.heard = page.socket.connected));
    return page;
  });
  const deaf = () => pages.filter(({ heard }) => !heard).length;
  return {
    untilLive: async () => {
      await waitUntil(() => deaf() === 0, LIVE_MS, 50);
      return deaf();
    },
    close: () => pages.forEach(({ socket }) => socket.disconnect()),
  };
}

/** Milliseconds until a balancer was told of one stop. */
function toldAfter(began, ended, probes) {
  const during = probes.filter(({ at }) => at >= began && at <= ended);
  const answered = during.filter(({ status }) => status !== undefined);
  const firstNo = answered.find(({ status }) => status === 503);
  return firstNo === undefined ? Number.POSITIVE_INFINITY : firstNo.at + firstNo.ms - began;
}

const site = await createFaultSite();
await site.start();
const writers = await startWriters(site, { perSecond: 30 });
const visitors = startReaders(site, { perSecond: 20 });
const balancer = startReaders(site, { perSecond: 20, path: '/readyz' });
const pages = openPages(site, writers.people);
let deafPages = await pages.untilLive();
const stops = [];
for (let n = 1; n <= count; n++) {
  await sleep(500 + Math.random() * 1000);
  const began = Date.now();
  const stopped = await site.stop();
  const isClean = !fs.existsSync(path.join(site.dataDir, 'postgres/cluster/postmaster.pid'));
  const toldMs = toldAfter(began, Date.now(), balancer.calls);
  stops.push({ ...stopped, toldMs, isClean, readyMs: await site.start() });
  deafPages += await pages.untilLive();
  if (n % 5 === 0) process.stdout.write(`${n} stops\n`);
}
await Promise.all([writers.stop(), visitors.stop(), balancer.stop()]);
pages.close();

const { writes } = writers;
const judged = await judgeWrites(site, writes);
/** Had it been carried out, its next try would have been a replay. */
const isUnheard = ({ endings, isReplayed }) => endings.unanswered !== undefined && !isReplayed;
const isCutOff = (write) => {
  const { 'cut off': cut, late, unanswered } = write.endings;
  return cut !== undefined || late !== undefined || (unanswered !== undefined && !isUnheard(write));
};
const cutOff = countEndings(visitors.calls, 'cut off', 'late') + writes.filter(isCutOff).length;
const unheard = countEndings(visitors.calls, 'unanswered') + writes.filter(isUnheard).length;
const codes = stops.map(({ code }) => code);
const slowest = Math.max(...stops.map(({ ms }) => ms));
const lateTold = Math.max(...stops.map(({ toldMs }) => toldMs));

report(`${count} stops under load`, {
  rows: [
    ['stops', count],
    ['exit codes', [...new Set(codes)].join(' ')],
    [
      'stopped after, median',
      `${quantile(
        stops.map(({ ms }) => ms),
        0.5,
      )} ms`,
    ],
    ['stopped after, slowest', `${slowest} ms`],
    ['not ready seen after, slowest', `${lateTold} ms`],
    ['ready again, slowest', `${Math.max(...stops.map(({ readyMs }) => readyMs))} ms`],
    ['pages', PAGES],
    ['writes acknowledged', writes.filter(({ id }) => id !== undefined).length],
    ['reads', visitors.calls.length],
    ['answers cut off', cutOff],
    ['reset before anybody heard them', unheard],
    ...endingsOf(writes),
  ],
  promises: [
    ...promisesOfWrites(judged, writes),
    ['every stop ends with 0', codes.every((code) => code === 0), codes.join(' ')],
    [`every stop takes at most ${STOP_MS / 1000} s`, slowest <= STOP_MS, `${slowest} ms`],
    ['no answer is cut off', cutOff === 0, cutOff],
    [`at most ${UNHEARD_EACH} a stop are reset unheard`, unheard <= UNHEARD_EACH * count, unheard],
    ['a balancer hears of it before calls are refused', Number.isFinite(lateTold), 'no 503 of /readyz seen'],
    ['PostgreSQL is stopped cleanly', stops.every(({ isClean }) => isClean), 'its lock file was left'],
    ['every open page hears of changes again', deafPages === 0, `${deafPages} did not`],
  ],
  log: site.log(),
});
await site.close();
