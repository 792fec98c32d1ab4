/**
 * The uploads' disk is full, then read-only, then the database's disk is full, each under load and until there is room
 * again: `npm run bench -- disk`. Needs root, who alone may mount a small disk.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './call.mjs';
import { mountDisk } from './disk.mjs';
import { signUp } from './people.mjs';
import { startReaders } from './readers.mjs';
import { createFaultSite } from './site.mjs';
import { endAfter, readArguments, report } from './report.mjs';
import { endingsOf, judgeWrites, promisesOfWrites } from './write-judge.mjs';
import { startWriters } from './writers.mjs';

const STORE_MB = 4;
const DATABASE_MB = 256;
const ATTACHMENT_BYTES = 200 * 1024;
/** What callers get while the disk is full or read-only, never a 500. */
const FULL = '507 STORAGE_FULL';
const READ_ONLY = '503 UNAVAILABLE';

const rows = [];
const promises = [];

/** Posts jobs with a document; returns the outcome of each. */
async function upload(site, client, times) {
  const pdf = Buffer.alloc(ATTACHMENT_BYTES, '%PDF-1.4 ').toString('base64');
  const json = {
    ...{ title: 'A job with a plan', description: 'See the plan' },
    ...{ attachment: `data:application/pdf;base64,${pdf}`, attachmentName: 'plan.pdf' },
  };
  const endings = [];
  for (let n = 0; n < times; n++) {
    const request = { method: 'POST', path: '/api/v1/jobs/create', token: client.token, json };
    const { status, failed, body, headers } = await call(site.url, request);
    const isToldWhen = status < 500 || Number(headers['retry-after']) > 0;
    endings.push(
      failed ?? `${status}${body.code ? ` ${body.code}` : ''}${isToldWhen ? '' : ' without Retry-After'}`,
    );
  }
  return endings;
}

/** What uploads, reads and load balancers get while the store's disk fails, and afterwards. */
async function troubleStore({ site, disk, client, times }, { name, begin, end, expected }) {
  const before = disk.files();
  begin();
  const endings = await upload(site, client, times);
  const ready = await call(site.url, { path: '/readyz' });
  const read = await call(site.url, { path: '/api/v1/jobs/recent' });
  end();
  const after = disk.files();
  const again = await upload(site, client, 1);
  const isReadyAgain = await site.isReady();
  rows.push([`${name}: uploads`, endings.length], [`${name}: answers`, [...new Set(endings)].join(', ')]);
  promises.push(
    [`${name}: every upload is ${expected}`, endings.every((one) => one === expected), endings.join(', ')],
    [
      `${name}: not ready meanwhile, but read`,
      ready.status === 503 && read.status === 200,
      `${ready.status}, ${read.status}`,
    ],
    [
      `${name}: nothing is left behind`,
      after.join() === before.join(),
      `${after.length - before.length} files`,
    ],
    [
      `${name}: works again without a restart`,
      again[0] === '201' && isReadyAgain,
      `${again[0]}, ready: ${isReadyAgain}`,
    ],
  );
}

async function runStore(times) {
  const disk = mountDisk(STORE_MB);
  const site = await createFaultSite({ env: { STORAGE_URL: `file://${disk.folder}` } });
  try {
    await site.start();
    const world = { site, disk, client: await signUp(site, 'client'), times };
    await upload(site, world.client, 1);
    await troubleStore(world, { name: 'full store', begin: disk.fill, end: disk.empty, expected: FULL });
    const readOnly = { begin: () => disk.setReadOnly(true), end: () => disk.setReadOnly(false) };
    await troubleStore(world, { name: 'read-only store', ...readOnly, expected: READ_ONLY });
  } finally {
    await site.close();
    disk.unmount();
  }
}

/** What a write may meet while there is no room: our own words, or nobody where the server was being started again. */
const FORESEEN = /^(done|507 STORAGE_FULL|503 (UNAVAILABLE|BUSY)|409 IDEMPOTENCY_IN_FLIGHT)$/;
const GONE = /^(refused|unanswered|cut off)$/;

/**
 * Writes continue while the disk of the database is full. PostgreSQL stops to save what it has; mostly it starts again
 * by itself when there is room, but where it meets the full disk once more while it does, it ends. The server then ends
 * with it and is started again, over and over while the disk is full.
 */
async function runDatabase(fullMs) {
  const disk = mountDisk(DATABASE_MB);
  const site = await createFaultSite({ dataDir: disk.folder });
  try {
    await site.start();
    const supervisor = site.supervise();
    const writers = await startWriters(site, { perSecond: 30 });
    const readers = startReaders(site, { perSecond: 10 });
    await sleep(1000);
    // Without a log segment to go on with, it meets the full disk at the next commit.
    await site.query('select pg_switch_wal()');
    disk.fill();
    await sleep(fullMs);
    disk.empty();
    const emptied = Date.now();
    await supervisor.release();
    const isReady = await site.isReady();
    const readyMs = Date.now() - emptied;
    await sleep(1000);
    await Promise.all([writers.stop(), readers.stop()]);
    const hasEnded = supervisor.ends.length > 0;
    const isForeseen = (ending) => FORESEEN.test(ending) || (hasEnded && GONE.test(ending));
    const { writes } = writers;
    const refused = writes.filter(({ tries }) => tries > 1).length;
    const others = writes.flatMap(({ endings }) => Object.keys(endings)).filter((one) => !isForeseen(one));
    const reads = readers.calls.map(({ ending }) => ending);
    const otherReads = reads.filter((one) => !/^(200|503)$/.test(one) && !(hasEnded && GONE.test(one)));
    rows.push(
      ['full database: writes that had to wait', refused],
      ['full database: the server was started again', `${supervisor.ends.length} times`],
      ['full database: ready after there was room', `${readyMs} ms`],
      ...endingsOf(writes),
    );
    promises.push(
      ...promisesOfWrites(await judgeWrites(site, writes), writes),
      ['full database: writes wait for room', refused > 0, 'none had to'],
      ['full database: writes meet 507 or 503', others.length === 0, [...new Set(others)].join()],
      ['full database: reads are 200 or 503', otherReads.length === 0, [...new Set(otherReads)].join()],
      [
        'full database: a server that ends says so by its code',
        supervisor.ends.every((code) => code === 1),
        supervisor.ends.join(),
      ],
      ['full database: ready again when there is room', isReady, 'not ready'],
    );
  } finally {
    await site.close();
    disk.unmount();
  }
}

const { isShort } = readArguments({ usual: 1, short: 1 });
endAfter(300_000, 'disk');
if (process.getuid?.() !== 0) {
  process.stdout.write('disk: not run, as only root may mount a small disk; nothing is kept or broken\n');
} else {
  await runStore(isShort ? 3 : 20);
  await runDatabase(isShort ? 1500 : 10_000);
  report('Full and read-only disks', { rows, promises });
}
