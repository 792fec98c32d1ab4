/**
 * A day of a town on the topology: 10,000 people, 100,000 jobs and a million messages, then the calls of a day, few at night and
 * most in the morning and the evening, in so many minutes; a second is as busy as if it were an hour. Tells errors and times by
 * call and by hour, memory and processor time by process, growth by table, how long events wait, slow statements.
 * `npm run bench -- day [minutes=60] [scale=1] [calls=6]`: `day 10 0.1` is a tenth of the town and of its calls. `calls` are
 * those of one person on a day: a tenth of the people come, and ask sixty times. Needs what `npm run topology` needs.
 */
import fs from 'node:fs';
import { temporaryFolder } from '../server/faults/folders.mjs';
import { waitUntil } from '../server/faults/patience.mjs';
import { quantile, report } from '../server/faults/report.mjs';
import { createTopology } from '../server/topology/site.mjs';
import { signUp } from '../server/faults/people.mjs';
import { growthOf, lookAtParts, lookAtTables } from './town-figures.mjs';
import { noteSlowStatements, slowStatements, watchQueue } from './town-figures.mjs';
import { liveThroughDay } from './town-load.mjs';
import { loadTown } from './town-world.mjs';

const HOUR_S = 3600;
const DELIVERED_MS = 60_000;
const MIB = 1024 * 1024;

const [minutes = 60, scale = 1, callsEach = 6] = process.argv.slice(2).map(Number);
if (!(minutes > 0 && scale > 0 && callsEach > 0)) throw new Error('day [minutes] [scale] [calls]');
process.env.PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

const folder = temporaryFolder();
const site = await createTopology({ folder, hasLimits: false });
process.once('exit', () => {
  site.end();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const since = (began) => `${((Date.now() - began) / 1000).toFixed(0)} s`;
await site.start();
const began = Date.now();
const town = await loadTown(() => site.database.newClient(), scale);
process.stdout.write(`✓ The town is there (${since(began)})\n`);
town.guest = await signUp(site, 'client');

const client = site.database.newClient();
await client.connect();
await noteSlowStatements(client);
const start = { parts: lookAtParts(site), ...(await lookAtTables(client)) };
const queue = watchQueue(client);
const perSecond = (town.sizes.people * callsEach) / HOUR_S;
let told = 0;
const { calls, pages, lost, arrivals } = await liveThroughDay(site, town, {
  ...{ minutes, perSecond },
  tell: (hour, made, open) => {
    if (hour < told) return;
    told += 1;
    process.stdout.write(`  ${String(Math.floor(hour)).padStart(2)}:00 ${made.length} calls, ${open} open\n`);
  },
});
const busiest = queue.stop();
const endedAt = Date.now();
const isDelivered = await waitUntil(async () => (await queue.look()).rows === 0, DELIVERED_MS, 1000);
const drained = since(endedAt);
const end = { parts: lookAtParts(site), ...(await lookAtTables(client)) };
await client.end();

const rounded = (number, digits = 0) => Number(number.toFixed(digits));
function figuresOf(some) {
  // Those that left.
  const times = some.map(({ ms }) => ms).filter((ms) => ms > 0);
  const failed = some.filter(({ isFailed }) => isFailed);
  const whys = [...new Set(some.map(({ why }) => why).filter(Boolean))].join(' ');
  return {
    calls: some.length,
    failed: failed.length,
    'p50 ms': rounded(quantile(times, 0.5)),
    'p99 ms': rounded(quantile(times, 0.99)),
    'most ms': rounded(quantile(times, 1)),
    why: whys,
  };
}
function groups(key) {
  const all = new Map();
  for (const one of calls) {
    if (!all.has(one[key])) all.set(one[key], []);
    all.get(one[key]).push(one);
  }
  return [...all];
}
const failed = calls.filter(({ isFailed }) => isFailed);
const [first] = failed;

console.table(Object.fromEntries(groups('kind').map(([kind, some]) => [kind, figuresOf(some)])));
console.table(Object.fromEntries(groups('hour').map(([hour, some]) => [`${hour}:00`, figuresOf(some)])));
console.table(
  Object.fromEntries(
    Object.entries(end.parts).map(([name, { MiB, processorS }]) => [
      name,
      {
        'MiB before': rounded(start.parts[name]?.MiB ?? 0),
        'MiB after': rounded(MiB),
        'processor s': rounded(processorS - (start.parts[name]?.processorS ?? 0), 1),
        'ms a call': rounded(((processorS - (start.parts[name]?.processorS ?? 0)) * 1000) / calls.length, 2),
      },
    ]),
  ),
);
console.table(growthOf(start, end).slice(0, 20));
console.table(
  Object.entries(end.tables)
    .map(([table, { bytes, rows }]) => ({ table, MiB: rounded(bytes / MIB, 1), rows }))
    .toSorted((a, b) => b.MiB - a.MiB)
    .slice(0, 12),
);
for (const { statement, ...times } of slowStatements(site.logs, site.database.primary.name).slice(0, 12))
  process.stdout.write(`${JSON.stringify(times)} ${statement.slice(0, 400)}\n`);

report(`A day of ${town.sizes.people} people in ${minutes} minutes`, {
  rows: [
    ['calls', calls.length],
    ['calls a second, on average', rounded(perSecond, 1)],
    ['the first that failed', first ? `${first.hour}:00 ${first.kind} ${first.why}` : 'none'],
    ['open pages, lost', `${pages}, ${lost}`],
    ['messages to them', arrivals.length],
    ['on their way, p50 and p99', `${quantile(arrivals, 0.5)} ms, ${quantile(arrivals, 0.99)} ms`],
    ['events waited at most, usually', `${rounded(busiest.seconds, 1)} s, ${rounded(busiest.usual, 1)} s`],
    ['events that waited, at most', busiest.rows],
    ['all delivered after', drained],
    ['written to the log of changes', `${rounded((end.written - start.written) / MIB, 1)} MiB`],
  ],
  promises: [
    ['one call of a thousand fails at most', failed.length * 1000 <= calls.length, failed.length],
    ['every event is delivered within a minute', isDelivered, drained],
  ],
});
await site.stop();
process.exit();
