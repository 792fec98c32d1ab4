import { alias } from 'drizzle-orm/pg-core';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { chatParticipants } from '../database/tables/chats';
import { users } from '../database/tables/users';

const mine = alias(chatParticipants, 'mine');
const theirs = alias(chatParticipants, 'theirs');

export type PresenceRepository = ReturnType<typeof createPresenceRepository>;

export function createPresenceRepository(database: Database) {
  return {
    /** Everybody who shares a chat with this person. */
    listContactIds: async (userId: string): Promise<string[]> => {
      const rows = await database
        .selectDistinct({ id: theirs.userId })
        .from(mine)
        .innerJoin(theirs, and(eq(theirs.chatId, mine.chatId), ne(theirs.userId, userId)))
        .where(eq(mine.userId, userId));
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
