import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { migrationsFolder } from '../settings/paths';
import { StartError } from '../settings/start-error';

/** Any constant: all our migrators must agree on it, nothing else may use it. */
const MIGRATION_LOCK = 7_340_012;

const TOO_OLD =
  'The database is of a version before 0.1.0, which this one cannot upgrade. Start release 0.1.0 on it once, then this one.';

/** PostgreSQL's names for a lock that did not come in time, and for transactions that wait for each other. */
const IN_THE_WAY = new Set(['55P03', '40P01']);

/** Who waits for a lock holds up everybody who asks for that table after them: so a migration waits shortly, and often. */
const PATIENCE = { lockMs: 2000, pauseMs: 1000, tries: 60 };

type Migration = { name: string; when: number; hash: string; statements: string[] };
/** `upTo`: the time of the last migration that is wanted. */
type MigrateOptions = { folder?: string; patience?: typeof PATIENCE; upTo?: number };

/**
 * Brings the database at `url` to the newest migration, each in a transaction of its own. Several processes may call it
 * at once: one works, the others wait. A StartError names the migration and the statement that a lock kept from going on.
 */
export async function migrateDatabase(
  url: string,
  { folder = migrationsFolder, patience = PATIENCE, upTo = Infinity }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'plumbline-migrate' });
  await client.connect();
  try {
    // A role behind pgbouncer has the time limit of calls, which would end long statements and the wait for others.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const last = await findLast(client);
    const migrations = migrationsIn(folder);
    // The base stands for all up to release 0.1.0 and bears the time of the last of them. A database that has only some
    // of them would be made a second time.
    if (last !== undefined && last < (migrations[0]?.when ?? 0)) throw new StartError(TOO_OLD);
    for (const migration of migrations.filter(({ when }) => when > (last ?? -Infinity) && when <= upTo))
      await carryOut(client, migration, patience);
  } finally {
    await client.end();
  }
}

/** Is there a migration that was made then? */
export function isKnownMigration(when: number): boolean {
  return migrationsIn(migrationsFolder).some((known) => known.when === when);
}

function migrationsIn(folder: string): Migration[] {
  const journal = fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => ({
    name: entries[index]?.tag ?? '',
    when: folderMillis,
    hash,
    statements: sql,
  }));
}

/** When the last migration was made that this database has; undefined in a new one. Kept where drizzle-kit looks for it. */
async function findLast(client: pg.Client): Promise<number | undefined> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last ?? null;
  return last === null ? undefined : Number(last);
}

async function carryOut(
  client: pg.Client,
  migration: Migration,
  { lockMs, pauseMs, tries }: typeof PATIENCE,
): Promise<void> {
  for (let left = tries; ; left -= 1) {
    const failed = await tryOnce(client, migration, lockMs);
    if (failed === undefined) return;
    if (left === 1)
      throw new StartError(
        `The migration ${migration.name} could not get a lock in ${tries} tries of ${lockMs} ms, at: ${failed}. ` +
          'End what holds the table (see pg_stat_activity) and start again; nothing of it was changed.',
      );
    await sleep(pauseMs);
  }
}

/** Gives the statement that others stood in the way of. */
async function tryOnce(client: pg.Client, migration: Migration, lockMs: number): Promise<string | undefined> {
  let current = '';
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    for (current of migration.statements) await client.query(current);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.when,
    ]);
    await client.query('commit');
    return undefined;
  } catch (error) {
    // Where the connection is gone, that is no news: its error is the one to tell.
    await client.query('rollback').catch(() => undefined);
    if (IN_THE_WAY.has((error as { code?: string }).code ?? '')) return current.trim().split('\n')[0];
    throw new Error(`The migration ${migration.name} failed: ${String(error)}`, { cause: error });
  }
}
