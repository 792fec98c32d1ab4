import type { Contract } from '@plumbline/shared-schema/contracts';
import type { CONTRACT_MOVES } from '@plumbline/shared-schema/options';
import type { Transaction, Tx } from '../../../database/connect';
import type { CurrentUser } from '../../../http/plugins/session';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractReads } from '../contract-records/contract-reads';
import type { ContractWrites } from '../contract-records/contract-writes.repository';
import type { Approvals } from '../flows/approve';
import type { Cancellations } from '../flows/cancel';
import type { Hire } from '../flows/hire';

type Dependencies = {
  writes: Pick<ContractWrites, 'setArchived'>;
  moves: ContractMoves;
  hire: Hire;
  approvals: Pick<Approvals, 'approvePayment'>;
  cancellations: Cancellations;
  readIn: ContractReads['readIn'];
  transaction: Transaction;
};
/** Moves that need nothing but the contract. */
export type BareMove = (typeof CONTRACT_MOVES)[number] | 'approvePayment' | 'giveBack';

export function createContractChanges(parts: Dependencies) {
  const { writes, moves, hire, approvals, cancellations, readIn, transaction } = parts;

  function carryOut(tx: Tx, action: BareMove, of: { id: string; user: CurrentUser }): Promise<unknown> {
    if (action === 'approvePayment') return approvals.approvePayment(tx, of);
    if (action === 'cancel' || action === 'giveBack') return cancellations[action](tx, of);
    return moves.move(tx, { ...of, action });
  }

  return {
    create: hire,

    /** Anything the table forbids is INVALID_TRANSITION. */
    move: (user: CurrentUser, id: string, action: BareMove): Promise<Contract> =>
      transaction(async (tx) => {
        await carryOut(tx, action, { id, user });
        return readIn(tx, user, id);
      }),

    /** The caller's own mark; the other side does not see it. */
    setArchived: (user: CurrentUser, id: string, isArchived: boolean): Promise<Contract> =>
      transaction(async (tx) => {
        await moves.judge(tx, { id, action: isArchived ? 'archive' : 'unarchive', user });
        await writes.setArchived(tx, { contractId: id, userId: user._id }, isArchived);
        return readIn(tx, user, id);
      }),
  };
}
export type ContractChangesService = ReturnType<typeof createContractChanges>;
