import { UPLOAD_MAX_BYTES } from '@plumbline/shared-schema/limits';
import { AppError } from '../errors';
import { readPicture } from './pictures';
import type { Picture } from './pictures';

/** A checked attachment: a re-encoded image, or a PDF as it came (it is only ever served as a download). */
export type Attachment = { bytes: Buffer; mimeType: Picture['mimeType'] | 'application/pdf'; name: string };

/** PDF readers accept some bytes in front of the mark. */
const PDF_MARK_WITHIN = 1024;

/**
 * jpg, png, gif, svg (becomes png) or pdf, judged by its bytes, ≤ 5 MiB (SPEC §5). Errors: ATTACHMENT_TYPE,
 * ATTACHMENT_TOO_LARGE, both with `details.name`.
 */
export async function readAttachment(file: { name: string; bytes: Buffer }): Promise<Attachment> {
  const { name, bytes } = file;
  if (bytes.length > UPLOAD_MAX_BYTES) throw new AppError('ATTACHMENT_TOO_LARGE', { name });
  if (isPdf(bytes)) return { bytes, mimeType: 'application/pdf', name: withExtension(name, 'pdf') };
  const picture = await readPicture(bytes, { svg: 'rasterise' }).catch(() => {
    throw new AppError('ATTACHMENT_TYPE', { name });
  });
  const extension = picture.mimeType.replace('image/', '').replace('jpeg', 'jpg');
  return { ...picture, name: withExtension(name, extension) };
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, PDF_MARK_WITHIN).includes('%PDF-');
}

/** The name must not promise another kind of file than the bytes are. */
function withExtension(name: string, extension: string): string {
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${extension}`;
}
