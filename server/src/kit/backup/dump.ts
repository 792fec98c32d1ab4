import type { Client } from 'pg';
import { blockOf, jsonBlock } from './archive';
import type { ArchiveHead } from './archive';
import { copyOut } from './copy-rows';
import { createRowDigest } from './row-digest';
import type { TableDigest } from './row-digest';

/** How a value is written must not depend on the settings of a database or a role. */
const ONE_SPELLING = `set local datestyle = 'ISO'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

const BLOCK_BYTES = 64 * 1024;

export type ArchiveTable = ArchiveHead['tables'][number];

/** Begins the one snapshot that all of a backup is read in. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
  await beginOneSpelling(client);
}

/** For the rest of the transaction. */
export async function beginOneSpelling(client: Client): Promise<void> {
  await client.query(ONE_SPELLING);
}

export async function readHead(client: Client, madeAt: Date): Promise<ArchiveHead> {
  return {
    format: 1,
    madeAt: madeAt.toISOString(),
    migration: await lastMigration(client),
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
  };
}

async function lastMigration(client: Client): Promise<number> {
  const { rows } = await client.query<{ last: string }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last);
}

/** Without what the database computes itself. */
async function tablesOf(client: Client): Promise<ArchiveTable[]> {
  const { rows } = await client.query<ArchiveTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by c.relname order by c.relname`,
  );
  return rows;
}

async function sequencesOf(client: Client): Promise<ArchiveHead['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: ArchiveHead['sequences'] = [];
  for (const { name } of rows) {
    const read = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(name)}`,
    );
    const [at] = read.rows;
    if (at !== undefined) sequences.push({ name, ...at });
  }
  return sequences;
}

/** Keys of the files that rows of the snapshot name. */
export async function namedKeys(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>('select storage_key as key from files order by key');
  return rows.map(({ key }) => key);
}

/** The whole archive of the snapshot that `client` has begun. */
export async function* archiveOf(client: Client, head: ArchiveHead, keys: readonly string[]) {
  yield jsonBlock('H', head);
  yield blockOf('F', Buffer.from(keys.join('\n')));
  for (const table of head.tables) {
    const digest = createRowDigest();
    for await (const rows of inBlocks(rowsOf(client, table))) {
      digest.add(rows);
      yield blockOf('R', rows);
    }
    yield jsonBlock('T', digest.read());
  }
  yield blockOf('Z', Buffer.alloc(0));
}

/** What a table holds now, in the spelling of the snapshot. */
export async function digestOf(client: Client, table: ArchiveTable): Promise<TableDigest> {
  const digest = createRowDigest();
  for await (const rows of rowsOf(client, table)) digest.add(rows as Buffer);
  return digest.read();
}

function rowsOf(client: Client, { name, columns }: ArchiveTable) {
  return copyOut(client, `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`);
}

async function* inBlocks(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const row of rows) {
    waiting.push(row);
    length += row.length;
    if (length < BLOCK_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(waiting);
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
