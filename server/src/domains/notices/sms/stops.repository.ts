import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { smsStops } from '../../../database/tables/text-messages';
import { fingerprint } from '../../../kit/digests';

/** Whether the number in this column answered STOP. */
export const isStopped = (number: SQL): SQL =>
  sql`exists (select from sms_stops where number_hash = encode(sha256(convert_to(${number}, 'UTF8')), 'hex'))`;

export type StopsRepository = ReturnType<typeof createStopsRepository>;

/** Numbers that want no text messages. */
export const createStopsRepository = (database: Database) => ({
  has: async (executor: Executor, number: string): Promise<boolean> =>
    (await executor.$count(smsStops, eq(smsStops.numberHash, fingerprint(number)))) > 0,

  add: async (number: string): Promise<void> => {
    await database
      .insert(smsStops)
      .values({ numberHash: fingerprint(number) })
      .onConflictDoNothing();
  },

  remove: async (number: string): Promise<void> => {
    await database.delete(smsStops).where(eq(smsStops.numberHash, fingerprint(number)));
  },
});
