import { eq } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { files } from '../../../database/tables/users';
import type { FileRow } from '../../../database/tables/users';

export type FilesRepository = ReturnType<typeof createFilesRepository>;

export function createFilesRepository(database: Database) {
  return {
    find: (id: string): Promise<FileRow | undefined> =>
      database.query.files.findFirst({ where: eq(files.id, id) }),

    /** It stays until the transaction ends. */
    lock: async (tx: Tx, id: string): Promise<FileRow | undefined> => {
      const [row] = await tx.select().from(files).where(eq(files.id, id)).for('key share');
      return row;
    },

    insert: async (executor: Executor, row: Omit<FileRow, 'createdAt'>): Promise<void> => {
      await executor.insert(files).values(row);
    },

    remove: async (executor: Executor, id: string): Promise<FileRow | undefined> => {
      const [row] = await executor.delete(files).where(eq(files.id, id)).returning();
      return row;
    },
  };
}
