import { attachmentProblem, dataUrlType, isAttachmentType } from '@plumbline/shared-schema/attachments';
import type { CreateJob } from '@plumbline/shared-schema/jobs';
import { AppError } from '../../../kit/errors';
import { readAttachment } from '../../../kit/images/attachments';
import type { Attachment } from '../../../kit/images/attachments';
import { makeThumbnail } from '../../../kit/images/pictures';
import type { Picture } from '../../../kit/images/pictures';
import type { FileInText } from '../../../http/plugins/file-in-text';
import { cleanName } from '../../../http/plugins/uploads';

const THUMBNAIL_SIDE = 480;

/** A job's attachment ready to be stored; a PDF has no thumbnail. */
export type JobAttachment = { file: Attachment; thumbnail: Picture | undefined };

/**
 * Reads the file of a job body; `undefined` without one. In `attachment` stands `data:<mime>;base64,@<hash>` for it. Both
 * what the text declares and what the bytes are must be allowed. Errors: ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE with
 * `details.name`.
 */
export async function readJobAttachment(
  input: Pick<CreateJob, 'attachment' | 'attachmentName'>,
  given: FileInText | undefined,
): Promise<JobAttachment | undefined> {
  if (!input.attachment) return undefined;
  const name = cleanName(input.attachmentName ?? 'attachment');
  const type = dataUrlType(input.attachment);
  if (type === undefined || given === undefined || !input.attachment.endsWith(`@${given.hash}`))
    throw new AppError('ATTACHMENT_TYPE', { name });
  // Some systems still say image/jpg, which was never a registered type.
  const problem = attachmentProblem({
    type: type === 'image/jpg' ? 'image/jpeg' : type,
    size: given.size,
  });
  if (problem !== undefined) throw new AppError(problem, { name });
  const file = await readAttachment({ name, path: given.path, size: given.size });
  if (!isAttachmentType(file.mimeType)) throw new AppError('ATTACHMENT_TYPE', { name });
  const thumbnail =
    file.mimeType === 'application/pdf' ? undefined : await makeThumbnail(file, THUMBNAIL_SIDE);
  return { file, thumbnail };
}
