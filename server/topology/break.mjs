/** Kills each part of a topology in turn while people write, and judges: nothing lost, nothing doubled, usable again in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { stop } from '../../tooling/scripts/checks.mjs';
import { call } from '../faults/call.mjs';
import { waitUntil } from '../faults/patience.mjs';
import { report } from '../faults/report.mjs';
import { endingsOf, judgeWrites, promisesOfWrites } from '../faults/write-judge.mjs';
import { startWriters } from '../faults/writers.mjs';
import { startProbes } from './probes.mjs';
import { untilReady } from './processes.mjs';

const PER_SECOND = 10;
const CALM_MS = 4000;
const CALM_WITHIN_MS = 180_000;
const DELIVERED_MS = 60_000;
/** After which all of it can be used again, on a machine with other work too: docs/operations/topology.md. */
const USABLE_S = 15;

/** What is killed. */
const PARTS = {
  nginx: ({ nginx }) => nginx,
  web: ({ webs }) => webs[0],
  worker: ({ worker }) => worker,
  edge: ({ edges }) => edges[0],
  redis: ({ redis }) => redis,
  s3: ({ gateway }) => gateway,
  pgbouncer: ({ pgbouncer }) => pgbouncer,
  replica: ({ unitOf, database }) => unitOf(database.replica),
  primary: ({ unitOf, database }) => unitOf(database.primary),
};

/** Ends the command where a part is named that there is not. */
export function requireParts(names) {
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) stop(`${unknown.join(', ')}? The parts are ${Object.keys(PARTS).join(', ')}.`);
}

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

/** The supervisor does the rest. */
function killAndWait(unit) {
  unit.kill();
  return async () => {
    await waitUntil(async () => !(await unit.isReady().catch(() => false)), 1000, 20);
    await untilReady(unit);
  };
}

/** True if every promise is kept. `names`: of parts; none: all. */
export async function breakParts(site, names) {
  const probes = await startProbes(site);
  const writers = await startWriters(site, { perSecond: PER_SECOND, isPatient: true });
  const rows = [];
  for (const name of names.length > 0 ? names : Object.keys(PARTS))
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
        `usable within ${USABLE_S} s after ${name} was killed`,
        worstS <= USABLE_S,
        `${worstS} s`,
      ]),
    ],
  });
  return !process.exitCode;
}

async function breakOne(site, { name, probes }) {
  const unit = PARTS[name](site);
  await waitUntil(() => probes.isWellFor(CALM_MS), CALM_WITHIN_MS);
  const at = Date.now();
  const untilBack = name === 'primary' ? await takeOver(site, unit) : killAndWait(unit);
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
