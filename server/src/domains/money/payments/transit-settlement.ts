import type { Tx } from '../../../database/connect';
import type { Cause, Ledger } from '../ledger/ledger';
import {
  paidBackPosting,
  paybackFailedPosting,
  withdrawFailedPosting,
  withdrawnPosting,
  withdrawReturnedPosting,
} from '../ledger/leaving-postings';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { ProviderEvent } from '../../../database/provider-event';
import type { PayoutRecord, RefundRecord, TransitsRepository } from './transits.repository';

type Dependencies = { transits: TransitsRepository; ledger: Ledger; outbox: Outbox };
type News = { event: ProviderEvent; cause: Cause };

function factsOf({ ref, failure }: ProviderEvent) {
  return { ...(ref !== '' && { ref }), ...(failure !== undefined && { failure }) };
}

/** Refunds and payouts, which arrive or come back. */
export function createTransitSettlement({ transits, ledger, outbox }: Dependencies) {
  const announce = ({ id: payoutId, userId }: PayoutRecord, tx: Tx) =>
    outbox.add(tx, 'payout.changed', { payoutId, userId });

  async function returnPaid(tx: Tx, payout: PayoutRecord, { event, cause }: News): Promise<boolean> {
    const step = { id: payout.id, from: ['paid'], to: 'failed' } as const;
    if (!(await transits.advancePayout(tx, step, factsOf(event)))) return false;
    await ledger.post(tx, [withdrawReturnedPosting(payout, cause)]);
    await announce(payout, tx);
    return true;
  }

  return {
    /** `false`: it came too late to say anything new. */
    applyRefund: async (tx: Tx, refund: RefundRecord, { event, cause }: News): Promise<boolean> => {
      const isPaid = event.kind === 'refund.paid';
      const step = { id: refund.id, from: ['pending'], to: isPaid ? 'paid' : 'failed' } as const;
      if (!(await transits.advanceRefund(tx, step, factsOf(event)))) return false;
      const posting = isPaid ? paidBackPosting : paybackFailedPosting;
      await ledger.post(tx, [posting(refund, cause)]);
      await outbox.add(tx, 'refund.changed', { refundId: refund.id, userId: refund.userId });
      return true;
    },

    /** A bank may send back what was paid. */
    applyPayout: async (tx: Tx, payout: PayoutRecord, news: News): Promise<boolean> => {
      const { event, cause } = news;
      const isPaid = event.kind === 'payout.paid';
      const step = { id: payout.id, from: ['pending'], to: isPaid ? 'paid' : 'failed' } as const;
      if (!(await transits.advancePayout(tx, step, factsOf(event))))
        return isPaid ? false : returnPaid(tx, payout, news);
      const posting = isPaid ? withdrawnPosting : withdrawFailedPosting;
      await ledger.post(tx, [posting(payout, cause)]);
      await announce(payout, tx);
      return true;
    },
  };
}
export type TransitSettlement = ReturnType<typeof createTransitSettlement>;
