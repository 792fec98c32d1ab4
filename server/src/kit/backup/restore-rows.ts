import type { Client } from 'pg';
import { isKnownMigration, migrateDatabase } from '../../database/migrate';
import { StartError } from '../../settings/start-error';
import { beginOneSpelling, digestOf } from './dump';
import type { NamedFile } from './backup-files';
import { loadRows } from './load';
import type { OpenedArchive } from './load';

/** A schema that is there from the first change until all rows are: who finds it may begin again. */
const MARK = 'plumbline_restore';

/**
 * Fills an empty database: the schema as it was when the backup was made, its rows in one transaction, then what newer
 * migrations make of them. What ended in the middle is begun again by the next call. Returns how many rows there are;
 * each is read back and compared.
 */
export async function restoreRows(client: Client, url: string, archive: OpenedArchive): Promise<number> {
  const { migration } = archive.head;
  if (!isKnownMigration(migration))
    throw new StartError('The backup was made by a newer version of the site: restore it with that version.');
  await requireEmpty(client);
  await client.query(`create schema if not exists ${MARK}`);
  await migrateDatabase(url, { upTo: migration });
  await requireMigration(client, migration);
  let count = 0;
  await client.query('begin');
  try {
    await beginOneSpelling(client);
    const digests = await loadRows(client, archive);
    for (const [index, table] of archive.head.tables.entries()) {
      const { rows, digest } = await digestOf(client, table);
      if (digest !== digests[index]?.digest) throw new Error(`${table.name} does not hold what was written`);
      count += rows;
    }
    await client.query(`drop schema ${MARK}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
  await migrateDatabase(url);
  return count;
}

/** No table at all, or those of a restore that did not end, before anybody signed up. */
async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ tables: number; isOurs: boolean; hasUsers: boolean }>(
    `select (select count(*)::int from pg_class c where relkind in ('r', 'p')
        and relnamespace not in (select oid from pg_namespace where nspname like 'pg\\_%' or nspname = 'information_schema')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as tables,
      to_regnamespace('${MARK}') is not null as "isOurs", to_regclass('public.users') is not null as "hasUsers"`,
  );
  const [found] = rows;
  const isFilled =
    found?.hasUsers === true && (await client.query('select from public.users limit 1')).rows.length > 0;
  if (isFilled || (found?.tables !== 0 && found?.isOurs !== true))
    throw new StartError('The database is not empty. Restore into a new one: nothing is overwritten.');
}

async function requireMigration(client: Client, migration: number): Promise<void> {
  const { rows } = await client.query<{ last: string }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.last) !== migration)
    throw new StartError('Another restore was begun in this database. Restore into a new one.');
}

export async function filesOfRows(client: Pick<Client, 'query'>): Promise<NamedFile[]> {
  const { rows } = await client.query<NamedFile>('select storage_key as key, bytes from files');
  return rows;
}
