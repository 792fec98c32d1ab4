import type { Tx } from '../../../database/connect';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { Cause, Ledger } from '../../money/ledger/ledger';
import { held, outgoing, wallet } from '../../money/ledger/posting';
import { chargePosting, fundPosting } from '../../money/ledger/postings';
import type { OutflowService } from '../../money/payments/outflow.service';
import type { PaymentNews } from '../../money/payments/payment-flows';
import type { PaymentRecord, PaymentsRepository } from '../../money/payments/payments.repository';
import { takesMoney } from '../contract-records/contract-dues';
import type { ContractRecord } from '../contract-records/contract-records.repository';
import type { ContractsRepository } from '../contract-records/contracts.repository';
import type { FundingMoves } from './funding-moves';

type Dependencies = {
  payments: Pick<PaymentsRepository, 'advance'>;
  contracts: Pick<ContractsRepository, 'findIn'>;
  fundingMoves: FundingMoves;
  outflow: Pick<OutflowService, 'payBack'>;
  ledger: Ledger;
  outbox: Outbox;
};

export type SettlePayment = ReturnType<typeof createSettlePayment>;

/**
 * What becomes of a payment and, in the same transaction, of the contract that it is for. The caller has locked the
 * contract, then the payment. Events come in any order: success wins over failure, because the money is there. Each
 * answers `false` where the news came too late to say anything new.
 */
export function createSettlePayment(parts: Dependencies) {
  const { payments, contracts, fundingMoves, outflow, ledger, outbox } = parts;

  function announce(tx: Tx, { id: paymentId, contractId, jobId, payerId: userId }: PaymentRecord) {
    return outbox.add(tx, 'payment.changed', { paymentId, contractId, jobId, userId });
  }

  return {
    /** `ref`: the provider's word for the charge; empty where the wallet pays all of it. */
    succeed: async (
      tx: Tx,
      payment: PaymentRecord,
      { ref, cause }: { ref: string; cause: Cause },
    ): Promise<boolean> => {
      const { payerId, contractId, amount, fromBalance } = payment;
      const step = { id: payment.id, from: ['pending', 'action', 'failed'], to: 'succeeded' } as const;
      if (!(await payments.advance(tx, step, { failure: null, actionUrl: null, ...refIn({ ref }) })))
        return false;

      // All accounts that this may move, at once, so that it never waits for a withdrawal that waits for it.
      const accounts = [wallet(payerId), outgoing(payerId), held(contractId)];
      await ledger.balancesForUpdate(tx, accounts);
      await ledger.post(tx, [chargePosting(payment, cause)]);

      // Into the contract while that takes it; else, or where the rest is gone from the wallet, back to the card.
      const record = await contracts.findIn(tx, { id: contractId, viewerId: null });
      const [inWallet = 0] = await ledger.balancesForUpdate(tx, accounts);
      const whole = amount + fromBalance;
      if (whole <= inWallet && whole <= openFor(record, payment.milestoneId)) {
        await ledger.post(tx, [fundPosting({ ...payment, amount: whole }, cause)]);
        await fundingMoves.funded(tx, payment);
      } else {
        await outflow.payBack(tx, { userId: payerId, contractId, most: amount }, cause);
        await fundingMoves.failed(tx, payment);
      }
      await announce(tx, payment);
      return true;
    },

    /** The charge did not go through; it may do so yet. */
    fail: async (tx: Tx, { payment, event }: PaymentNews): Promise<boolean> => {
      const step = { id: payment.id, from: ['pending', 'action'], to: 'failed' } as const;
      const { failure = 'declined' } = event;
      if (!(await payments.advance(tx, step, { failure, actionUrl: null, ...refIn(event) }))) return false;
      await fundingMoves.failed(tx, payment);
      await announce(tx, payment);
      return true;
    },

    /** The payer has to confirm the charge on a page of the bank. */
    askPayer: async (tx: Tx, { payment, event }: PaymentNews): Promise<boolean> => {
      const step = { id: payment.id, from: ['pending'], to: 'action' } as const;
      const { actionUrl = null } = event;
      if (!(await payments.advance(tx, step, { actionUrl, ...refIn(event) }))) return false;
      await announce(tx, payment);
      return true;
    },
  };
}

const refIn = ({ ref }: { ref: string }) => (ref === '' ? {} : { ref });

/** Cents that the contract, or the milestone that is paid, still takes; none where one of the two has changed meanwhile. */
function openFor(record: ContractRecord | undefined, milestoneId: string | null): number {
  if (record === undefined || !takesMoney(record)) return 0;
  const { contract, money, milestones } = record;
  const left = (amount: number, there: { held: number; released: number } | null) =>
    amount - (there ? there.held + there.released : 0);
  if (milestoneId === null) return milestones.length > 0 ? 0 : left(contract.amount, money);
  const milestone = milestones.find(({ id }) => id === milestoneId);
  return milestone ? left(milestone.amount, milestone) : 0;
}
