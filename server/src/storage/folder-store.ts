import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './store';

/** A file store in a local folder (made when missing). A file appears whole or not at all. */
export function createFolderStore(folder: string): FileStore {
  const place = (key: string) => {
    if (!/^[\w-]{2,80}$/.test(key)) throw new Error(`not a storage key: ${key}`);
    return path.join(folder, key.slice(-2), key);
  };
  return {
    put: async (key, bytes) => {
      const target = place(key);
      await fs.mkdir(path.dirname(target), { recursive: true });
      const unfinished = `${target}.${randomUUID()}`;
      const file = await fs.open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await fs.rename(unfinished, target);
    },
    get: (key) => fs.readFile(place(key)),
    remove: (key) => fs.rm(place(key), { force: true }),
    check: async () => {
      await fs.mkdir(folder, { recursive: true });
      await fs.access(folder, fs.constants.W_OK);
    },
  };
}
