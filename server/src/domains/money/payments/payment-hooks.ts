import type { Tx } from '../../../database/connect';
import type { ChargebackRow } from '../../../database/tables/payments';
import type { Cause } from '../ledger/ledger';
import type { PaymentRecord } from './payments.repository';

export type ChargebackStep = {
  chargeback: ChargebackRow;
  payment: PaymentRecord;
  step: 'opened' | 'won' | 'lost';
};

/** What follows from payments for what they are for, in the transaction that settles them. */
export type PaymentHooks = {
  /** What was charged is in the payer's wallet. */
  onPaid: (tx: Tx, payment: PaymentRecord, cause: Cause) => Promise<void>;
  /** The charge did not go through; it may do so yet. */
  onFailed: (tx: Tx, payment: PaymentRecord) => Promise<void>;
  onChargeback: (tx: Tx, step: ChargebackStep, cause: Cause) => Promise<void>;
};

/** Those of contracts join while the services are wired: contracts order payments, and payments fund contracts. */
export function createPaymentHooks() {
  const joined: PaymentHooks[] = [];
  const all: PaymentHooks = {
    onPaid: async (tx, payment, cause) => {
      for (const { onPaid } of joined) await onPaid(tx, payment, cause);
    },
    onFailed: async (tx, payment) => {
      for (const { onFailed } of joined) await onFailed(tx, payment);
    },
    onChargeback: async (tx, step, cause) => {
      for (const { onChargeback } of joined) await onChargeback(tx, step, cause);
    },
  };
  return { ...all, join: (hooks: PaymentHooks): void => void joined.push(hooks) };
}
