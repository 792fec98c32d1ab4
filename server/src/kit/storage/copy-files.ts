import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './store';

/** How many files are on their way at a time. */
const AT_ONCE = 8;

type Outcome = 'copied' | 'present' | 'removed';
export type CopyCounts = Record<Outcome, number> & { failed: number };

/** `folder`: where files lie on their way. `isThorough`: what is there already is read and compared as well. */
export type CopyOptions = {
  folder: string;
  isThorough: boolean;
  onFile: (counts: CopyCounts) => void;
  onFailure: (key: string, error: Error) => void;
};

/**
 * Copies every file that is not there yet, reads back what it wrote and goes on after a failure: called again it does
 * what is left. Both stores may be in use meanwhile; a file that is removed while it is copied is gone from both.
 */
export async function copyFiles(from: FileStore, to: FileStore, options: CopyOptions): Promise<CopyCounts> {
  const counts: CopyCounts = { copied: 0, present: 0, removed: 0, failed: 0 };
  const keys = from.list()[Symbol.asyncIterator]();
  const worker = async () => {
    for (;;) {
      const { value: key, done } = await keys.next();
      if (done) return;
      try {
        counts[await copyFile({ from, to, key, ...options })] += 1;
      } catch (error) {
        counts.failed += 1;
        options.onFailure(key, error as Error);
      }
      options.onFile(counts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}

type OneFile = Pick<CopyOptions, 'folder' | 'isThorough'> & { from: FileStore; to: FileStore; key: string };

async function copyFile({ from, to, key, folder, isThorough }: OneFile): Promise<Outcome> {
  const [size, present] = [await from.sizeOf(key), await to.sizeOf(key)];
  if (size !== undefined && size === present && !isThorough) return 'present';
  const passing = path.join(folder, randomUUID());
  try {
    const original = await fetchTo(passing, await from.open(key));
    if (original === undefined) return 'removed';
    if (present !== undefined && (await hashOf(to, key)) === original) return 'present';
    await to.put(key, passing);
    if ((await from.sizeOf(key)) === undefined) {
      await to.remove(key);
      return 'removed';
    }
    if ((await hashOf(to, key)) !== original) throw new Error('what was written is not what is read back');
    return 'copied';
  } finally {
    await fs.rm(passing, { force: true });
  }
}

/** Onto the disk; the hash of what came. */
async function fetchTo(
  target: string,
  opened: { stream: Readable } | undefined,
): Promise<string | undefined> {
  if (opened === undefined) return undefined;
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
  });
  await pipeline(opened.stream, hashing, createWriteStream(target, { mode: 0o600 }));
  return hash.digest('hex');
}

async function hashOf(store: FileStore, key: string): Promise<string | undefined> {
  const opened = await store.open(key);
  if (opened === undefined) return undefined;
  const hash = createHash('sha256');
  await pipeline(opened.stream, hash);
  return hash.digest('hex');
}
