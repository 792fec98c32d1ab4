import type { Tx } from '../../../database/connect';
import type { FilesService } from '../../people/files/files.service';
import type { JobAttachment } from './job-attachment';

type JobFileIds = { attachmentFileId: string | null; thumbnailFileId: string | null };

export type JobFiles = ReturnType<typeof createJobFiles>;

/** The files of a job: its attachment and, of a picture, the thumbnail. */
export function createJobFiles(files: FilesService) {
  return {
    /** Returns the ids for the job's row. */
    store: async (tx: Tx, ownerId: string, { file, thumbnail }: JobAttachment): Promise<JobFileIds> => {
      const kept = { ownerId, name: file.name, visibility: 'private' } as const;
      const attachmentFileId = await files.save(tx, { ...kept, ...file, blur: thumbnail?.blur });
      const thumbnailFileId = thumbnail ? await files.save(tx, { ...kept, ...thumbnail }) : null;
      return { attachmentFileId, thumbnailFileId };
    },

    /** Deletes both; the foreign keys set the job's columns to null. */
    remove: async (tx: Tx, { attachmentFileId, thumbnailFileId }: JobFileIds): Promise<void> => {
      for (const id of [attachmentFileId, thumbnailFileId]) if (id !== null) await files.remove(tx, id);
    },
  };
}
