import type { Tx } from '../../../database/connect';
import type { ContractMoves } from './contract-moves';
import type { ContractsRepository } from './contracts.repository';
import type { MilestoneWrites } from './milestones.repository';

type Dependencies = {
  contracts: Pick<ContractsRepository, 'findIn'>;
  milestoneWrites: MilestoneWrites;
  moves: ContractMoves;
};

export function createMilestones({ contracts, milestoneWrites, moves }: Dependencies) {
  /** Completes a contract whose milestones are all approved. */
  async function finishIfDone(tx: Tx, id: string): Promise<void> {
    const milestones = (await contracts.findIn(tx, { id, viewerId: null }))?.milestones ?? [];
    const isDone = milestones.length > 0 && milestones.every(({ approvedAt }) => approvedAt !== null);
    if (isDone) await moves.move(tx, { id, action: 'finish', user: null });
  }

  return {
    finishIfDone,

    /** Once its money is released; with the last one the contract is completed. */
    approve: async (tx: Tx, named: { id: string; milestoneId: string }): Promise<void> => {
      await milestoneWrites.approve(tx, named);
      await finishIfDone(tx, named.id);
    },
  };
}
export type MilestonesService = ReturnType<typeof createMilestones>;
