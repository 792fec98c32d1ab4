import { isId } from '@plumbline/shared-schema/ids';
import { PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import type { PictureQuery } from '@plumbline/shared-schema/pictures';
import { AppError } from '../../../kit/errors';
import { makeThumbnail } from '../../../kit/images/pictures';
import type { Incoming, LocalFile } from '../../../kit/storage/incoming';
import type { FileLinks } from '../../../kit/storage/links';
import { withLocalCopy } from '../../../kit/storage/local-copy';
import type { FileStore, OpenedFile } from '../../../kit/storage/store';
import type { FileRow } from '../../../database/tables/users';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { FilesRepository } from './files.repository';
import { isPicture } from './files.service';

type Dependencies = { files: FilesRepository; store: FileStore; links: FileLinks; incoming: Incoming };

/** A picture of so few bytes is sent as it is: a smaller copy would save nothing worth drawing it. */
const LIGHT_BYTES = 32 * 1024;

/** The key of a copy in the store, which is so long at its longest side. */
export const keyOfCopy = (storageKey: string, side: number): string => `${side}-${storageKey}`;

function isHopeless(error: unknown): false {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
  throw error;
}

/** Is it what we would draw, or next to it? Never larger than the link is good for. */
function isOwnCopy(file: FileRow, { side, largest }: Pick<PictureQuery, 'side' | 'largest'>): boolean {
  if (file.mimeType !== 'image/webp' || file.width === null || file.height === null) return false;
  const longest = Math.max(file.width, file.height);
  return longest <= side || (longest <= largest && file.bytes <= LIGHT_BYTES);
}

/** Smaller copies of kept pictures: WebP, drawn once the file is kept, or when first asked for, and kept beside it. */
export function createPicturesService({ files, store, links, incoming }: Dependencies) {
  /** Ten cards that appear at once draw one copy. */
  const underWay = new Map<string, Promise<void>>();

  async function draw(storageKey: string, side: number): Promise<void> {
    const keepSmaller = async (file: LocalFile) => {
      const copy = await makeThumbnail(file, side);
      await store.put(keyOfCopy(storageKey, side), copy.path);
      return true;
    };
    try {
      const isThere = await withLocalCopy({ store, incoming }, storageKey, keepSmaller);
      if (isThere === undefined) throw new AppError('NOT_FOUND');
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'BUSY';
      throw error instanceof AppError && !isBusy ? new AppError('NOT_FOUND') : error;
    }
  }

  function drawOnce(storageKey: string, side: number): Promise<void> {
    const key = keyOfCopy(storageKey, side);
    const drawing = underWay.get(key) ?? draw(storageKey, side).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  }

  /** NOT_FOUND: there is no picture that could be drawn; BUSY. */
  async function drawMissing(file: FileRow): Promise<void> {
    for (const side of PICTURE_SIDES) {
      const isThere = (await store.sizeOf(keyOfCopy(file.storageKey, side))) !== undefined;
      if (!isThere && !isOwnCopy(file, { side, largest: side })) await drawOnce(file.storageKey, side);
    }
  }

  async function removeAll(storageKey: string): Promise<void> {
    await store.remove(storageKey);
    for (const side of PICTURE_SIDES) await store.remove(keyOfCopy(storageKey, side));
  }

  return {
    /** LINK_INVALID: the link is another's, over, or for smaller ones; NOT_FOUND: no picture; BUSY. */
    open: async (id: string, { side, largest, sig }: PictureQuery): Promise<OpenedFile> => {
      if (side > largest || !links.isPictureLink(id, { largest, signature: sig }))
        throw new AppError('LINK_INVALID');
      const file = isId(id) ? await files.find(id) : undefined;
      if (file === undefined || !isPicture(file)) throw new AppError('NOT_FOUND');
      const key = isOwnCopy(file, { side, largest }) ? file.storageKey : keyOfCopy(file.storageKey, side);
      const kept = await store.open(key);
      if (kept !== undefined) return kept;
      await drawOnce(file.storageKey, side);
      // Its file may have been removed meanwhile, and with it the copies there were.
      if ((await files.find(id)) === undefined) await removeAll(file.storageKey);
      const drawn = await store.open(key);
      if (drawn === undefined) throw new AppError('NOT_FOUND');
      return drawn;
    },

    /**
     * Draws the copies that are not there yet. False for what cannot be drawn, now or later: pages show its cover. Throws
     * where another try may do it.
     */
    drawAll: async ({ fileId, storageKey }: OutboxEvents['picture.kept']): Promise<boolean> => {
      const file = await files.find(fileId);
      const isDrawn = file === undefined || (await drawMissing(file).then(() => true, isHopeless));
      // It was removed before, or is since, and its copies are not to outlive it.
      const isGone = (await files.find(fileId)) === undefined;
      if (isGone) await removeAll(storageKey);
      return isGone || isDrawn;
    },

    /** The bytes of a removed file and of every copy. */
    removeAll,
  };
}
export type PicturesService = ReturnType<typeof createPicturesService>;
