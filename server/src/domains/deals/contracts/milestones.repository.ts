import type { NewMilestones } from '@plumbline/shared-schema/milestones';
import { toCents } from '@plumbline/shared-schema/money';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { milestones } from '../../../database/tables/milestones';
import { written } from '../../../database/written';

/** Writes only: milestones are read with their contract. Call these with the contract locked, or new. */
export const milestoneWrites = {
  insert: async (tx: Tx, contractId: string, wanted: NewMilestones): Promise<void> => {
    const rows = wanted.map(({ amount, ...milestone }, position) => ({
      ...milestone,
      contractId,
      position,
      amount: toCents(amount),
    }));
    if (rows.length > 0) await tx.insert(milestones).values(rows);
  },

  approve: async (tx: Tx, { id, milestoneId }: { id: string; milestoneId: string }): Promise<void> => {
    const [approved] = await tx
      .update(milestones)
      .set({ approvedAt: sql`now()` })
      .where(
        and(eq(milestones.id, milestoneId), eq(milestones.contractId, id), isNull(milestones.approvedAt)),
      )
      .returning({ id: milestones.id });
    written(approved);
  },
};
export type MilestoneWrites = typeof milestoneWrites;
