import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { SubmissionsRepository } from '../submissions/submissions.repository';
import type { ContractDeadlinesRepository } from './contract-deadlines.repository';
import { payeeOf } from './contract-dues';
import type { ContractMoves } from './contract-moves';
import type { ContractsRepository } from './contracts.repository';
import type { MilestonesService } from './milestones.service';

type Dependencies = {
  contracts: Pick<ContractsRepository, 'findIn'>;
  deadlines: ContractDeadlinesRepository;
  submissions: SubmissionsRepository;
  milestones: MilestonesService;
  moves: ContractMoves;
  outbox: Outbox;
  transaction: Transaction;
};

/**
 * Deadlines of contracts, by the database's clock: work and then its payment are approved when nobody reacts, what is
 * still held after the end goes to whom it is due, and a passed end date is announced once. Any number of processes
 * may sweep; the state machine lets one of them act.
 */
export function createContractSweeps(parts: Dependencies) {
  const { contracts, deadlines, submissions, milestones, moves, outbox, transaction } = parts;

  /** Each in a transaction of its own: one that somebody else moved meanwhile, or that fails, stops no other. */
  async function eachOf<Due>(
    rows: readonly Due[],
    act: (tx: Tx, due: Due) => Promise<unknown>,
  ): Promise<unknown[]> {
    const failures: unknown[] = [];
    for (const due of rows) {
      await transaction((tx) => act(tx, due)).catch((error: unknown) => {
        if (!(error instanceof AppError)) failures.push(error);
      });
    }
    return failures;
  }

  return async (): Promise<void> => {
    const unapproved = await eachOf(await deadlines.listUnanswered(), async (tx, work) => {
      const { id, submissionId } = work;
      const milestoneId = work.milestoneId ?? undefined;
      const action = milestoneId === undefined ? 'approve' : 'approveMilestone';
      await moves.move(tx, { id, action, user: null, milestoneId });
      await submissions.decide(tx, submissionId, { status: 'approved', decidedBy: 'system' });
      if (milestoneId !== undefined) await milestones.approve(tx, { id, milestoneId });
    });
    const unpaid = await eachOf(await deadlines.listUnpaid(), (tx, id) =>
      moves.move(tx, { id, action: 'approvePayment', user: null }),
    );
    const unsettled = await eachOf(await deadlines.listHolding(), async (tx, id) => {
      const record = await contracts.findIn(tx, { id, viewerId: null });
      const action = record && payeeOf(record) === 'professional' ? 'approvePayment' : 'refund';
      await moves.move(tx, { id, action, user: null });
    });
    const unfree = await eachOf(await deadlines.listAwarded(), (tx, id) =>
      moves.move(tx, { id, action: 'settle', user: null }),
    );
    await transaction(async (tx) => {
      for (const { id: contractId, jobId, clientId, professionalId } of await deadlines.markOverdue(tx)) {
        await outbox.add(tx, 'contract.overdue', { contractId, jobId, clientId, professionalId });
      }
    });
    const failures = [...unapproved, ...unpaid, ...unsettled, ...unfree];
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} contracts could not be moved`);
  };
}
