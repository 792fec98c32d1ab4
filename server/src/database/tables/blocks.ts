import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, partOf } from '../columns';
import { users } from './users';

/** Who wants no messages from whom. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: partOf(() => users.id).notNull(),
    blockedId: partOf(() => users.id).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.blockerId, t.blockedId] }), index('blocks_blocked').on(t.blockedId)],
);
