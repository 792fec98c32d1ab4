import { asc, inArray } from 'drizzle-orm';
import type { Executor } from './connect';
import { users } from './tables/users';

/**
 * Locks these people until the transaction ends, so that concurrent calls count each other's rows. Sorted: two
 * transactions that locked them the other way round would deadlock.
 */
export async function lockPeople(executor: Executor, ids: readonly string[]): Promise<void> {
  await executor
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');
}
