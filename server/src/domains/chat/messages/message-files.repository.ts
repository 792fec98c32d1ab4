import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../../database/connect';
import { messageFiles } from '../../../database/tables/messages';
import { files } from '../../../database/tables/users';

const thumbnails = alias(files, 'thumbnails');

type NewMessageFile = typeof messageFiles.$inferInsert;

/** Which files a message has. The files themselves belong to `people/files`. */
export const messageFileRows = {
  /** In their order. */
  list: (executor: Executor, messageIds: string[]) =>
    executor
      .select({
        messageId: messageFiles.messageId,
        file: {
          id: files.id,
          name: files.name,
          mimeType: files.mimeType,
          bytes: files.bytes,
          thumbnailId: thumbnails.id,
        },
      })
      .from(messageFiles)
      .innerJoin(files, eq(files.id, messageFiles.fileId))
      .leftJoin(thumbnails, eq(thumbnails.id, messageFiles.thumbnailFileId))
      .where(inArray(messageFiles.messageId, messageIds))
      .orderBy(asc(messageFiles.position)),

  /** Of its files and of their thumbnails. */
  listFileIds: async (executor: Executor, messageId: string): Promise<string[]> => {
    const rows = await executor.select().from(messageFiles).where(eq(messageFiles.messageId, messageId));
    return rows.flatMap(({ fileId, thumbnailFileId }) =>
      thumbnailFileId === null ? [fileId] : [fileId, thumbnailFileId],
    );
  },

  insert: async (tx: Tx, row: NewMessageFile): Promise<void> => {
    await tx.insert(messageFiles).values(row);
  },
};
