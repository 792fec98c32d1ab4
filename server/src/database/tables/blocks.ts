import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, partOf } from '../columns';
import { isMine, nameOf, named, names, personal } from '../personal';
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

personal(blocks, {
  exported: (me) => [
    {
      setting: 'blocked',
      value: sql`(select coalesce(jsonb_agg(${names({ name: nameOf(blocks.blockedId), since: sql`${blocks.createdAt}` })}), '[]')
        from ${blocks} where ${isMine(me, blocks.blockerId)})`,
    },
  ],
  removed: named(blocks.blockerId),
});
