import fs from 'node:fs/promises';
import { bucketAt } from '@plumbline/registry/bucket';
import { failureOf } from '@plumbline/registry/check-bucket';
import { isKey, requireKey } from './store';
import type { FileStore } from './store';

/** Written over and over; no key is called so. */
const PROBE = '.probe';
/** Readiness is asked every few seconds of every process, and each write costs. */
const PROBE_HOLDS_MS = 10_000;

/** A file store in a bucket, `s3://bucket/prefix`, under the keys as they are. Nothing is ever left unfinished there. */
export function createBucketStore(url: string): FileStore {
  const bucket = bucketAt(url);
  let provenAt = -Infinity;

  return {
    put: async (key, source) => {
      const { size } = await fs.stat(source);
      await naming(bucket.putFile(requireKey(key), { path: source, size }));
    },
    open: (key) => naming(bucket.open(requireKey(key))),
    sizeOf: async (key) => (await naming(bucket.facts(requireKey(key))))?.size,
    list: async function* () {
      for await (const { key } of bucket.list('')) if (isKey(key)) yield key;
    },
    remove: (key) => naming(bucket.remove(requireKey(key))),
    check: async () => {
      if (Date.now() - provenAt < PROBE_HOLDS_MS) return;
      await naming(bucket.put(PROBE, Buffer.from('x')));
      provenAt = Date.now();
    },
    sweep: () => Promise.resolve(),
  };
}

/** Under the code that a disk would have: callers know one kind of store. */
async function naming<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { name } = error as Error;
    const isFull = name === 'QuotaExceeded' || name === 'InsufficientCapacity';
    throw Object.assign(new Error(`object storage: ${failureOf(error)}`), {
      code: isFull ? 'ENOSPC' : 'EIO',
    });
  }
}
