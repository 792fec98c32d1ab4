import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { attachmentProblem, isAttachmentType, readDataUrl } from '@plumbline/shared-schema/attachments';
import type { CreateJob } from '@plumbline/shared-schema/jobs';
import { AppError } from '../../errors';
import { readAttachment } from '../../images/attachments';
import type { Attachment } from '../../images/attachments';
import { makeThumbnail } from '../../images/pictures';
import type { Picture } from '../../images/pictures';
import { cleanName } from '../../plugins/uploads';

const THUMBNAIL_SIDE = 480;

/** A job's attachment ready to be stored; a PDF has no thumbnail. */
export type JobAttachment = { file: Attachment; thumbnail: Picture | undefined };

/**
 * Reads `attachment` (`data:<mime>;base64,…`) of a job body into files in `folder`; `undefined` without one. Both what the text declares
 * and what the bytes are must be allowed. Errors: ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE with `details.name`.
 */
export async function readJobAttachment(
  input: Pick<CreateJob, 'attachment' | 'attachmentName'>,
  folder: string,
): Promise<JobAttachment | undefined> {
  if (!input.attachment) return undefined;
  const name = cleanName(input.attachmentName ?? 'attachment');
  const data = readDataUrl(input.attachment);
  if (data === undefined) throw new AppError('ATTACHMENT_TYPE', { name });
  // Some systems still say image/jpg, which was never a registered type.
  const problem = attachmentProblem({ ...data, type: data.type === 'image/jpg' ? 'image/jpeg' : data.type });
  if (problem !== undefined) throw new AppError(problem, { name });
  const file = await readAttachment({ name, path: await write(folder, data.base64), size: data.size });
  if (!isAttachmentType(file.mimeType)) throw new AppError('ATTACHMENT_TYPE', { name });
  const thumbnail =
    file.mimeType === 'application/pdf' ? undefined : await makeThumbnail(file, THUMBNAIL_SIDE);
  return { file, thumbnail };
}

async function write(folder: string, base64: string): Promise<string> {
  const target = path.join(folder, randomUUID());
  await fs.writeFile(target, base64, { encoding: 'base64', flag: 'wx', mode: 0o600 });
  return target;
}
