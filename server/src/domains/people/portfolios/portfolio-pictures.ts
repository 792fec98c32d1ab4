import type { PortfolioItem } from '@plumbline/shared-schema/portfolios';
import { AppError } from '../../../kit/errors';
import type { Tx } from '../../../database/connect';
import { readPicture } from '../../../kit/images/pictures';
import type { Picture } from '../../../kit/images/pictures';
import type { Upload } from '../../../http/plugins/uploads';
import type { FileLinks } from '../../../kit/storage/links';
import type { FilesService } from '../files/files.service';
import { toPicture } from '../files/picture-view';
import type { KeptLook } from '../files/picture-view';

const SIDES = ['before', 'after'] as const;
type Side = (typeof SIDES)[number];
const COLUMNS = { before: 'beforeFileId', after: 'afterFileId' } as const;

export type PortfolioUploads = Partial<Record<Side, Upload | undefined>>;
type Pictures = Partial<Record<Side, Picture>>;
/** The files of the pictures that were sent. */
export type FileIds = Partial<Record<(typeof COLUMNS)[Side], string>>;

export function requireBoth(uploads: PortfolioUploads): void {
  const missing = SIDES.filter((side) => uploads[side] === undefined);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((side) => [side, 'validation.portfolioImagesRequired']));
  throw new AppError('VALIDATION_FAILED', { fields });
}

/** INVALID_IMAGE, PICTURE_TOO_LARGE. One after the other, as everywhere: decoded pictures are large. */
export async function readPictures(uploads: PortfolioUploads): Promise<Pictures> {
  const pictures: Pictures = {};
  for (const side of SIDES) {
    const upload = uploads[side];
    if (upload) pictures[side] = await readPicture(upload);
  }
  return pictures;
}

type Storing = { files: FilesService; ownerId: string; pictures: Pictures };

export async function storePictures(tx: Tx, { files, ownerId, pictures }: Storing): Promise<FileIds> {
  const ids: FileIds = {};
  for (const side of SIDES) {
    const picture = pictures[side];
    if (picture === undefined) continue;
    const file = { ...picture, ownerId, name: side, visibility: 'private' as const };
    ids[COLUMNS[side]] = await files.save(tx, file, { hasSizes: true });
  }
  return ids;
}

type KeptPictures = { beforeFileId: string; afterFileId: string; beforeLook: KeptLook; afterLook: KeptLook };

/** Both pictures, up to the size that this reader may have. */
export function toWorkPictures(
  links: Pick<FileLinks, 'pictureLink'>,
  { beforeFileId, afterFileId, beforeLook, afterLook }: KeptPictures,
  largest: number,
): PortfolioItem['pictures'] {
  return {
    before: toPicture(links, { id: beforeFileId, ...beforeLook }, largest),
    after: toPicture(links, { id: afterFileId, ...afterLook }, largest),
  };
}
