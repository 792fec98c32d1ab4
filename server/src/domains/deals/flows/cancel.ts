import type { Tx } from '../../../database/connect';
import type { CurrentUser } from '../../../http/plugins/session';
import type { ContractMoney } from '../contract-money/contract-money';
import { hasWaitingWork, isUndecided } from '../contract-records/contract-dues';
import type { ContractMoves } from '../contract-records/contract-moves';

type Dependencies = { moves: ContractMoves; money: Pick<ContractMoney, 'refund'> };
type Contract = { id: string; user: CurrentUser | null };

export type Cancellations = ReturnType<typeof createCancellations>;

/** The work does not go on: what is held goes back to the hirer, and from the wallet to the cards that it came from. */
export function createCancellations({ moves, money }: Dependencies) {
  return {
    /** The money stays: where work waits that nobody has judged for its days, in a dispute for the decision. */
    cancel: async (tx: Tx, { id, user }: Contract): Promise<void> => {
      const move = await moves.write(tx, { id, action: 'cancel', user });
      if (!hasWaitingWork(move.record) && !isUndecided(move.record)) await money.refund(tx, move);
      await moves.announce(tx, move);
    },

    /** By the professional, or by the clock: `user` null. */
    giveBack: async (tx: Tx, { id, user }: Contract): Promise<void> => {
      const action = user === null ? 'refund' : 'giveBack';
      const move = await moves.write(tx, { id, action, user });
      await money.refund(tx, move);
      await moves.announce(tx, move);
    },
  };
}
