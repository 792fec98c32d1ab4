import type { Tx } from '../../../database/connect';
import type { PaymentRecord } from '../../money/payments/payments.repository';
import type { ContractMoney } from '../contract-money/contract-money';
import { isUndecided, takesMoney } from '../contract-records/contract-dues';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractsRepository } from '../contract-records/contracts.repository';
import { releaseAhead } from './release-ahead';

type Dependencies = {
  contracts: Pick<ContractsRepository, 'findIn'>;
  moves: ContractMoves;
  money: Pick<ContractMoney, 'release'>;
};
/** What a payment is for. */
type Subject = Pick<PaymentRecord, 'contractId' | 'milestoneId'>;

export type FundingMoves = ReturnType<typeof createFundingMoves>;

/** The moves of a contract, locked by the caller, whose payment arrived or did not. */
export function createFundingMoves({ contracts, moves, money }: Dependencies) {
  return {
    /** The money is in the contract. What it pays may have been approved before: then it is released, a dispute aside. */
    funded: async (tx: Tx, subject: Subject): Promise<void> => {
      const milestoneId = subject.milestoneId ?? undefined;
      const step = { id: subject.contractId, action: 'funded', user: null, milestoneId } as const;
      const move = await moves.write(tx, step);
      if (!isUndecided(move.record)) await releaseAhead(tx, money, move);
      await moves.announce(tx, move);
    },

    /** A contract that is over and owes nobody has nothing to say of a payment that comes too late. */
    failed: async (tx: Tx, { contractId: id, milestoneId }: Subject): Promise<void> => {
      const record = await contracts.findIn(tx, { id, viewerId: null });
      if (record === undefined || !takesMoney(record)) return;
      const step = {
        id,
        action: 'fundingFailed',
        user: null,
        milestoneId: milestoneId ?? undefined,
      } as const;
      await moves.move(tx, step);
    },
  };
}
