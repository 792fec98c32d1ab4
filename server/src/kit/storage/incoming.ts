import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeFolder } from './make-folder';

/** No call takes this long; older folders were left by a server that died. */
const FORGOTTEN_MS = 3_600_000;

/** A file on this machine. `size` in bytes. */
export type LocalFile = { path: string; size: number };

/** Where bodies wait while their call is carried out: on disk, for a body in memory is a lever against everybody. */
export type Incoming = {
  /** A new folder; whoever asks removes it. */
  makeFolder: () => Promise<string>;
  /** Removes what servers left that died. */
  sweep: () => Promise<void>;
};

/** Several processes, on several machines too, may share a `folder`: each keeps to a part of its own. */
export function createIncoming(folder: string): Incoming {
  const own = path.join(folder, `${hostName()}.${process.pid}.${randomUUID().slice(0, 8)}`);

  return {
    makeFolder: async () => {
      const made = path.join(own, randomUUID());
      await makeFolder(folder);
      await makeFolder(own);
      await fs.mkdir(made, { mode: 0o700 });
      return made;
    },

    sweep: async () => {
      for (const name of await fs.readdir(folder).catch(() => [])) {
        const part = path.join(folder, name);
        if (part !== own && (await isForgotten(part))) await removeFolder(part);
      }
    },
  };
}

export function removeFolder(folder: string): Promise<void> {
  return fs.rm(folder, { recursive: true, force: true });
}

function hostName(): string {
  return os.hostname().replace(/[^\w-]/g, '_');
}

/** The process of the part has ended; on another machine, where that is unknown, the folder was unused for an hour. */
async function isForgotten(part: string): Promise<boolean> {
  const [host, pid] = path.basename(part).split('.');
  // In a container the next process has the number of the one before.
  if (host === hostName()) return Number(pid) === process.pid || !isAlive(Number(pid));
  const found = await fs.stat(part).catch(() => undefined);
  return found !== undefined && found.mtimeMs < Date.now() - FORGOTTEN_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
