import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { knownDevices } from '../../../database/tables/accounts';

type Device = { userId: string; deviceHash: string };

/** Nobody remembers a device after so long. */
const KEPT_DAYS = 400;

export type KnownDevicesRepository = ReturnType<typeof createKnownDevicesRepository>;

export function createKnownDevicesRepository(database: Database) {
  return {
    /** Returns whether it is new to a person who has signed in from others before. */
    record: async (executor: Executor, device: Device): Promise<boolean> => {
      const [row] = await executor
        .insert(knownDevices)
        .values(device)
        .onConflictDoUpdate({
          target: [knownDevices.userId, knownDevices.deviceHash],
          set: { seenAt: sql`now()` },
        })
        .returning({ isNew: sql<boolean>`xmax = 0` });
      if (row?.isNew !== true) return false;
      const others = and(
        eq(knownDevices.userId, device.userId),
        ne(knownDevices.deviceHash, device.deviceHash),
      );
      return (await executor.$count(knownDevices, others)) > 0;
    },

    removeOld: async (): Promise<void> => {
      await database
        .delete(knownDevices)
        .where(lt(knownDevices.seenAt, sql`now() - make_interval(days => ${KEPT_DAYS}::int)`));
    },
  };
}
