import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { blocks } from '../../../database/tables/blocks';
import { users } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { personColumns } from '../users/person-columns';

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

/** BLOCKED where one of these two blocks the other. Asked before one first approaches the other, in whatever way. */
export async function refuseBlocked(executor: Executor, one: string, other: string): Promise<void> {
  const { rows } = await executor.execute<{ is: boolean }>(sql`select ${isBlocked(one, other)} as "is"`);
  if (rows[0]?.is === true) throw new AppError('BLOCKED');
}

/** Does either of these two block the other? */
export function isBlocked(one: string | SQLWrapper, other: string | SQLWrapper): SQL {
  return sql`exists (select from blocks
    where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one}))`;
}
