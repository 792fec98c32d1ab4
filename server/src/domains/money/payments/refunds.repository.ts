import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { payments, refunds } from '../../../database/tables/payments';
import type { RefundRow } from '../../../database/tables/payments';
import { lockContract } from '../../../database/lock-contract';
import { namedBy, settled } from './provider-rows.repository';
import type { NamedTransit, TransitFacts, TransitStep } from './provider-rows.repository';

export type RefundRecord = RefundRow & { contractId: string; chargeRef: string | null };

/** Money on its way back to the cards that it came from. */
export function createRefundsRepository() {
  const findRefund = async (executor: Executor, id: string): Promise<RefundRecord | undefined> => {
    const [row] = await executor
      .select({ refund: refunds, contractId: payments.contractId, chargeRef: payments.ref })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, id));
    return row && { ...row.refund, contractId: row.contractId, chargeRef: row.chargeRef };
  };

  return {
    findRefund,

    insertRefund: async (tx: Tx, row: typeof refunds.$inferInsert & { id: string }): Promise<void> => {
      await tx.insert(refunds).values(row);
    },

    lockRefund: async (tx: Tx, { provider, ...named }: NamedTransit): Promise<RefundRecord | undefined> => {
      const [row] = await tx
        .select({ id: refunds.id, contractId: payments.contractId })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(and(eq(refunds.provider, provider), namedBy(refunds, named)));
      if (row === undefined) return undefined;
      await lockContract(tx, row.contractId);
      await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, row.id)).for('no key update');
      return findRefund(tx, row.id);
    },

    /** `false`: it has come further already. */
    advanceRefund: async (tx: Tx, { id, from, to }: TransitStep, facts: TransitFacts): Promise<boolean> => {
      const rows = await tx
        .update(refunds)
        .set(settled(facts, to))
        .where(and(eq(refunds.id, id), inArray(refunds.status, [...from])))
        .returning({ id: refunds.id });
      return rows.length > 0;
    },

    recordRefundRef: async (executor: Executor, id: string, ref: string): Promise<void> => {
      const isUnnamed = and(eq(refunds.id, id), isNull(refunds.ref));
      await executor.update(refunds).set({ ref }).where(isUnnamed);
    },

    /** Cents of a payment that went back to its card, or are on their way, or that its bank took. */
    gone: async (tx: Tx, paymentId: string): Promise<number> => {
      const { rows } = await tx.execute<{ gone: number }>(sql`
        select (coalesce((select sum(amount) from refunds where payment_id = ${paymentId}::uuid and status <> 'failed'), 0)
          + coalesce((select sum(amount) from chargebacks where payment_id = ${paymentId}::uuid and status <> 'won'), 0)
        )::float8 as gone`);
      return rows[0]?.gone ?? 0;
    },
  };
}
