import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { AppError } from '../errors';
import type { LocalFile } from '../storage/incoming';
import { readPicture, readStart } from './pictures';
import type { Picture, PictureLook } from './pictures';

/** A checked attachment: a re-encoded image, or a PDF as it came (it is only ever served as a download). */
export type Attachment = LocalFile &
  Partial<PictureLook> & { mimeType: Picture['mimeType'] | 'application/pdf'; name: string };

/** PDF readers accept some bytes in front of the mark. */
const PDF_MARK_WITHIN = 1024;

type Options = { svg: 'rasterise' | 'refuse' };

/**
 * jpg, png, gif, webp, svg (becomes png, where it is not refused) or pdf, judged by its bytes, ≤ 5 MiB. Errors:
 * ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE, both with `details.name`; PICTURE_TOO_LARGE; BUSY.
 */
export async function readAttachment(
  { name, path, size }: LocalFile & { name: string },
  { svg }: Options = { svg: 'rasterise' },
): Promise<Attachment> {
  if (size > UPLOAD_MAX_BYTES) throw new AppError('ATTACHMENT_TOO_LARGE', { name });
  const file = { path, size };
  if (isPdf(await readStart(file, PDF_MARK_WITHIN)))
    return { ...file, mimeType: 'application/pdf', name: withExtension(name, 'pdf') };
  const picture = await readPicture(file, svg === 'rasterise' ? { svg } : {}).catch((error: unknown) => {
    throw isInvalidImage(error) ? new AppError('ATTACHMENT_TYPE', { name }) : error;
  });
  const extension = picture.mimeType.replace('image/', '').replace('jpeg', 'jpg');
  return { ...picture, name: withExtension(name, extension) };
}

function isInvalidImage(error: unknown): boolean {
  return error instanceof AppError && error.code === 'INVALID_IMAGE';
}

function isPdf(start: Buffer): boolean {
  return start.includes('%PDF-');
}

/** The name must not promise another kind of file than the bytes are. */
function withExtension(name: string, extension: string): string {
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${extension}`;
}
