import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Transaction } from '../../../database/connect';
import type { CurrentUser } from '../../../http/plugins/session';
import type { ContractMoney } from '../contract-money/contract-money';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractReads } from '../contract-records/contract-reads';
import type { DisputeCases } from '../contract-records/dispute-cases';
import { assertStanding } from '../contract-records/named-parts';
import type { DisputesRepository } from '../contract-records/disputes.repository';
import { releaseAhead } from './release-ahead';

type Dependencies = {
  disputes: Pick<DisputesRepository, 'withdraw'>;
  disputeCases: Pick<DisputeCases, 'withdraw'>;
  moves: ContractMoves;
  money: Pick<ContractMoney, 'release'>;
  readIn: ContractReads['readIn'];
  transaction: Transaction;
};

export type WithdrawDispute = ReturnType<typeof createWithdrawDispute>;

/** Nobody decides any more: what came meanwhile for what was approved before goes on to the professional. */
export function createWithdrawDispute(parts: Dependencies) {
  const { disputes, disputeCases, moves, money, readIn, transaction } = parts;

  return (user: CurrentUser, { id, disputeId }: { id: string; disputeId: string }): Promise<Contract> =>
    transaction(async (tx) => {
      const move = await moves.write(tx, { id, action: 'withdrawDispute', user });
      assertStanding(move.record, disputeId);
      await releaseAhead(tx, money, move);
      await moves.announce(tx, move);
      await disputes.withdraw(tx, disputeId);
      await disputeCases.withdraw(tx, disputeId);
      return readIn(tx, user, id);
    });
}
