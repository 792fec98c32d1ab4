/**
 * A random walk of twenty people over offers and contracts: everybody tries any move, allowed or
 * not, at the same time, through HTTP, on a scratch database of an embedded PostgreSQL (or of the server that
 * DATABASE_URL names). Then every history is read: an illegal change, a lost or doubled event, or a 5xx fails the run.
 * `npm run bench -- walk 600` walks for ten minutes; without a number for thirty seconds.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { startEmbeddedPostgres } = await import('../src/database/embedded.ts');
const { copyDatabase } = await import('../src/database/testing.ts');
const { migrateDatabase } = await import('../src/database/migrate.ts');
const { connect } = await import('../src/database/connect.ts');
const { createApp } = await import('../src/app/app.ts');
const { readConfig } = await import('../src/settings/config.ts');
const { populate, walk } = await import('../testing/walk/walk.ts');
const { judge } = await import('../testing/walk/walk-judge.ts');

const DEFAULT_SECONDS = 30;
const POOL = 20;
const SCRATCH_SETTINGS = { fsync: 'off', full_page_writes: 'off' };

async function openPostgres() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => undefined };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-walk-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: SCRATCH_SETTINGS });
  const close = async () => {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
    fs.rmSync(postgres.folder, { recursive: true, force: true });
  };
  return { url: postgres.url, close };
}

/** One browser of each person, signed in. */
async function createCall({ http, services }, connection, actors) {
  const tokens = new Map();
  for (const { id: userId } of actors) {
    const device = { userAgent: 'walk', address: '127.0.0.1' };
    tokens.set(
      userId,
      await services.sessions.open(connection.database, { userId, remember: false, device }),
    );
  }
  return async (userId, { method, path: target, body }) => {
    const headers = { authorization: `Bearer ${tokens.get(userId)}` };
    const answer = await http.inject({
      method,
      url: `/api/v1${target}`,
      headers,
      ...(body && { payload: body }),
    });
    return { statusCode: answer.statusCode, ...answer.json() };
  };
}

async function run(url, seconds) {
  await migrateDatabase(url);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-walk-files-'));
  const settings = {
    PROFILE: 'test',
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    LOAD_TEST: '1',
  };
  const config = readConfig({ ...settings, REGISTRY_DIR: path.join(folder, 'registry') });
  const connection = connect({ url, poolSize: POOL });
  const app = await createApp(config, connection);
  try {
    await app.http.ready();
    const { database } = connection;
    const actors = await populate(database);
    const call = await createCall(app, connection, actors);
    const sweep = async () => {
      await app.services.offers.sweep();
      await app.services.sweepContracts();
    };
    const end = Date.now() + seconds * 1000;
    const tally = await walk({ database, call, sweep, random: Math.random }, actors, () => Date.now() >= end);
    return { tally, complaints: await judge(database, tally) };
  } finally {
    await app.http.close();
    await connection.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function report({ tally, complaints }, seconds) {
  const rows = [...tally.succeeded].sort(([one], [other]) => one.localeCompare(other));
  const done = rows.reduce((sum, [, count]) => sum + count, 0);
  for (const [name, count] of rows) console.log(`${name.padEnd(28)} ${String(count).padStart(7)}`);
  console.log(
    `\n${done} changes and ${tally.refused} refusals in ${seconds} s; ${complaints.length} complaints`,
  );
  for (const complaint of complaints.slice(0, 20)) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}

const seconds = Number(process.argv[2] ?? DEFAULT_SECONDS);
if (!(seconds > 0)) throw new Error('How many seconds? npm run bench -- walk 600');
const postgres = await openPostgres();
try {
  const scratch = await copyDatabase(postgres.url);
  try {
    report(await run(scratch.url, seconds), seconds);
  } finally {
    await scratch.drop();
  }
} finally {
  await postgres.close();
}
