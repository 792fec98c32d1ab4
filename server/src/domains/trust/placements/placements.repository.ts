import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { placements } from '../../../database/tables/placements';
import type { PlacementRow } from '../../../database/tables/placements';
import { written } from '../../../database/written';

type Days = Pick<PlacementRow, 'startsAt' | 'endsAt'>;

const SHOWN = 100;
/** The clock of the database, which every process shares. */
const now = sql`now()`;

export type PlacementsRepository = ReturnType<typeof createPlacementsRepository>;

export function createPlacementsRepository(database: Database) {
  return {
    findShown: async (): Promise<PlacementRow | undefined> => {
      const [row] = await database
        .select()
        .from(placements)
        .where(and(lte(placements.startsAt, now), gt(placements.endsAt, now)))
        .limit(1);
      return row;
    },

    /** The latest first. */
    list: (): Promise<PlacementRow[]> =>
      database.select().from(placements).orderBy(desc(placements.startsAt), desc(placements.id)).limit(SHOWN),

    find: async (executor: Executor, id: string): Promise<PlacementRow | undefined> => {
      const [row] = await executor.select().from(placements).where(eq(placements.id, id));
      return row;
    },

    /** Others that are shown in what is left of these days, in turn with whoever else places one now. */
    countWithin: async (tx: Tx, { startsAt, endsAt }: Days): Promise<number> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('placements'))`);
      return tx.$count(
        placements,
        and(
          lt(placements.startsAt, endsAt),
          gt(placements.endsAt, startsAt),
          gt(placements.endsAt, now),
          lt(placements.startsAt, placements.endsAt),
        ),
      );
    },

    insert: async (tx: Tx, row: Omit<PlacementRow, 'id' | 'createdAt'>): Promise<PlacementRow> => {
      const [inserted] = await tx.insert(placements).values(row).returning();
      return written(inserted);
    },

    /** One that was not shown yet never is. `undefined` when it is over already. */
    end: async (tx: Tx, id: string): Promise<PlacementRow | undefined> => {
      const [row] = await tx
        .update(placements)
        .set({ endsAt: sql`greatest(${now}, ${placements.startsAt})` })
        .where(
          and(eq(placements.id, id), gt(placements.endsAt, now), lt(placements.startsAt, placements.endsAt)),
        )
        .returning();
      return row;
    },
  };
}
