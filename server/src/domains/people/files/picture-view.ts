import type { Picture } from '@plumbline/shared-schema/pictures';
import type { FileRow } from '../../../database/tables/users';
import type { FileLinks } from '../../../kit/storage/links';

/** What a projection needs of the file of a picture. */
export type KeptLook = Pick<FileRow, 'width' | 'height' | 'blur'>;

/** A kept picture as pages show it, up to the size that this reader may have. */
export function toPicture(
  links: Pick<FileLinks, 'pictureLink'>,
  { id, ...look }: KeptLook & { id: string },
  largest: number,
): Picture {
  return { url: links.pictureLink(id, largest), largest, ...look };
}
