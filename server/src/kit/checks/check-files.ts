import type { Client } from 'pg';
import type { FileStore } from '../storage/store';
import type { Finding } from './check-rows';

/** How many files are asked for at a time. */
const AT_ONCE = 8;
const EXAMPLES = 5;
/** An upload is kept first and named by its row after; none takes this long. */
const ARRIVING_MS = 3_600_000;
/** A smaller copy of a picture, which is drawn again where it is missing. */
const SMALLER = /^\d+-(?=[\da-f]{8}-)/;

type FileOfRow = { id: string; key: string; bytes: number };

/**
 * Every row has its file, and every file its row. The site may be in use: what is missing is looked for again, and what
 * came within the hour, or is about to be removed, needs no row.
 */
export async function checkFiles(client: Pick<Client, 'query'>, store: FileStore): Promise<Finding[]> {
  const listed: string[] = [];
  for await (const key of store.list()) listed.push(key);
  const named = await namedFiles(client);
  return [await missing(client, store, named), await leftOver({ client, store, listed, named })];
}

async function namedFiles(client: Pick<Client, 'query'>): Promise<FileOfRow[]> {
  const { rows } = await client.query<FileOfRow>('select id, storage_key as key, bytes from files');
  return rows;
}

async function missing(client: Pick<Client, 'query'>, store: FileStore, named: readonly FileOfRow[]) {
  const suspects: (FileOfRow & { found: number | null })[] = [];
  const rest = named.values();
  const worker = async () => {
    for (const file of rest) {
      const found = await store.sizeOf(file.key);
      if (found !== file.bytes) suspects.push({ ...file, found: found ?? null });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const there = new Set((await stillNamed(client, suspects)).map(({ id }) => id));
  const broken = suspects.filter(({ id }) => there.has(id));
  return findingOf(
    'each row of a file has that file, of its size',
    broken,
    'Fetch the file from a backup: `restore --files` brings those that are missing. Else the person uploads it again.',
  );
}

async function stillNamed(client: Pick<Client, 'query'>, suspects: readonly FileOfRow[]) {
  const { rows } = await client.query<{ id: string }>('select id from files where id = any($1)', [
    suspects.map(({ id }) => id),
  ]);
  return rows;
}

type ListedStore = {
  client: Pick<Client, 'query'>;
  store: FileStore;
  listed: readonly string[];
  named: readonly FileOfRow[];
};

async function leftOver({ client, store, listed, named }: ListedStore) {
  const { rows } = await client.query<{ key: string }>(
    `select payload->>'storageKey' as key from outbox where topic = 'file.removed' and delivered_at is null`,
  );
  const known = new Set([...named, ...rows].map(({ key }) => key));
  const suspects = listed.filter((key) => {
    const original = key.replace(SMALLER, '');
    return !known.has(original) && madeAt(original) < Date.now() - ARRIVING_MS;
  });
  const there: { id: string }[] = [];
  for (const id of suspects) if ((await store.sizeOf(id)) !== undefined) there.push({ id });
  const finding = findingOf(
    'each file has a row',
    there,
    'Remove them from the store: no page can show what no row names.',
  );
  return { ...finding, isHarmless: true };
}

/** When a key was made; of one that is not by the site's hand: long ago. */
function madeAt(key: string): number {
  const time = /^([\da-f]{8})-([\da-f]{4})-7/.exec(key);
  return time === null ? 0 : parseInt(`${time[1]}${time[2]}`, 16);
}

function findingOf(name: string, broken: readonly Record<string, unknown>[], mend: string): Finding {
  return { name, count: broken.length, examples: broken.slice(0, EXAMPLES), mend };
}
