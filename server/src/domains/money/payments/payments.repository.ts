import { PAYMENT_SILENCE_DAYS } from '@plumbline/shared-schema/limits';
import { OPEN_PAYMENT_STATES } from '@plumbline/shared-schema/money-options';
import type { PaymentState } from '@plumbline/shared-schema/money-options';
import { and, desc, eq, getTableColumns, inArray, isNull, sql, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { paymentMethods, payments } from '../../../database/tables/payments';
import type { PaymentMethodRow, PaymentRow } from '../../../database/tables/payments';
import type { ProviderEvent } from '../../../database/provider-event';
import { lockContract } from '../../../database/lock-contract';
import { namedBy } from './provider-rows.repository';
import { createPayersRepository } from './payers.repository';

type ProviderOf = PaymentRow['provider'];
/** Its contract's job and sides come with it. */
export type PaymentRecord = PaymentRow & {
  jobId: string;
  clientId: string;
  professionalId: string;
  method: Pick<PaymentMethodRow, 'kind' | 'brand' | 'last4' | 'token'> | null;
};
export type PaymentChanges = Partial<Pick<PaymentRow, 'ref' | 'failure' | 'actionUrl'>>;

const select = (executor: Executor) =>
  executor
    .select({
      ...getTableColumns(payments),
      jobId: contracts.jobId,
      clientId: contracts.clientId,
      professionalId: contracts.professionalId,
      method: {
        kind: paymentMethods.kind,
        brand: paymentMethods.brand,
        last4: paymentMethods.last4,
        token: paymentMethods.token,
      },
    })
    .from(payments)
    .innerJoin(contracts, eq(contracts.id, payments.contractId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.methodId));

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>;

export function createPaymentsRepository() {
  const find = async (executor: Executor, id: string): Promise<PaymentRecord | undefined> => {
    const [row] = await select(executor).where(eq(payments.id, id));
    return row;
  };

  return {
    ...createPayersRepository(),
    find,

    listOfContract: (executor: Executor, contractId: string): Promise<PaymentRecord[]> =>
      select(executor)
        .where(eq(payments.contractId, contractId))
        .orderBy(desc(payments.createdAt), desc(payments.id)),

    /** Open for longer than anybody waits. */
    listSilent: (executor: Executor): Promise<PaymentRecord[]> => {
      const limit = sql`now() - make_interval(days => ${PAYMENT_SILENCE_DAYS}::int)`;
      const isOpen = inArray(payments.status, [...OPEN_PAYMENT_STATES]);
      return select(executor).where(and(isOpen, lt(payments.createdAt, limit)));
    },

    /** The payment of an event, by our id where it carries that, locked. `undefined`: it is none of ours. */
    lockOfEvent: async (
      tx: Tx,
      provider: ProviderOf,
      { key, ref, chargeRef }: Pick<ProviderEvent, 'key' | 'ref' | 'chargeRef'>,
    ): Promise<PaymentRecord | undefined> => {
      const named = namedBy(payments, { key, ref: chargeRef ?? ref });
      const [row] = await tx
        .select({ id: payments.id, contractId: payments.contractId })
        .from(payments)
        .where(and(eq(payments.provider, provider), named));
      if (row === undefined) return undefined;
      await lockContract(tx, row.contractId);
      await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, row.id)).for('no key update');
      return find(tx, row.id);
    },

    insert: async (tx: Tx, row: typeof payments.$inferInsert): Promise<string> => {
      const [{ id } = { id: '' }] = await tx.insert(payments).values(row).returning({ id: payments.id });
      return id;
    },

    /** `false`: it has come further already. */
    advance: async (
      tx: Tx,
      { id, from, to }: { id: string; from: readonly PaymentState[]; to: PaymentState },
      changes: PaymentChanges,
    ): Promise<boolean> => {
      const isSettled = to === 'succeeded' || to === 'failed';
      const rows = await tx
        .update(payments)
        .set({ ...changes, status: to, ...(isSettled && { settledAt: sql`now()` }) })
        .where(and(eq(payments.id, id), inArray(payments.status, [...from])))
        .returning({ id: payments.id });
      return rows.length > 0;
    },

    recordRef: async (executor: Executor, id: string, ref: string): Promise<void> => {
      await executor
        .update(payments)
        .set({ ref })
        .where(and(eq(payments.id, id), isNull(payments.ref)));
    },
  };
}
