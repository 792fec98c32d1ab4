import type { Readable } from 'node:stream';

/** Keys are ours, so no key leads out of its store. */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}

export function isKey(text: string): boolean {
  return /^[\w-]{2,80}$/.test(text);
}

/** `size` in bytes. */
export type OpenedFile = { stream: Readable; size: number };

/** A private place for bytes, addressed by keys we make ourselves. Implementations: a folder, a bucket. */
export type FileStore = {
  /** Keeps the file at `source` under `key` and leaves it where it is; it is on disk when it resolves. */
  put: (key: string, source: string) => Promise<void>;
  /** `undefined` where there is nothing under `key`. Read it to its end, or destroy it. */
  open: (key: string) => Promise<OpenedFile | undefined>;
  /** `undefined` where there is nothing under `key`. */
  sizeOf: (key: string) => Promise<number | undefined>;
  /** Every key, in any order; what comes or goes meanwhile may be among them or not. */
  list: () => AsyncIterable<string>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Throws when the store cannot be written to (readiness). */
  check: () => Promise<void>;
  /** Removes what servers that died left unfinished. */
  sweep: () => Promise<void>;
};
