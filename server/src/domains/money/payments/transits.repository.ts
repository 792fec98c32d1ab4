import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { chargebacks } from '../../../database/tables/payments';
import type { ChargebackRow } from '../../../database/tables/payments';
import { createPayoutsRepository } from './payouts.repository';
import { createRefundsRepository } from './refunds.repository';

export type { PayoutRecord } from './payouts.repository';
export type { RefundRecord } from './refunds.repository';

export type TransitsRepository = ReturnType<typeof createTransitsRepository>;

/** Money on its way out: refunds, payouts, and what banks take back. */
export function createTransitsRepository() {
  return {
    ...createRefundsRepository(),
    ...createPayoutsRepository(),

    /** The chargeback of this name; the first event of it makes it. `isNew`: it did. */
    openChargeback: async (
      tx: Tx,
      given: typeof chargebacks.$inferInsert,
    ): Promise<{ row: ChargebackRow; isNew: boolean } | undefined> => {
      const [made] = await tx
        .insert(chargebacks)
        .values(given)
        .onConflictDoNothing({ target: [chargebacks.provider, chargebacks.ref] })
        .returning();
      if (made !== undefined) return { row: made, isNew: true };
      const [row] = await tx
        .select()
        .from(chargebacks)
        .where(and(eq(chargebacks.provider, given.provider), eq(chargebacks.ref, given.ref)))
        .for('no key update');
      return row && { row, isNew: false };
    },

    /** `false`: it is closed already. */
    closeChargeback: async (tx: Tx, id: string, to: 'won' | 'lost'): Promise<boolean> => {
      const rows = await tx
        .update(chargebacks)
        .set({ status: to, closedAt: sql`now()` })
        .where(and(eq(chargebacks.id, id), eq(chargebacks.status, 'open')))
        .returning({ id: chargebacks.id });
      return rows.length > 0;
    },
  };
}
