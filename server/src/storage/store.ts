/** A private place for bytes, addressed by keys we make ourselves. Implementations: a folder; object storage later. */
export type FileStore = {
  /** Keeps `bytes` under `key`; they are on disk when it resolves. */
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** Throws where there is nothing under `key`. */
  get: (key: string) => Promise<Buffer>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Throws when the store cannot be written to (readiness). */
  check: () => Promise<void>;
};
