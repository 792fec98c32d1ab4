import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** Does either of these two block the other? */
export function isBlocked(one: string | SQLWrapper, other: string | SQLWrapper): SQL {
  return sql`exists (select from blocks
    where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one}))`;
}
