import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { files } from '../../../database/tables/users';
import type { FileRow } from '../../../database/tables/users';

export type FilesRepository = ReturnType<typeof createFilesRepository>;

export function createFilesRepository(database: Database) {
  return {
    find: (id: string): Promise<FileRow | undefined> =>
      database.query.files.findFirst({ where: eq(files.id, id) }),

    insert: async (executor: Executor, row: Omit<FileRow, 'createdAt'>): Promise<void> => {
      await executor.insert(files).values(row);
    },

    remove: async (executor: Executor, id: string): Promise<FileRow | undefined> => {
      const [row] = await executor.delete(files).where(eq(files.id, id)).returning();
      return row;
    },
  };
}
