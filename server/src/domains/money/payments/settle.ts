import type { Transaction, Tx } from '../../../database/connect';
import type { Cause } from '../ledger/ledger';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { ProviderEvent } from '../../../database/provider-event';
import type { PaymentFlows, PaymentNews } from './payment-flows';
import type { PaymentsRepository } from './payments.repository';
import type { ProviderEventsRepository } from './provider-events.repository';
import type { TransitSettlement } from './transit-settlement';
import type { TransitsRepository } from './transits.repository';

type Dependencies = {
  payments: PaymentsRepository;
  transits: TransitsRepository;
  providerEvents: ProviderEventsRepository;
  paymentFlows: PaymentFlows;
  transitSettlement: TransitSettlement;
  transaction: Transaction;
};
type News = { provider: OutboxEvents['provider.event']['provider']; event: ProviderEvent; cause: Cause };

/** Applies each stored event of a provider once: the rows and the ledger follow in one transaction. */
export function createSettle(parts: Dependencies) {
  const { payments, transits, providerEvents, paymentFlows, transitSettlement, transaction } = parts;

  /** `undefined`: there is nothing of ours that it could be about. */
  async function apply(tx: Tx, { provider, event, cause }: News): Promise<boolean | undefined> {
    const named = { provider, key: event.key, ref: event.ref };
    if (event.kind.startsWith('refund.')) {
      const refund = await transits.lockRefund(tx, named);
      return refund && transitSettlement.applyRefund(tx, refund, { event, cause });
    }
    if (event.kind.startsWith('payout.')) {
      const payout = await transits.lockPayout(tx, named);
      return payout && transitSettlement.applyPayout(tx, payout, { event, cause });
    }
    if (event.kind === 'account.ready')
      return (await payments.recordReady(tx, { provider, accountRef: event.ref })) || undefined;
    const payment = await payments.lockOfEvent(tx, provider, event);
    return payment && applyToPayment(tx, { payment, event, cause });
  }

  function applyToPayment(tx: Tx, news: PaymentNews): Promise<boolean> {
    const { payment, event, cause } = news;
    if (event.kind === 'charge.succeeded')
      return paymentFlows.succeed(tx, payment, { ref: event.ref, cause });
    if (event.kind === 'charge.failed') return paymentFlows.fail(tx, news);
    return event.kind === 'charge.action'
      ? paymentFlows.askPayer(tx, news)
      : paymentFlows.chargeBack(tx, news);
  }

  return ({ provider, eventId }: OutboxEvents['provider.event']): Promise<void> =>
    transaction(async (tx) => {
      const waiting = await providerEvents.lockWaiting(tx, { provider, eventId });
      if (waiting === undefined) return;
      const { event, isFresh } = waiting;
      const cause = { event: `${provider}:${eventId}`, actorId: null };
      const applied = await apply(tx, { provider, event, cause });
      // An event that names a charge only by the provider's word for it can be faster than the answer to our call.
      if (applied === undefined && event.key === undefined && isFresh)
        throw new Error(`nothing is known of ${event.kind} yet`);
      await providerEvents.recordApplied(tx, { provider, eventId }, outcomeOf(applied));
    });
}

function outcomeOf(applied: boolean | undefined): 'unknown' | 'applied' | 'late' {
  if (applied === undefined) return 'unknown';
  return applied ? 'applied' : 'late';
}
