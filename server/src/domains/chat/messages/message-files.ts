import type { MessageFile } from '@plumbline/shared-schema/messages';
import type { Executor, Tx } from '../../../database/connect';
import { readAttachment } from '../../../kit/images/attachments';
import type { Attachment } from '../../../kit/images/attachments';
import { makeThumbnail } from '../../../kit/images/pictures';
import type { Picture } from '../../../kit/images/pictures';
import type { Upload } from '../../../http/plugins/uploads';
import type { FileLinks } from '../../../kit/storage/links';
import type { FilesService } from '../../people/files/files.service';
import { messageFileRows } from './message-files.repository';

const THUMBNAIL_SIDE = 480;

/** A picture or a PDF ready to be kept; a PDF has no thumbnail. */
export type MessageAttachment = { file: Attachment; thumbnail: Picture | undefined };
type Dependencies = { files: FilesService; links: FileLinks };
type FileRecord = { id: string; name: string; mimeType: string; bytes: number; thumbnailId: string | null };

/** One after the other: pictures decoded at once would hold a lot of memory. ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE. */
export async function readMessageFiles(uploads: readonly Upload[]): Promise<MessageAttachment[]> {
  const attachments: MessageAttachment[] = [];
  for (const upload of uploads) {
    const file = await readAttachment(upload);
    const isPicture = file.mimeType !== 'application/pdf';
    attachments.push({ file, thumbnail: isPicture ? await makeThumbnail(file, THUMBNAIL_SIDE) : undefined });
  }
  return attachments;
}

export type MessageFiles = ReturnType<typeof createMessageFiles>;

/** The files of messages: whoever may read a message gets signed links to them. */
export function createMessageFiles({ files: kept, links }: Dependencies) {
  const toFile = ({ id, name, mimeType, bytes, thumbnailId }: FileRecord): MessageFile => ({
    _id: id,
    name,
    type: mimeType,
    size: bytes,
    url: links.signedLink(id),
    thumbnailUrl: thumbnailId === null ? null : links.signedLink(thumbnailId),
  });

  const list = async (executor: Executor, messageIds: string[]): Promise<Map<string, MessageFile[]>> => {
    const byMessage = new Map<string, MessageFile[]>();
    if (messageIds.length === 0) return byMessage;
    const rows = await messageFileRows.list(executor, messageIds);
    for (const { messageId, file } of rows)
      byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), toFile(file)]);
    return byMessage;
  };

  return {
    list,

    keep: async (
      tx: Tx,
      { messageId, ownerId }: { messageId: string; ownerId: string },
      attachments: readonly MessageAttachment[],
    ): Promise<MessageFile[]> => {
      for (const [position, { file, thumbnail }] of attachments.entries()) {
        const owned = { ownerId, name: file.name, visibility: 'private' } as const;
        const fileId = await kept.save(tx, { ...owned, ...file });
        const thumbnailFileId = thumbnail ? await kept.save(tx, { ...owned, ...thumbnail }) : null;
        await messageFileRows.insert(tx, { messageId, fileId, thumbnailFileId, position });
      }
      return (await list(tx, [messageId])).get(messageId) ?? [];
    },

    removeAll: async (tx: Tx, messageId: string): Promise<void> => {
      for (const id of await messageFileRows.listFileIds(tx, messageId)) await kept.remove(tx, id);
    },
  };
}
