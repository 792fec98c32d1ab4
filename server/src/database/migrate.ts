import fs from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../settings/paths';
import { StartError } from '../settings/start-error';

/** Any constant: all our migrators must agree on it, nothing else may use it. */
const MIGRATION_LOCK = 7_340_012;

const TOO_OLD =
  'The database is of a version before 0.1.0, which this one cannot upgrade. Start release 0.1.0 on it once, then this one.';

/**
 * Brings the database at `url` to the newest migration. Several processes may call it at once: one works, the
 * others wait (drizzle's own migrator crashes when run twice at the same time).
 */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'plumbline-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isBeforeBase(client, folder)) throw new StartError(TOO_OLD);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/**
 * The base migration stands for all up to release 0.1.0 and bears the time of the last of them, so that a database that
 * has them all goes on from there. One that has only some of them would be made a second time.
 */
async function isBeforeBase(client: pg.Client, folder: string): Promise<boolean> {
  const journal = fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  const { rows: made } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (made[0]?.name === null) return false;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last ?? null;
  return last !== null && Number(last) < (entries[0]?.when ?? 0);
}
