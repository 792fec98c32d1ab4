import type { Tx } from '../../database/connect';
import type { ContractMoves } from './contract-moves';
import type { ContractsRepository } from './contracts.repository';
import type { MilestoneWrites } from './milestones.repository';

type Dependencies = {
  contracts: Pick<ContractsRepository, 'findIn'>;
  milestoneWrites: MilestoneWrites;
  moves: ContractMoves;
};

export function createMilestones({ contracts, milestoneWrites, moves }: Dependencies) {
  return {
    /** Once its money is released; with the last one the contract is completed. */
    approve: async (tx: Tx, named: { id: string; milestoneId: string }): Promise<void> => {
      await milestoneWrites.approve(tx, named);
      const { id } = named;
      const record = await contracts.findIn(tx, { id, viewerId: null });
      const isLast = record?.milestones.every(({ approvedAt }) => approvedAt !== null);
      if (isLast) await moves.move(tx, { id, action: 'finish', user: null });
    },
  };
}
export type MilestonesService = ReturnType<typeof createMilestones>;
