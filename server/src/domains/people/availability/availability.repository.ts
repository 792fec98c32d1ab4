import type { Availability } from '@plumbline/shared-schema/availability';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { availabilities } from '../../../database/tables/availabilities';
import type { AvailabilityRow } from '../../../database/tables/availabilities';
import { users } from '../../../database/tables/users';

export type AvailabilityRepository = ReturnType<typeof createAvailabilityRepository>;

export function createAvailabilityRepository(database: Database) {
  const isThere = (id: string) => and(eq(users.id, id), isNull(users.deletedAt));
  const findWhere = async (where: SQL | undefined) => {
    const [record] = await database
      .select({ fullName: users.fullName, language: users.language, row: availabilities })
      .from(users)
      .leftJoin(availabilities, eq(availabilities.userId, users.id))
      .where(where);
    return record;
  };

  return {
    /** A contractor who is still there, and when they work where they have said it. */
    findContractor: (id: string) => findWhere(and(isThere(id), eq(users.userType, 'contractor'))),

    /** The same of anybody. */
    findPerson: (id: string) => findWhere(isThere(id)),

    find: async (executor: Executor, userId: string): Promise<AvailabilityRow | undefined> => {
      const [row] = await executor.select().from(availabilities).where(eq(availabilities.userId, userId));
      return row;
    },

    put: async (tx: Tx, userId: string, given: Availability): Promise<void> => {
      const { availableFrom, hours, daysOff, timeZone } = given;
      const fresh = { availableFrom, hours, daysOff, timeZone, updatedAt: sql`now()` };
      await tx
        .insert(availabilities)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({ target: availabilities.userId, set: fresh });
    },

    /** Whatever address there was ends; null: there is none then. */
    setFeedKey: async (tx: Tx, userId: string, feedKey: string | null): Promise<void> => {
      await tx
        .insert(availabilities)
        .values({ userId, feedKey })
        .onConflictDoUpdate({ target: availabilities.userId, set: { feedKey } });
    },
  };
}
