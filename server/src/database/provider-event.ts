import type { PaymentFailure } from '@plumbline/shared-schema/money-options';

export type ProviderEventKind =
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.action'
  | 'refund.paid'
  | 'refund.failed'
  | 'payout.paid'
  | 'payout.failed'
  | 'chargeback.opened'
  | 'chargeback.won'
  | 'chargeback.lost'
  | 'account.ready';

/** A fact that a payment provider told us, as it is stored. */
export type ProviderEvent = {
  id: string;
  kind: ProviderEventKind;
  /** Our own id, which went out with the order; absent: it is found by `ref`. */
  key?: string;
  ref: string;
  /** Of the charge that a chargeback is about. */
  chargeRef?: string;
  /** Cents. */
  amount?: number;
  failure?: PaymentFailure;
  actionUrl?: string;
};
