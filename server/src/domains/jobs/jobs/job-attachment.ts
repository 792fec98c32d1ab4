import { attachmentProblem, dataUrlType, isAttachmentType } from '@plumbline/shared-schema/attachments';
import { PICTURE_SIDES } from '@plumbline/shared-schema/limits';
import type { CreateJob } from '@plumbline/shared-schema/jobs';
import { AppError } from '../../../kit/errors';
import { readAttachment } from '../../../kit/images/attachments';
import type { Attachment } from '../../../kit/images/attachments';
import { makeThumbnail } from '../../../kit/images/pictures';
import type { LocalFile } from '../../../kit/storage/incoming';
import type { FileInText } from '../../../http/plugins/file-in-text';
import { cleanName } from '../../../http/plugins/uploads';

/** A file of a job ready to be stored. `blur`: of a picture. */
export type JobAttachment = { file: Attachment; isPicture: boolean; blur: string | undefined };

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
  return readJobFile({ name, path: given.path, size: given.size });
}

/** ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE, PICTURE_TOO_LARGE, BUSY. */
export async function readJobFile(source: LocalFile & { name: string }): Promise<JobAttachment> {
  const file = await readAttachment(source);
  if (!isAttachmentType(file.mimeType)) throw new AppError('ATTACHMENT_TYPE', { name: source.name });
  if (file.mimeType === 'application/pdf') return { file, isPicture: false, blur: undefined };
  const { blur } = await makeThumbnail(file, PICTURE_SIDES[0]);
  return { file, isPicture: true, blur };
}
