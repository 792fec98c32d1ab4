import type { Readable } from 'node:stream';

/** `size` in bytes. */
export type OpenedFile = { stream: Readable; size: number };

/** A private place for bytes, addressed by keys we make ourselves. Implementations: a folder; object storage later. */
export type FileStore = {
  /** Keeps the file at `source` under `key` and leaves it where it is; it is on disk when it resolves. */
  put: (key: string, source: string) => Promise<void>;
  /** `undefined` where there is nothing under `key`. Read it to its end, or destroy it. */
  open: (key: string) => Promise<OpenedFile | undefined>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Throws when the store cannot be written to (readiness). */
  check: () => Promise<void>;
  /** Removes what servers that died left unfinished. */
  sweep: () => Promise<void>;
};
