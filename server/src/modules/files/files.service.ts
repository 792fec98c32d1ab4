import { isId } from '@plumbline/shared-schema/ids';
import { uuidv7 } from 'uuidv7';
import type { Executor, Tx } from '../../database/connect';
import type { FileRow } from '../../database/schema';
import { AppError } from '../../errors';
import type { FileLinks } from '../../storage/links';
import type { FileStore } from '../../storage/store';
import type { Outbox } from '../../realtime/outbox';
import type { FilesRepository } from './files.repository';

type Dependencies = { files: FilesRepository; store: FileStore; links: FileLinks; outbox: Outbox };

/** A file to keep. `ownerId: null` only for what belongs to nobody. */
export type NewFile = {
  ownerId: string | null;
  name: string;
  mimeType: string;
  bytes: Buffer;
  visibility: FileRow['visibility'];
};

export type FilesService = ReturnType<typeof createFilesService>;

export function createFilesService({ files, store, links, outbox }: Dependencies) {
  return {
    /**
     * Stores the bytes, then the row in the caller's transaction; gives the file's id. When the transaction rolls
     * back the bytes stay behind unreachable, which is harmless.
     */
    save: async (executor: Executor, { bytes, ...file }: NewFile): Promise<string> => {
      const id = uuidv7();
      await store.put(id, bytes);
      await files.insert(executor, { id, storageKey: id, bytes: bytes.length, ...file });
      return id;
    },

    /** Forgets a file. The bytes go after commit, so that no row ever points at nothing. */
    remove: async (tx: Tx, id: string): Promise<void> => {
      const row = await files.remove(tx, id);
      if (row) await outbox.add(tx, 'file.removed', { storageKey: row.storageKey });
    },

    /** The bytes behind a link. LINK_INVALID for a wrong or old signature, NOT_FOUND where there is nothing. */
    open: async (id: string, signature: string | undefined): Promise<{ file: FileRow; bytes: Buffer }> => {
      const file = isId(id) ? await files.find(id) : undefined;
      if (signature === undefined && file?.visibility !== 'public') throw new AppError('NOT_FOUND');
      if (signature !== undefined && !links.isValid(id, signature)) throw new AppError('LINK_INVALID');
      if (file === undefined) throw new AppError('NOT_FOUND');
      return { file, bytes: await store.get(file.storageKey) };
    },
  };
}
