import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { removeFolder } from './incoming';
import type { Incoming, LocalFile } from './incoming';
import type { FileStore } from './store';

type Places = { store: FileStore; incoming: Incoming };

/** Hands `work` a kept file as one on this machine, which is there until it resolves. `undefined`: nothing is kept there. */
export async function withLocalCopy<Result>(
  { store, incoming }: Places,
  storageKey: string,
  work: (file: LocalFile) => Promise<Result>,
): Promise<Result | undefined> {
  const opened = await store.open(storageKey);
  if (opened === undefined) return undefined;
  const { stream, size } = opened;
  const folder = await incoming.makeFolder();
  try {
    const file = { path: path.join(folder, 'file'), size };
    await pipeline(stream, createWriteStream(file.path));
    return await work(file);
  } finally {
    await removeFolder(folder);
  }
}
