import type { Tx } from '../../../database/connect';
import type { ContractMoney } from '../contract-money/contract-money';
import { approvedAhead } from '../contract-records/contract-dues';
import type { WrittenMove } from '../contract-records/contract-moves';

type Money = Pick<ContractMoney, 'release'>;

/** What was approved before it came: of a contract that is paid all that is held, else of its approved milestones. */
export async function releaseAhead(tx: Tx, money: Money, move: WrittenMove): Promise<void> {
  if (move.record.contract.paymentStatus === 'paid') await money.release(tx, move);
  else for (const { id } of approvedAhead(move.record)) await money.release(tx, move, id);
}
