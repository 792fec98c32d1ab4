import { and, desc, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { blocks } from '../../../database/tables/blocks';
import { users } from '../../../database/tables/users';
import { personColumns } from '../../people/users/person-columns';

export type BlocksRepository = ReturnType<typeof createBlocksRepository>;
type Pair = { blockerId: string; blockedId: string };

export function createBlocksRepository(database: Database) {
  return {
    /** The latest first. */
    list: (blockerId: string) =>
      database
        .select(personColumns(users))
        .from(blocks)
        .innerJoin(users, eq(users.id, blocks.blockedId))
        .where(eq(blocks.blockerId, blockerId))
        .orderBy(desc(blocks.createdAt), desc(users.id)),

    insert: async (executor: Executor, pair: Pair): Promise<void> => {
      await executor.insert(blocks).values(pair).onConflictDoNothing();
    },

    remove: async (executor: Executor, { blockerId, blockedId }: Pair): Promise<void> => {
      await executor
        .delete(blocks)
        .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
    },
  };
}
