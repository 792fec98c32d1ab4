import type { Tx } from '../../../database/connect';
import type { ProviderEvent } from '../../../database/provider-event';
import type { Cause } from '../ledger/ledger';
import type { PaymentRecord } from './payments.repository';

/** What an event says about a payment, and what caused it in the ledger. */
export type PaymentNews = { payment: PaymentRecord; event: ProviderEvent; cause: Cause };

/**
 * What happens to a payment and to the contract that it is for, in one transaction: `settle-payment.ts` and
 * `chargeback.ts` of `domains/deals/flows`, which the app passes. `false`: the news came too late to say anything new.
 */
export type PaymentFlows = {
  succeed: (tx: Tx, payment: PaymentRecord, charge: { ref: string; cause: Cause }) => Promise<boolean>;
  fail: (tx: Tx, news: PaymentNews) => Promise<boolean>;
  askPayer: (tx: Tx, news: PaymentNews) => Promise<boolean>;
  chargeBack: (tx: Tx, news: PaymentNews) => Promise<boolean>;
};
