import type { Tx } from '../../../database/connect';
import type { Cause, Ledger } from '../ledger/ledger';
import { held, outgoing, wallet } from '../ledger/posting';
import { chargePosting } from '../ledger/postings';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { ProviderEvent } from '../../../database/provider-event';
import type { PaymentHooks } from './payment-hooks';
import type { PaymentRecord, PaymentsRepository } from './payments.repository';
import type { TransitsRepository } from './transits.repository';

type Dependencies = {
  payments: PaymentsRepository;
  transits: TransitsRepository;
  ledger: Ledger;
  outbox: Outbox;
  hooks: PaymentHooks;
};

/** What an event says about a payment, and what caused it in the ledger. */
type Said = { payment: PaymentRecord; event: ProviderEvent; cause: Cause };

const refOf = ({ ref }: Pick<ProviderEvent, 'ref'>) => (ref === '' ? {} : { ref });

/**
 * Charges and what banks take back of them. Events come in any order: success wins over failure, because the money is
 * there, and a chargeback says that there was a charge.
 */
export function createPaymentSettlement({ payments, transits, ledger, outbox, hooks }: Dependencies) {
  const tell = ({ id: paymentId, contractId, jobId, payerId: userId }: PaymentRecord, tx: Tx) =>
    outbox.add(tx, 'payment.changed', { paymentId, contractId, jobId, userId });

  async function succeed(
    tx: Tx,
    payment: PaymentRecord,
    { ref, cause }: { ref: string; cause: Cause },
  ): Promise<boolean> {
    const step = { id: payment.id, from: ['pending', 'action', 'failed'], to: 'succeeded' } as const;
    if (!(await payments.advance(tx, step, { failure: null, actionUrl: null, ...refOf({ ref }) })))
      return false;
    const { payerId, contractId } = payment;
    // All that this may move, at once, so that it never waits for a withdrawal that waits for it.
    await ledger.balancesForUpdate(tx, [wallet(payerId), outgoing(payerId), held(contractId)]);
    await ledger.post(tx, [chargePosting(payment, cause)]);
    await hooks.onPaid(tx, payment, cause);
    await tell(payment, tx);
    return true;
  }

  async function fail(tx: Tx, { payment, event }: Said): Promise<boolean> {
    const step = { id: payment.id, from: ['pending', 'action'], to: 'failed' } as const;
    const { failure = 'declined' } = event;
    if (!(await payments.advance(tx, step, { failure, actionUrl: null, ...refOf(event) }))) return false;
    await hooks.onFailed(tx, payment);
    await tell(payment, tx);
    return true;
  }

  async function askPayer(tx: Tx, { payment, event }: Said): Promise<boolean> {
    const step = { id: payment.id, from: ['pending'], to: 'action' } as const;
    const { actionUrl = null } = event;
    if (!(await payments.advance(tx, step, { actionUrl, ...refOf(event) }))) return false;
    await tell(payment, tx);
    return true;
  }

  async function chargeBack(tx: Tx, { payment, event, cause }: Said): Promise<boolean> {
    const { provider, id: paymentId } = payment;
    const { ref, amount = payment.amount, chargeRef = '' } = event;
    await succeed(tx, payment, { ref: chargeRef, cause });
    const opened = await transits.openChargeback(tx, { provider, paymentId, ref, amount });
    if (opened === undefined) return false;
    const { row: chargeback, isNew } = opened;
    if (isNew) await hooks.onChargeback(tx, { chargeback, payment, step: 'opened' }, cause);
    if (event.kind === 'chargeback.opened') return isNew;
    const step = event.kind === 'chargeback.won' ? 'won' : 'lost';
    if (!(await transits.closeChargeback(tx, chargeback.id, step))) return false;
    await hooks.onChargeback(tx, { chargeback, payment, step }, cause);
    return true;
  }

  return {
    succeed,
    /** `false`: it came too late to say anything new. */
    apply: (tx: Tx, said: Said): Promise<boolean> => {
      const { payment, event, cause } = said;
      if (event.kind === 'charge.succeeded') return succeed(tx, payment, { ref: event.ref, cause });
      if (event.kind === 'charge.failed') return fail(tx, said);
      return event.kind === 'charge.action' ? askPayer(tx, said) : chargeBack(tx, said);
    },
  };
}
export type PaymentSettlement = ReturnType<typeof createPaymentSettlement>;
