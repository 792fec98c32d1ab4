import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { paymentMethods, payouts } from '../../../database/tables/payments';
import type { PayoutRow } from '../../../database/tables/payments';
import { namedBy, settled } from './provider-rows.repository';
import type { NamedTransit, TransitFacts, TransitStep } from './provider-rows.repository';

export type PayoutRecord = PayoutRow & { token: string | null };

/** Money on its way to bank accounts. */
export function createPayoutsRepository() {
  const findPayout = async (executor: Executor, id: string): Promise<PayoutRecord | undefined> => {
    const [row] = await executor
      .select({ payout: payouts, token: paymentMethods.token })
      .from(payouts)
      .leftJoin(paymentMethods, eq(paymentMethods.id, payouts.methodId))
      .where(eq(payouts.id, id));
    return row && { ...row.payout, token: row.token };
  };

  return {
    findPayout,

    insertPayout: async (tx: Tx, row: typeof payouts.$inferInsert & { id: string }): Promise<void> => {
      await tx.insert(payouts).values(row);
    },

    lockPayout: async (tx: Tx, { provider, ...named }: NamedTransit): Promise<PayoutRecord | undefined> => {
      const [row] = await tx
        .select({ id: payouts.id })
        .from(payouts)
        .where(and(eq(payouts.provider, provider), namedBy(payouts, named)))
        .for('no key update');
      return row && findPayout(tx, row.id);
    },

    /** `false`: it has come further already. */
    advancePayout: async (tx: Tx, { id, from, to }: TransitStep, facts: TransitFacts): Promise<boolean> => {
      const rows = await tx
        .update(payouts)
        .set(settled(facts, to))
        .where(and(eq(payouts.id, id), inArray(payouts.status, [...from])))
        .returning({ id: payouts.id });
      return rows.length > 0;
    },

    recordPayoutRef: async (executor: Executor, id: string, ref: string): Promise<void> => {
      const isUnnamed = and(eq(payouts.id, id), isNull(payouts.ref));
      await executor.update(payouts).set({ ref }).where(isUnnamed);
    },
  };
}
