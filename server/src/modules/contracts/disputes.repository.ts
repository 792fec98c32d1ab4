import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../database/connect';
import { disputes } from '../../database/tables/disputes';

type NewDispute = typeof disputes.$inferInsert;
export type ClosedDispute = Pick<NewDispute, 'outcome' | 'note'> & { status: 'withdrawn' | 'resolved' };

/** Writes only: disputes are read with their contract. Call these with the contract locked. */
export function createDisputesRepository() {
  return {
    insert: async (tx: Tx, row: NewDispute): Promise<void> => {
      await tx.insert(disputes).values(row);
    },

    close: async (tx: Tx, id: string, closed: ClosedDispute): Promise<void> => {
      await tx
        .update(disputes)
        .set({ ...closed, closedAt: sql`now()` })
        .where(and(eq(disputes.id, id), eq(disputes.status, 'open')));
    },
  };
}
export type DisputesRepository = ReturnType<typeof createDisputesRepository>;
