import type { Tx } from '../../../database/connect';
import { readAttachment } from '../../../kit/images/attachments';
import type { Attachment } from '../../../kit/images/attachments';
import type { Upload } from '../../../http/plugins/uploads';
import type { FilesService } from './files.service';

/** One after the other: ten pictures decoded at once would hold a lot of memory. ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE. */
export async function readAttachments(uploads: readonly Upload[]): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const upload of uploads) attachments.push(await readAttachment(upload));
  return attachments;
}

/** As files that only signed links open; returns their ids. */
export async function keepAttachments(
  tx: Tx,
  files: FilesService,
  { attachments, ownerId }: { attachments: readonly Attachment[]; ownerId: string },
): Promise<string[]> {
  const ids: string[] = [];
  for (const file of attachments) ids.push(await files.save(tx, { ...file, ownerId, visibility: 'private' }));
  return ids;
}
