import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { chats } from '../../../database/tables/chats';
import { isBlocked } from '../../people/blocks/blocks.repository';

/** Prepared: it is asked for every page of messages and with every room that is joined. */
function prepareFindPair(database: Database) {
  return database
    .select({
      id: chats.id,
      firstUserId: chats.firstUserId,
      secondUserId: chats.secondUserId,
      isBlocked: sql<boolean>`${isBlocked(chats.firstUserId, chats.secondUserId)}`,
    })
    .from(chats)
    .where(eq(chats.id, sql.placeholder('id')))
    .prepare('find_chat_pair');
}

/** Part of the chats' repository: who a chat is between, and no more. */
export function pairsIn(database: Database) {
  const find = prepareFindPair(database);
  return {
    /** For one of the two; an outsider finds nothing. `isBlocked`: one of them blocks the other. */
    findPair: async ({ id, userId }: { id: string; userId: string }) => {
      const [row] = await find.execute({ id });
      if (row === undefined || ![row.firstUserId, row.secondUserId].includes(userId)) return undefined;
      const otherId = row.firstUserId === userId ? row.secondUserId : row.firstUserId;
      return { id: row.id, otherId, isBlocked: row.isBlocked };
    },
  };
}
