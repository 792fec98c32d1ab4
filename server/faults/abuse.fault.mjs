/**
 * One address attacks a server with its usual limits in every way we know, while somebody elsewhere reads. Takes seven
 * minutes; `npm run bench -- abuse 2000` attacks for two seconds each, `--short` once each and promises no times. With
 * `handshakes PDF` only those attacks whose name has one of the words.
 */
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { attacks } from './attacks.mjs';
import { signUp } from './people.mjs';
import { endAfter, quantile, readArguments, report } from './report.mjs';
import { createFaultSite } from './site.mjs';

const DELAY_MS = 100;
const ANSWER_MS = 3000;
const GROWTH_MIB = 150;
/** What is still there of it when the attack is over and the garbage collected. */
const KEPT_MIB = 75;
const READS_PER_SECOND = 8;
const QUIET_MS = 4000;

const { isShort, names, count: attackMs } = readArguments({ usual: 5000, short: 0 });
endAfter(570_000, 'abuse');

const site = await createFaultSite({ hasLimits: true });
await site.start();

/** Megabytes of the server and its children, without its database; what they share counts once. */
function memoryOf(pid) {
  const own = Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return own + children.filter(isOurs).reduce((sum, child) => sum + memoryOf(child), 0);
}

function isOurs(pid) {
  try {
    return path.basename(fs.readlinkSync(`/proc/${pid}/exe`)).startsWith('node');
  } catch {
    return false;
  }
}

const memory = () => {
  try {
    return memoryOf(site.pid);
  } catch {
    // A child ended between two looks.
    return 0;
  }
};

const reader = new Worker(new URL('reader-thread.mjs', import.meta.url), {
  workerData: { url: site.url, perSecond: READS_PER_SECOND, localAddress: '127.0.0.2' },
});
async function takeReads() {
  reader.postMessage('take');
  const [calls] = await once(reader, 'message');
  return calls;
}
const p95 = (calls) =>
  quantile(
    calls.map(({ ms }) => ms),
    0.95,
  );

async function run({ name, isSlow = false, begin }, n) {
  const address = `127.0.1.${n + 1}`;
  const person = await signUp(site, 'client', { localAddress: address });
  await takeReads();
  await sleep(isShort ? 200 : QUIET_MS);
  const before = { reads: await takeReads(), memory: memory() };
  let peak = before.memory;
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 20);
  const answers = await begin({ site, address, person, until: Date.now() + attackMs });
  clearInterval(watch);
  const during = await takeReads();
  const endings = [...new Set(answers.map(({ ending }) => ending))].join(', ');
  return {
    ...{ name, isSlow, endings, before: p95(before.reads), during: p95(during) },
    failedReads: during.filter(({ status }) => status !== 200).length,
    slowest: Math.max(0, ...answers.map(({ ms }) => ms)),
    growth: Math.round(peak - before.memory),
    crashed: answers.filter(({ ending }) => /^(refused|late|5)/.test(ending)).length,
  };
}

const known = await attacks();
const all = known.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
if (all.length === 0)
  throw new Error(`No attack is named like that. There are: ${known.map(({ name }) => name).join(', ')}`);
const isWhole = names.length === 0 && !isShort;
// The processes that render are there from now on, as they are in a site that is used.
for (const attack of known.slice(0, 10))
  await attack.begin({ site, address: '127.0.0.9', person: await signUp(site, 'client'), until: 0 });
const memoryBefore = memory();
const results = [];
for (const [n, attack] of all.entries()) {
  const result = await run(attack, n);
  results.push(result);
  const { name, before, during, slowest, growth, endings } = result;
  process.stdout.write(
    `${name.padEnd(36)} p95 ${String(before).padStart(4)} → ${String(during).padStart(4)} ms, answered ≤ ${slowest} ms, +${growth} MiB: ${endings}\n`,
  );
}
await sleep(isWhole ? 70_000 : 0);
const memoryAfter = memory();
const isReady = await site.isReady();
reader.postMessage('stop');

const namesOf = (some) => some.map(({ name }) => name).join(', ');
const held = results.filter(({ before, during }) => during - before >= DELAY_MS);
const late = results.filter(({ isSlow, slowest }) => !isSlow && slowest > ANSWER_MS);
const large = results.filter(({ growth }) => growth >= GROWTH_MIB);
const crashed = results.filter((one) => one.crashed > 0);
const unread = results.filter(({ failedReads }) => failedReads > 0);

report(`${all.length} attacks of one address each`, {
  rows: [
    [
      'reader p95, most delayed by',
      `${Math.max(...results.map(({ before, during }) => during - before))} ms`,
    ],
    [
      'answered after, slowest',
      `${Math.max(...results.filter(({ isSlow }) => !isSlow).map(({ slowest }) => slowest))} ms`,
    ],
    ['memory before', `${Math.round(memoryBefore)} MiB`],
    ['grown, most', `${Math.max(...results.map(({ growth }) => growth))} MiB`],
    ['memory a minute after', `${Math.round(memoryAfter)} MiB`],
  ],
  promises: [
    ['every attack is answered or refused', crashed.length === 0, namesOf(crashed)],
    ['the server is ready afterwards', isReady, 'it is not'],
    [`memory grows by less than ${GROWTH_MIB} MiB`, large.length === 0, namesOf(large)],
    ...(isShort
      ? []
      : [
          [`the reader is delayed by less than ${DELAY_MS} ms at p95`, held.length === 0, namesOf(held)],
          ['every read is answered', unread.length === 0, namesOf(unread)],
          [`answers take at most ${ANSWER_MS / 1000} s`, late.length === 0, namesOf(late)],
        ]),
    ...(isWhole
      ? [['memory comes back', memoryAfter - memoryBefore < KEPT_MIB, `${Math.round(memoryAfter)} MiB`]]
      : []),
  ],
  log: site.log(),
});
await site.close();
