import { isId } from '@plumbline/shared-schema/ids';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../database/connect';
import type { FileRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import type { PictureLook } from '../../../kit/images/pictures';
import type { FileLinks } from '../../../kit/storage/links';
import type { Incoming, LocalFile } from '../../../kit/storage/incoming';
import { withLocalCopy } from '../../../kit/storage/local-copy';
import type { FileStore, OpenedFile } from '../../../kit/storage/store';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { FilesRepository } from './files.repository';

type Dependencies = {
  files: FilesRepository;
  store: FileStore;
  incoming: Incoming;
  links: FileLinks;
  outbox: Outbox;
};

type FileFacts = Pick<FileRow, 'ownerId' | 'name' | 'mimeType' | 'visibility'>;

/** A file to keep, a picture with its look. `ownerId: null` only for what belongs to nobody. */
export type NewFile = LocalFile & FileFacts & Partial<PictureLook>;

type KeptFile = LocalFile & FileFacts & Pick<FileRow, 'width' | 'height' | 'blur'>;

/** `hasSizes`: where it is a picture, pages show it by `toPicture`, and its smaller copies are drawn beforehand. */
type Keeping = { hasSizes?: boolean };

/** `isBrief`: the link was for one look. */
type LinkedFile = OpenedFile & { file: FileRow; isBrief: boolean };

/** One that has smaller copies. */
export const isPicture = ({ mimeType }: Pick<FileRow, 'mimeType'>): boolean => mimeType.startsWith('image/');

export type FilesService = ReturnType<typeof createFilesService>;

export function createFilesService({ files, store, incoming, links, outbox }: Dependencies) {
  async function keep(tx: Tx, { path, size, ...facts }: KeptFile, { hasSizes }: Keeping): Promise<string> {
    const id = uuidv7();
    await store.put(id, path);
    await files.insert(tx, { ...facts, id, storageKey: id, bytes: size });
    if (hasSizes === true && isPicture(facts))
      await outbox.add(tx, 'picture.kept', { fileId: id, storageKey: id });
    return id;
  }

  return {
    /**
     * Keeps the file, then writes the row in the caller's transaction; returns the file's id.
     * When the transaction rolls back the bytes stay behind unreachable, which is harmless.
     */
    save: (tx: Tx, file: NewFile, keeping: Keeping = {}): Promise<string> => {
      const { width = null, height = null, blur = null } = file;
      return keep(tx, { ...file, width, height, blur }, keeping);
    },

    /** As `save`, of what is kept already: two files that go each by itself. `undefined`: the first is gone. */
    copy: async (tx: Tx, id: string, keeping: Keeping = {}): Promise<string | undefined> => {
      const row = await files.lock(tx, id);
      if (row === undefined) return undefined;
      const { id: _id, storageKey, bytes: _bytes, createdAt: _createdAt, ...facts } = row;
      return withLocalCopy({ store, incoming }, storageKey, (file) =>
        keep(tx, { ...facts, ...file }, keeping),
      );
    },

    /** Deletes the row now and the bytes after commit, so that no row ever points at missing bytes. */
    remove: async (tx: Tx, id: string): Promise<void> => {
      const row = await files.remove(tx, id);
      if (row) await outbox.add(tx, 'file.removed', { storageKey: row.storageKey });
    },

    /** What is behind a link. LINK_INVALID for a wrong or old signature, NOT_FOUND where there is nothing. */
    open: async (id: string, signature: string | undefined): Promise<LinkedFile> => {
      const file = isId(id) ? await files.find(id) : undefined;
      if (signature === undefined && file?.visibility !== 'public') throw new AppError('NOT_FOUND');
      if (signature !== undefined && !links.isValid(id, signature)) throw new AppError('LINK_INVALID');
      if (file === undefined) throw new AppError('NOT_FOUND');
      const opened = await store.open(file.storageKey);
      if (opened === undefined) throw new AppError('NOT_FOUND');
      const isBrief = signature !== undefined && links.isBrief(id, signature);
      return { file, isBrief, ...opened };
    },
  };
}
