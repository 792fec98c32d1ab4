import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './make-folder';
import { isKey, requireKey } from './store';
import type { FileStore, OpenedFile } from './store';

/** An unfinished file older than this belongs to a server that died with it in hand. */
const UNFINISHED_MS = 3_600_000;
const UNFINISHED = /\.[\da-f]{8}-[\da-f-]{27}$/;

/** A file store in a local folder (made when missing). A file appears whole or not at all. */
export function createFolderStore(folder: string): FileStore {
  const place = (key: string) => path.join(folder, requireKey(key).slice(-2), key);
  return {
    put: async (key, source) => {
      const target = place(key);
      await makeFolder(path.dirname(target));
      const unfinished = `${target}.${randomUUID()}`;
      try {
        await linkTo(unfinished, source);
        await fs.rename(unfinished, target);
      } catch (error) {
        await fs.rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    open: (key) => open(place(key)).catch(nothingThere),
    sizeOf: async (key) => (await fs.stat(place(key)).catch(nothingThere))?.size,
    list: async function* () {
      const parts = (await fs.readdir(folder).catch(nothingThere)) ?? [];
      for (const part of parts.filter((name) => name.length === 2))
        for (const name of await fs.readdir(path.join(folder, part)))
          if (isKey(name) && name.endsWith(part)) yield name;
    },
    remove: (key) => fs.rm(place(key), { force: true }),
    check: async () => {
      const probe = path.join(folder, `.${randomUUID()}`);
      await fs.mkdir(folder, { recursive: true });
      try {
        // Asking for the permission would say yes on a full disk.
        await fs.writeFile(probe, 'x', { flag: 'wx' });
      } finally {
        await fs.rm(probe, { force: true }).catch(() => undefined);
      }
    },
    sweep: async () => {
      const oldest = Date.now() - UNFINISHED_MS;
      for (const name of await fs.readdir(folder, { recursive: true }).catch(() => [])) {
        if (!UNFINISHED.test(name)) continue;
        const file = path.join(folder, name);
        const found = await fs.stat(file).catch(() => undefined);
        if (found !== undefined && found.mtimeMs < oldest) await fs.rm(file, { force: true });
      }
    },
  };
}

async function open(target: string): Promise<OpenedFile> {
  const file = await fs.open(target);
  try {
    const { size } = await file.stat();
    return { stream: file.createReadStream(), size };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A second name for the same bytes. The first stays until its call is over: a transaction may have to begin anew. */
async function linkTo(target: string, source: string): Promise<void> {
  await fs.link(source, target).catch(async (error: NodeJS.ErrnoException) => {
    // Another disk than the one where files come in, or one whose files have one name each.
    if (!['EXDEV', 'EPERM', 'ENOTSUP'].includes(error.code ?? '')) throw error;
    await fs.copyFile(source, target, fs.constants.COPYFILE_EXCL);
  });
  const file = await fs.open(target, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}

function nothingThere(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}
