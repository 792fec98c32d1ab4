import { and, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { outbox } from '../../../database/tables/outbox';
import { LIVE_TOPICS } from './change-events';

/** Clocks differ, and what is committed late was begun before it could be read. */
const SLACK_MS = 5000;

export type MissedRepository = ReturnType<typeof createMissedRepository>;

export function createMissedRepository(database: Database) {
  return {
    /** Was anything sent to this person in the last `ms` milliseconds? May return true when nothing was. */
    hasNews: async (userId: string, ms: number): Promise<boolean> => {
      const [row] = await database
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            gte(outbox.id, firstIdAt(Date.now() - ms - SLACK_MS)),
            inArray(outbox.topic, [...LIVE_TOPICS]),
            sql`position(${`"${userId}"`} in ${outbox.payload}::text) > 0`,
          ),
        )
        .limit(1);
      return row !== undefined;
    },
  };
}

/** Ids are UUIDv7, which begin with their time: the index of ids is one of instants as well. */
function firstIdAt(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
