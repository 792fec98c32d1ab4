import { createWriteStream } from 'node:fs';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../storage/store';
import type { BackupPlace } from './place';

/** How many files are on their way at a time. */
const AT_ONCE = 8;

export type FileCounts = { copied: number; present: number; missing: number; failures: string[] };
/** `bytes`: as the row says. */
export type NamedFile = { key: string; bytes: number };

async function eachFile<File>(files: Iterable<File>, work: (file: File) => Promise<void>): Promise<void> {
  const rest = files[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Files never change, so what the place has is not copied again. A failure is told once the others are copied. */
export async function backUpFiles(
  store: FileStore,
  place: BackupPlace,
  keys: readonly string[],
): Promise<FileCounts> {
  const there = new Set<string>();
  for await (const key of place.files.list()) there.add(key);
  const counts: FileCounts = { copied: 0, present: 0, missing: 0, failures: [] };
  await eachFile(keys, async (key) => {
    if (there.has(key)) {
      counts.present += 1;
      return;
    }
    try {
      const opened = await store.open(key);
      if (opened === undefined) counts.missing += 1;
      else {
        await place.keepFile(key, opened.stream);
        counts.copied += 1;
      }
    } catch (error) {
      counts.failures.push(`${key}: ${(error as Error).message}`);
    }
  });
  return counts;
}

/** Brings back what the store has not, or of another size; `folder`: where files lie on their way. */
export async function restoreFiles(
  place: BackupPlace,
  { store, folder }: { store: FileStore; folder: string },
  files: readonly NamedFile[],
): Promise<FileCounts> {
  const counts: FileCounts = { copied: 0, present: 0, missing: 0, failures: [] };
  const bring = async ({ key, bytes }: NamedFile): Promise<'copied' | 'present' | 'missing'> => {
    if ((await store.sizeOf(key)) === bytes) return 'present';
    const opened = await place.openFile(key);
    if (opened === undefined) return 'missing';
    const passing = path.join(folder, randomUUID());
    try {
      await pipeline(opened, createWriteStream(passing, { mode: 0o600 }));
      const { size } = await fs.stat(passing);
      if (size !== bytes) throw new Error(`it has ${size} bytes, and its row says ${bytes}`);
      await store.put(key, passing);
      return 'copied';
    } finally {
      await fs.rm(passing, { force: true });
    }
  };
  await eachFile(files, async (file) => {
    try {
      counts[await bring(file)] += 1;
    } catch (error) {
      counts.failures.push(`${file.key}: ${(error as Error).message}`);
    }
  });
  return counts;
}

/** Leaves the newest `keep` archives, and the files that they name. Returns how many archives went. */
export async function retain(place: BackupPlace, keep: number): Promise<number> {
  const names = await place.archives();
  const going = names.slice(0, -keep);
  const named = new Set<string>();
  for (const name of names.slice(-keep)) {
    const archive = await place.open(name);
    archive.end();
    for (const key of archive.keys) named.add(key);
  }
  for (const name of going) await place.remove(name);
  for await (const key of place.files.list()) if (!named.has(key)) await place.files.remove(key);
  return going.length;
}
