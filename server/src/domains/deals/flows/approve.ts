import type { Tx } from '../../../database/connect';
import type { CurrentUser } from '../../../http/plugins/session';
import type { ContractMoney } from '../contract-money/contract-money';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { MilestonesService } from '../contract-records/milestones.service';
import { assertWaiting } from '../contract-records/named-parts';
import type { WorkDecisions } from '../contract-records/work-decisions.repository';

type Dependencies = {
  moves: ContractMoves;
  money: Pick<ContractMoney, 'release'>;
  workDecisions: WorkDecisions;
  milestones: MilestonesService;
};
/** `user` null: the clock approves, because nobody reacted. */
type Work = { id: string; submissionId: string; user: CurrentUser | null };
type Payment = { id: string; user: CurrentUser | null };

export type Approvals = ReturnType<typeof createApprovals>;

/** The hirer's word, or the clock's, for work and for its payment. */
export function createApprovals({ moves, money, workDecisions, milestones }: Dependencies) {
  return {
    /**
     * Work for the whole contract completes it; its payment is approved later. Work for a milestone releases what is held
     * for it, and completes the contract with the last one. SUBMISSION_NOT_FOUND: it is not this work that waits.
     */
    approveWork: async (tx: Tx, { id, submissionId, user }: Work): Promise<void> => {
      const milestoneId = await workDecisions.findMilestoneId(tx, { id, submissionId });
      const action = milestoneId === undefined ? 'approve' : 'approveMilestone';
      // Who may not see the contract must not learn which work exists, so the state machine is asked first.
      const move = await moves.write(tx, { id, action, user, milestoneId });
      assertWaiting(move.record, { submissionId, milestoneId });
      if (milestoneId !== undefined) await money.release(tx, move, milestoneId);
      await moves.announce(tx, move);

      const decidedBy = user === null ? 'system' : 'hirer';
      await workDecisions.decide(tx, submissionId, { status: 'approved', decidedBy });
      if (milestoneId !== undefined) await milestones.approve(tx, { id, milestoneId });
    },

    /** All that is held goes to the professional; where nothing was paid in, the contract is paid by word. */
    approvePayment: async (tx: Tx, { id, user }: Payment): Promise<void> => {
      const move = await moves.write(tx, { id, action: 'approvePayment', user });
      await money.release(tx, move);
      await moves.announce(tx, move);
    },
  };
}
