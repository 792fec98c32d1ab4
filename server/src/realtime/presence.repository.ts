import { alias } from 'drizzle-orm/pg-core';
import { and, eq, ne, not, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { chatParticipants } from '../database/tables/chats';
import { users } from '../database/tables/users';
import { isBlocked } from '../modules/blocks/is-blocked';

const mine = alias(chatParticipants, 'mine');
const theirs = alias(chatParticipants, 'theirs');

export type PresenceRepository = ReturnType<typeof createPresenceRepository>;

export function createPresenceRepository(database: Database) {
  return {
    /** Everybody who shares a chat with this person, but for whom one of the two blocks. */
    listContactIds: async (userId: string): Promise<string[]> => {
      const rows = await database
        .selectDistinct({ id: theirs.userId })
        .from(mine)
        .innerJoin(theirs, and(eq(theirs.chatId, mine.chatId), ne(theirs.userId, userId)))
        .where(and(eq(mine.userId, userId), not(isBlocked(mine.userId, theirs.userId))));
      return rows.map(({ id }) => id);
    },

    /** Has this person chosen to appear offline? */
    isHidden: async (userId: string): Promise<boolean> => {
      const [row] = await database
        .select({
          isHidden: sql<boolean>`coalesce(${users.preferences}->'appearOffline' = 'true'::jsonb, false)`,
        })
        .from(users)
        .where(eq(users.id, userId));
      return row?.isHidden ?? true;
    },
  };
}
