import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
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

/** Does either of these two block the other? */
export function isBlocked(one: string | SQLWrapper, other: string | SQLWrapper): SQL {
  return sql`exists (select from blocks
    where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one}))`;
}
