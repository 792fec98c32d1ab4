import type { ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractStatus } from '@plumbline/shared-schema/contracts';
import type { Fund, Payment } from '@plumbline/shared-schema/contract-money';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Refusal } from '../../../kit/state-machines/mover';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Ledger } from '../../money/ledger/ledger';
import { held, outgoing, wallet } from '../../money/ledger/posting';
import type { PaymentsService } from '../../money/payments/payments.service';
import { dueOf, dueOfMilestone } from '../contract-records/contract-dues';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractReads } from '../contract-records/contract-reads';
import type { ContractRecord } from '../contract-records/contract-records.repository';
import type { SettlePayment } from './settle-payment';

type Dependencies = {
  moves: ContractMoves;
  payments: Pick<PaymentsService, 'begin' | 'readIn'>;
  settlePayment: SettlePayment;
  ledger: Ledger;
  readIn: ContractReads['readIn'];
  transaction: Transaction;
};

export type FundContract = ReturnType<typeof createFund>;

/**
 * The hirer pays all that is due, with milestones for one of them, from a card, with `useBalance` as much as there is from
 * the wallet. NOTHING_DUE, PAYMENT_UNDER_WAY, PAYMENTS_OFF, METHOD_NOT_FOUND, MILESTONE_NOT_FOUND.
 */
export function createFund(parts: Dependencies) {
  const { moves, payments, settlePayment, ledger, readIn, transaction } = parts;

  return (
    user: CurrentUser,
    contractId: string,
    { methodId, useBalance, milestoneId }: Fund,
  ): Promise<{ data: Payment; contract: Contract }> =>
    transaction(async (tx) => {
      const payerId = user._id;
      const record = await moves.move(tx, { id: contractId, action: 'fund', user, milestoneId, refuse });
      const due = dueFor(record, milestoneId);

      let fromBalance = 0;
      if (useBalance) {
        // All accounts that the payment may move, so that what is seen stays until it is taken.
        const keys = [wallet(payerId), outgoing(payerId), held(contractId)];
        const [balance = 0] = await ledger.balancesForUpdate(tx, keys);
        fromBalance = Math.min(due, balance);
      }
      const amount = due - fromBalance;

      const order = { contractId, milestoneId: milestoneId ?? null, payerId, methodId, amount, fromBalance };
      const payment = await payments.begin(tx, order);
      // A card is charged after the commit. Where the wallet pays all of it, there is nothing to wait for.
      const cause = { event: `person:${payerId}`, actorId: payerId };
      if (amount === 0) await settlePayment.succeed(tx, payment, { ref: '', cause });
      return { data: await payments.readIn(tx, payment.id), contract: await readIn(tx, user, contractId) };
    });
}

const REFUSALS: Partial<Record<ContractGuard, ErrorCode>> = {
  partNamed: 'MILESTONE_NOT_FOUND',
  amountDue: 'NOTHING_DUE',
  withPayments: 'PAYMENTS_OFF',
};

function dueFor(record: ContractRecord, milestoneId: string | undefined): number {
  const milestone = record.milestones.find(({ id }) => id === milestoneId);
  if (milestoneId !== undefined && milestone === undefined) throw new AppError('MILESTONE_NOT_FOUND');
  return milestone ? dueOfMilestone(record, milestone) : dueOf(record);
}

function refuse(refused: Refusal<ContractStatus, ContractGuard>): AppError | undefined {
  const code = refused.reason === 'guard' ? REFUSALS[refused.guard] : undefined;
  return code && new AppError(code);
}
