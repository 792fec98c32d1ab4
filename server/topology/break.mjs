/** Kills each part of a topology in turn while people write, and judges: nothing lost, nothing doubled, usable again in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../faults/call.mjs';
import { waitUntil } from '../faults/patience.mjs';
import { report } from '../faults/report.mjs';
import { endingsOf, judgeWrites, promisesOfWrites, startWriters } from '../faults/writers.mjs';
import { startProbes } from './probes.mjs';
import { untilReady } from './processes.mjs';

const PER_SECOND = 10;
const CALM_MS = 4000;
const CALM_WITHIN_MS = 180_000;
const DELIVERED_MS = 60_000;

/** What is killed, how long the site may be hard to use afterwards, and what an operator does besides the supervisor. */
const PARTS = {
  nginx: { unit: ({ nginx }) => nginx, limitS: 10 },
  web: { unit: ({ webs }) => webs[0], limitS: 10 },
  worker: { unit: ({ worker }) => worker, limitS: 10 },
  edge: { unit: ({ edges }) => edges[0], limitS: 10 },
  redis: { unit: ({ redis }) => redis, limitS: 15 },
  s3: { unit: ({ gateway }) => gateway, limitS: 30 },
  pgbouncer: { unit: ({ pgbouncer }) => pgbouncer, limitS: 10 },
  replica: { unit: (site) => site.unitOf(site.database.replica), limitS: 15 },
  primary: { unit: (site) => site.unitOf(site.database.primary), limitS: 15, handle: takeOver },
};

/** The replica takes over, and what was the primary begins anew as its replica. */
async function takeOver(site, unit) {
  unit.kill({ staysAway: true });
  await site.database.promote();
  site.writeBouncer();
  site.pgbouncer.reload();
  return async () => {
    await site.database.copyToReplica();
    await unit.start();
    await site.database.waitForReplica();
  };
}

async function killAndWait(unit) {
  unit.kill();
  return async () => {
    await waitUntil(async () => !(await unit.isReady().catch(() => false)), 1000, 20);
    await untilReady(unit);
  };
}

/** True if every promise is kept. `words`: names of parts; none: all. */
export async function breakParts(site, words) {
  const unknown = words.filter((word) => !Object.hasOwn(PARTS, word));
  if (unknown.length > 0) throw new Error(`${unknown}? The parts are ${Object.keys(PARTS).join(', ')}.`);
  const probes = await startProbes(site);
  const writers = await startWriters(site, { perSecond: PER_SECOND, isPatient: true });
  const rows = [];
  for (const name of words.length > 0 ? words : Object.keys(PARTS))
    rows.push(await breakOne(site, { name, probes }));
  await Promise.all([probes.stop(), writers.stop()]);

  const { writes } = writers;
  const judged = await judgeWrites(site, writes);
  const waiting = await untilDelivered(site);
  const doubled = await site.query(
    `select payload->>'applicationId' as id from outbox where topic = 'application.created'
      group by 1 having count(*) > 1`,
  );
  const missing = await missingPictures(site, probes.pictures);
  showTable(rows, probes.kinds);
  report(`Each part killed once under ${PER_SECOND} writes a second`, {
    rows: [
      ['writes acknowledged', writes.filter(({ id }) => id !== undefined).length],
      ['tried more than once', writes.filter(({ tries }) => tries > 1).length],
      ['pictures acknowledged', probes.pictures.length],
      ...endingsOf(writes),
    ],
    promises: [
      ...promisesOfWrites(judged, writes),
      ['no acknowledged picture is lost', missing.length === 0, missing.length],
      ['every event is delivered in the end', waiting === 0, `${waiting} wait`],
      ['no event is written twice', doubled.length === 0, doubled.length],
      ...rows.map(({ name, worstS }) => [
        `usable within ${PARTS[name].limitS} s after the ${name} was killed`,
        worstS <= PARTS[name].limitS,
        `${worstS} s`,
      ]),
    ],
  });
  return !process.exitCode;
}

async function breakOne(site, { name, probes }) {
  const { unit: find, handle = (_, unit) => killAndWait(unit) } = PARTS[name];
  await waitUntil(() => probes.isWellFor(CALM_MS), CALM_WITHIN_MS);
  const at = Date.now();
  const untilBack = await handle(site, find(site));
  await untilBack();
  const backS = secondsSince(at);
  await sleep(CALM_MS);
  await waitUntil(() => probes.isWellFor(CALM_MS), CALM_WITHIN_MS);
  const broken = probes.kinds.map((kind) => round(probes.brokenSince(kind, at)));
  process.stdout.write(`✓ ${name} killed, and back after ${backS} s\n`);
  return { name, backS, broken, worstS: Math.max(...broken) };
}

const round = (ms) => Math.round(ms / 100) / 10;
const secondsSince = (at) => round(Date.now() - at);

function showTable(rows, kinds) {
  const lines = [
    ['killed', 'is back', ...kinds],
    ...rows.map(({ name, backS, broken }) => [name, backS, ...broken]),
  ];
  const text = lines.map((line) => line.map((cell) => String(cell).padStart(14)).join('')).join('\n');
  process.stdout.write(`\nSeconds until it is there again, and until all of a kind succeed again\n${text}\n`);
}

async function untilDelivered(site) {
  let count;
  const isDone = async () => {
    [{ count }] = await site.query('select count(*)::int as count from outbox where delivered_at is null');
    return count === 0;
  };
  await waitUntil(isDone, DELIVERED_MS);
  return count;
}

async function missingPictures(site, paths) {
  const missing = [];
  for (const path of paths) if ((await call(site.url, { path })).status !== 200) missing.push(path);
  return missing;
}
