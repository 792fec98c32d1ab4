import type { ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractStatus } from '@plumbline/shared-schema/contracts';
import type { Fund, Payment } from '@plumbline/shared-schema/contract-money';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Ledger } from '../../money/ledger/ledger';
import { held, outgoing, wallet } from '../../money/ledger/posting';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Refused } from '../../../kit/state-machines/mover';
import { dueOf, dueOfMilestone } from '../contracts/contract-dues';
import type { ContractRecord } from '../contracts/contract-records.repository';
import type { ContractMoves } from '../contracts/contract-moves';
import type { ContractReads } from '../contracts/contracts.service';
import type { PaymentsService } from '../../money/payments/payments.service';

type Dependencies = ContractReads & {
  moves: ContractMoves;
  payments: Pick<PaymentsService, 'begin' | 'listOfContract' | 'toWire'>;
  ledger: Ledger;
  transaction: Transaction;
};

export type FundingService = ReturnType<typeof createFundingService>;

/** What a hirer pays into a contract. */
export function createFundingService(parts: Dependencies) {
  const { moves, read, readIn, payments, ledger, transaction } = parts;

  /** All accounts that the payment may move, so that what is seen stays until it is taken. */
  async function balanceOf(tx: Tx, userId: string, contractId: string): Promise<number> {
    const keys = [wallet(userId), outgoing(userId), held(contractId)];
    const [balance = 0] = await ledger.balancesForUpdate(tx, keys);
    return balance;
  }

  return {
    /**
     * All that is due, with milestones for one of them, from a card, with `useBalance` as much as there is from the wallet.
     * NOTHING_DUE, PAYMENT_UNDER_WAY, PAYMENTS_OFF, METHOD_NOT_FOUND, MILESTONE_NOT_FOUND.
     */
    fund: (
      user: CurrentUser,
      id: string,
      { methodId, useBalance, milestoneId }: Fund,
    ): Promise<{ data: Payment; contract: Contract }> =>
      transaction(async (tx) => {
        const { record } = await moves.move(tx, { id, action: 'fund', user, milestoneId, refuse });
        const due = dueFor(record, milestoneId);
        const fromBalance = useBalance ? Math.min(due, await balanceOf(tx, user._id, id)) : 0;
        const amount = due - fromBalance;
        const order = {
          contractId: id,
          milestoneId: milestoneId ?? null,
          payerId: user._id,
          methodId,
          amount,
          fromBalance,
        };
        const payment = await payments.begin(tx, order);
        return { data: payments.toWire(payment), contract: await readIn(tx, user, id) };
      }),

    /** For both sides and administrators; CONTRACT_NOT_FOUND for everybody else. */
    list: async (user: CurrentUser, id: string): Promise<Payment[]> => {
      const { _id } = await read(user, id);
      return payments.listOfContract(user, _id);
    },
  };
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

function refuse(refused: Refused<ContractStatus, ContractGuard>): AppError | undefined {
  const code = refused.reason === 'guard' ? REFUSALS[refused.guard] : undefined;
  return code && new AppError(code);
}
