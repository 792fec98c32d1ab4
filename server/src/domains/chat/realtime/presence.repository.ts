import { alias } from 'drizzle-orm/pg-core';
import { and, eq, ne, not, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { chatParticipants } from '../../../database/tables/chats';
import { users } from '../../../database/tables/users';
import { createGatheredRead } from '../../../kit/gathered';
import { isBlocked } from '../../people/blocks/blocks.repository';

const mine = alias(chatParticipants, 'mine');
const theirs = alias(chatParticipants, 'theirs');

export type PresenceRepository = ReturnType<typeof createPresenceRepository>;

/** Prepared: asked with every connection. */
function prepareFindHidden(database: Database) {
  return database
    .select({
      id: users.id,
      isHidden: sql<boolean>`coalesce(${users.preferences}->'appearOffline' = 'true'::jsonb, false)`,
    })
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('userIds')}::uuid[])`)
    .prepare('find_hidden_people');
}

export function createPresenceRepository(database: Database) {
  const findHidden = prepareFindHidden(database);
  const find = createGatheredRead<string, boolean>(async (userIds) => {
    const rows = await findHidden.execute({ userIds });
    return new Map(rows.map(({ id, isHidden }) => [id, isHidden]));
  });
  const listContactIdsOf = async (userIds: readonly string[]): Promise<Map<string, string[]>> => {
    const isOne = sql`${mine.userId} = any(${sql.param(userIds)}::uuid[])`;
    const rows = await database
      .selectDistinct({ userId: mine.userId, id: theirs.userId })
      .from(mine)
      .innerJoin(theirs, and(eq(theirs.chatId, mine.chatId), ne(theirs.userId, mine.userId)))
      .where(and(isOne, not(isBlocked(mine.userId, theirs.userId))));
    const contacts = new Map<string, string[]>();
    for (const { userId, id } of rows) contacts.set(userId, [...(contacts.get(userId) ?? []), id]);
    return contacts;
  };

  return {
    /** Of each of these everybody who shares a chat with them, but for whom one of the two blocks. */
    listContactIdsOf,

    /** Has this person chosen to appear offline? */
    isHidden: async (userId: string): Promise<boolean> => (await find(userId)) ?? true,
  };
}
