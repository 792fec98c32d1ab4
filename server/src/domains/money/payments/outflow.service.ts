import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import { paybackPosting, withdrawPosting } from '../ledger/leaving-postings';
import type { Cause, Ledger } from '../ledger/ledger';
import { outgoing, wallet } from '../ledger/posting';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { PaymentProvider } from '../providers/payment-provider';
import type { PaymentsRepository } from './payments.repository';
import type { TransitsRepository } from './transits.repository';

type Dependencies = {
  payments: PaymentsRepository;
  transits: TransitsRepository;
  ledger: Ledger;
  outbox: Outbox;
  provider: PaymentProvider | undefined;
};

type Payback = { userId: string; contractId: string; most?: number };
type Withdrawal = { userId: string; methodId: string; amount: number };

export type OutflowService = ReturnType<typeof createOutflowService>;

/** Money that leaves: back to the card that it came from, or to a bank account. */
export function createOutflowService({ payments, transits, ledger, outbox, provider }: Dependencies) {
  return {
    /**
     * As much of the wallet as came by card for this contract and has not gone back yet, newest charge first; `most` cents
     * at the most. The rest stays in the wallet.
     */
    payBack: async (tx: Tx, { userId, contractId, most }: Payback, cause: Cause): Promise<void> => {
      const [balance = 0] = await ledger.balancesForUpdate(tx, [wallet(userId), outgoing(userId)]);
      let left = Math.min(balance, most ?? balance);
      for (const payment of await payments.listOfContract(tx, contractId)) {
        if (payment.status !== 'succeeded' || payment.payerId !== userId) continue;
        const amount = Math.min(left, payment.amount - (await transits.gone(tx, payment.id)));
        if (amount <= 0) continue;
        left -= amount;
        const refund = { id: uuidv7(), userId, amount, provider: payment.provider, paymentId: payment.id };
        await transits.insertRefund(tx, refund);
        await ledger.post(tx, [paybackPosting({ ...refund, contractId }, cause)]);
        await outbox.add(tx, 'refund.begun', { refundId: refund.id, contractId });
      }
    },

    /** PAYMENTS_OFF, METHOD_NOT_FOUND, PAYOUTS_NOT_READY, INSUFFICIENT_FUNDS. Returns the id of the payout. */
    withdraw: async (tx: Tx, { userId, methodId, amount }: Withdrawal): Promise<string> => {
      if (provider === undefined) throw new AppError('PAYMENTS_OFF');
      const find = (id: string) => payments.findMethod(tx, { id, userId });
      const method = await getExisting(methodId, find, 'METHOD_NOT_FOUND');
      if (method.kind !== 'bank' || method.provider !== provider.name) throw new AppError('METHOD_NOT_FOUND');
      const payer = await payments.payerOf(tx, { userId, provider: provider.name });
      if (!provider.isTest && payer?.payoutsReady !== true) throw new AppError('PAYOUTS_NOT_READY');
      const payout = { id: uuidv7(), userId, methodId: method.id, amount, provider: provider.name };
      await transits.insertPayout(tx, payout);
      await ledger.post(tx, [withdrawPosting(payout, { event: `person:${userId}`, actorId: userId })]);
      await outbox.add(tx, 'payout.begun', { payoutId: payout.id, userId });
      return payout.id;
    },
  };
}
