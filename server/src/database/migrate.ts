import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../settings/paths';

/** Any constant: all our migrators must agree on it, nothing else may use it. */
const MIGRATION_LOCK = 7_340_012;

/**
 * Brings the database at `url` to the newest migration. Several processes may call it at once: one works, the
 * others wait (drizzle's own migrator crashes when run twice at the same time).
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'plumbline-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
