import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { ContractDeadlinesRepository } from '../contract-records/contract-deadlines.repository';
import { payeeOf } from '../contract-records/contract-dues';
import type { ContractsRepository } from '../contract-records/contracts.repository';
import type { Approvals } from '../flows/approve';
import type { Cancellations } from '../flows/cancel';
import type { FreeAward } from '../flows/decide-dispute';

type Dependencies = {
  contracts: Pick<ContractsRepository, 'findIn'>;
  deadlines: ContractDeadlinesRepository;
  approvals: Approvals;
  cancellations: Pick<Cancellations, 'giveBack'>;
  freeAward: FreeAward;
  outbox: Outbox;
  transaction: Transaction;
};

/**
 * Deadlines of contracts, by the database's clock: work and then its payment are approved when nobody reacts, what is
 * still held after the end goes to whom it is due, and a passed end date is announced once. Any number of processes
 * may sweep; the state machine lets one of them act.
 */
export function createContractSweeps(parts: Dependencies) {
  const { contracts, deadlines, approvals, cancellations, freeAward, outbox, transaction } = parts;
  /** The clock approves and gives back. */
  const user = null;

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
    const unapproved = await eachOf(await deadlines.listUnanswered(), (tx, { id, submissionId }) =>
      approvals.approveWork(tx, { id, submissionId, user }),
    );
    const unpaid = await eachOf(await deadlines.listUnpaid(), (tx, id) =>
      approvals.approvePayment(tx, { id, user }),
    );
    const unsettled = await eachOf(await deadlines.listHolding(), async (tx, id) => {
      const record = await contracts.findIn(tx, { id, viewerId: null });
      if (record && payeeOf(record) === 'professional') await approvals.approvePayment(tx, { id, user });
      else await cancellations.giveBack(tx, { id, user });
    });
    const unfree = await eachOf(await deadlines.listAwarded(), freeAward);
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
