import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { blocksOf, headSchema, tableEndSchema } from './archive';
import type { ArchiveHead, Block } from './archive';
import { copyIn } from './copy-rows';
import { quoted } from './dump';
import type { ArchiveTable } from './dump';
import { createRowDigest } from './row-digest';
import type { TableDigest } from './row-digest';
import { NotGenuineError } from './sealing';

export type OpenedArchive = { head: ArchiveHead; keys: string[]; blocks: AsyncGenerator<Block> };

/** Reads what the archive says of itself; the rows are still to come. */
export async function openArchive(archive: Readable): Promise<OpenedArchive> {
  const blocks = blocksOf(archive);
  const head = headSchema.safeParse(jsonOf(await next(blocks, 'H')));
  if (!head.success) throw new NotGenuineError('this version of the site cannot read it');
  const keys = (await next(blocks, 'F')).toString();
  return { head: head.data, keys: keys === '' ? [] : keys.split('\n'), blocks };
}

async function next(blocks: AsyncGenerator<Block>, letter: Block['letter']): Promise<Buffer> {
  const { value, done } = await blocks.next();
  if (done === true || value.letter !== letter) throw new NotGenuineError('it was changed');
  return value.bytes;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new NotGenuineError('it was changed');
  }
}

/**
 * Writes all rows into tables that a migration has made, in the caller's transaction. Meanwhile nothing is derived or
 * refused: triggers rest, and references are proven when all rows are there.
 */
export async function loadRows(client: Client, { head, blocks }: OpenedArchive): Promise<TableDigest[]> {
  const references = await dropReferences(client);
  for (const { name } of head.tables) {
    await client.query(`alter table ${quoted(name)} disable trigger user`);
    // Migrations fill some.
    await client.query(`delete from ${quoted(name)}`);
  }
  const digests: TableDigest[] = [];
  for (const table of head.tables) digests.push(await loadTable(client, table, blocks));
  await next(blocks, 'Z');
  if ((await blocks.next()).done !== true) throw new NotGenuineError('something stands behind its end');
  for (const { name, last, isCalled } of head.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last, isCalled]);
  for (const statement of references) await client.query(statement);
  for (const { name } of head.tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  return digests;
}

/** Gives the statements that bring them back. */
async function dropReferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of rows)
    await client.query(`alter table ${owner} drop constraint ${quoted(name)}`);
  return rows.map(
    ({ owner, name, definition }) => `alter table ${owner} add constraint ${quoted(name)} ${definition}`,
  );
}

async function loadTable(
  client: Client,
  { name, columns }: ArchiveTable,
  blocks: AsyncGenerator<Block>,
): Promise<TableDigest> {
  const rows = copyIn(client, `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`);
  const isOver = finished(rows);
  // Awaited below, unless the archive breaks first.
  isOver.catch(() => undefined);
  const digest = createRowDigest();
  try {
    for (;;) {
      const { value, done } = await blocks.next();
      if (done === true || (value.letter !== 'R' && value.letter !== 'T'))
        throw new NotGenuineError('it was changed');
      if (value.letter === 'T') {
        rows.end();
        await isOver;
        return requireSame(name, digest.read(), jsonOf(value.bytes));
      }
      digest.add(value.bytes);
      if (!rows.write(value.bytes)) await Promise.race([once(rows, 'drain'), isOver]);
    }
  } catch (error) {
    rows.destroy(error as Error);
    await isOver.catch(() => undefined);
    throw error;
  }
}

function requireSame(name: string, loaded: TableDigest, said: unknown): TableDigest {
  const { rows, digest } = tableEndSchema.parse(said);
  if (rows !== loaded.rows || digest !== loaded.digest)
    throw new NotGenuineError(`the rows of ${name} are not those that were backed up`);
  return loaded;
}
