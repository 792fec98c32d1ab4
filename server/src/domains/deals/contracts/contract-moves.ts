import { CONTRACT_MACHINE, isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { ContractActor, ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { ContractMoney } from '../contract-money/contract-money';
import type { Award } from '../contract-money/shares';
import { createMover } from '../../../kit/state-machines/mover';
import type { Move, Refused } from '../../../kit/state-machines/mover';
import { hasWaitingWork, holdsMoney, isApprovedAhead, isFullyReleased } from './contract-dues';
import { guardsOf, roleIn } from './contract-guards';
import { actionsFor } from './contract-view';
import type { ContractRecord } from './contract-records.repository';
import type { ContractChanges, ContractWrites } from './contract-writes.repository';
import type { ContractsRepository } from './contracts.repository';

type Dependencies = {
  contracts: ContractsRepository;
  writes: ContractWrites;
  outbox: Outbox;
  money: ContractMoney;
};

/**
 * `user` null: the system acts. `note` goes into the history that both sides read. `award`: what the decision of a
 * dispute gives the professional. `milestoneId`: the one that it is about.
 */
export type Step = {
  id: string;
  action: ContractAction;
  user: CurrentUser | null;
  note?: string | undefined;
  milestoneId?: string | undefined;
  award?: Award;
  /** The error for this step where INVALID_TRANSITION would not say enough. */
  refuse?: (refused: Refused<ContractStatus, ContractGuard>) => AppError | undefined;
};

const ADMIN_ACTIONS: readonly ContractAction[] = ['resolveDispute', 'resolveAppeal'];

/** Executes `CONTRACT_MACHINE`. An administrator counts as an outsider except for deciding a dispute. */
export function createContractMoves({ contracts, writes, outbox, money }: Dependencies) {
  return createMover({
    machine: CONTRACT_MACHINE,
    missing: 'CONTRACT_NOT_FOUND',
    lock: async (tx: Tx, { id, user }: Step) => {
      const isThere = await writes.lock(tx, id);
      return isThere ? contracts.findIn(tx, { id, viewerId: user?._id ?? null, anyone: true }) : undefined;
    },
    sideOf: (record, { action, user }) => {
      const by = actorIn(record, user);
      return by === 'admin' && !ADMIN_ACTIONS.includes(action) ? undefined : by;
    },
    stateOf: ({ contract }) => contract.status,
    guardsOf: (_tx, record, { user, milestoneId }) =>
      guardsOf(record, { viewerId: user?._id ?? null, milestoneId }),
    refuse: (refused, record, { refuse, user }) =>
      refuse?.(refused) ??
      (waitsForPayment(refused) ? new AppError('PAYMENT_UNDER_WAY') : invalidMove(record, user)),
    changesOf,
    write: (tx, { step, from }, changes) => writes.update(tx, { id: step.id, from }, changes),
    lost: ({ record, step }) => invalidMove(record, step.user),
    note: async (tx, { record, step, from, next }) => {
      const { id, action, user, note, award, milestoneId } = step;
      const { jobId, clientId, professionalId } = record.contract;
      await follow(writes, tx, { record, action, next });
      const actorId = user?._id ?? null;
      const about = record.milestones.find((milestone) => milestone.id === milestoneId)?.title ?? null;
      const line = { contractId: id, actorId, action, fromStatus: from, toStatus: next, note, about };
      const eventId = await writes.insertEvent(tx, line);
      const moved = {
        contract: record.contract,
        disputeId: record.dispute?.id,
        eventId,
        actorId,
        milestoneId,
      };
      const isApproved = isApprovedAhead(record, milestoneId);
      await money.follow(tx, { ...moved, action, award, isApproved, hasWaitingWork: hasWaitingWork(record) });
      const parties = { contractId: id, jobId, clientId, professionalId };
      await outbox.add(tx, 'contract.changed', { ...parties, eventId, action, actorId });
    },
  });
}
export type ContractMoves = ReturnType<typeof createContractMoves>;

function actorIn(record: ContractRecord, user: CurrentUser | null): ContractActor | undefined {
  return user === null ? 'system' : roleIn(record, user);
}

const waitsForPayment = (refused: Refused<ContractStatus, ContractGuard>) =>
  refused.reason === 'guard' && refused.guard === 'noPaymentUnderWay';

/** The error of a forbidden move lists what is allowed instead. */
function invalidMove(record: ContractRecord, user: CurrentUser | null): AppError {
  const allowed = user === null ? [] : actionsFor(record, user);
  return new AppError('INVALID_TRANSITION', { status: record.contract.status, allowedActions: allowed });
}

type ContractMove = Move<ContractRecord, ContractStatus, Step>;

function changesOf(move: ContractMove): ContractChanges {
  const { step, next } = move;
  const paymentStatus = paymentAfter(move);
  return {
    status: next,
    ...(isEnd(move) && { isFinished: true }),
    ...(paymentStatus && { paymentStatus }),
    ...(paymentStatus === 'paid' && { isPaid: true }),
    ...(step.action === 'resolveAppeal' && paymentStatus === 'pending' && { isPaid: false }),
    ...(step.action === 'query' && { isQueried: true }),
  };
}

const isEnd = ({ from, next }: ContractMove) => isFinalContract(next) && !isFinalContract(from);

function isPaidBy({ record, from, step: { action, award, milestoneId } }: ContractMove): boolean {
  if (action === 'finish') return isFullyReleased(record);
  if (action === 'funded') return isFinalContract(from) && isFullyReleased(record, milestoneId);
  return action === 'approvePayment' || (award !== undefined && award !== 'nothing');
}

/**
 * `undefined`: as it was. A contract that ends without any payment is paid as the two agree, and so is one whose only
 * payment fails later.
 */
function paymentAfter(move: ContractMove): Contract['paymentDetails']['paymentStatus'] | undefined {
  const { record, step } = move;
  if (isPaidBy(move)) return 'paid';
  if (step.action === 'resolveAppeal') return 'pending';
  if (record.contract.paymentStatus === 'paid') return undefined;
  if (step.action === 'fundingFailed' || step.action === 'chargeBack') return paymentAfterFailure(move);
  return step.action === 'funded' || (isEnd(move) && record.money === null) ? 'pending' : undefined;
}

/** It has failed while nothing is held. */
function paymentAfterFailure({ record, from, step }: ContractMove): 'failed' | undefined {
  const isByWord = step.action === 'fundingFailed' && isFinalContract(from);
  return isByWord || holdsMoney(record) ? undefined : 'failed';
}

type Done = { record: ContractRecord; action: ContractAction; next: ContractStatus };

/** Side effects of a change of status. */
async function follow(writes: ContractWrites, tx: Tx, { record, action, next }: Done): Promise<void> {
  const { id, status, professionalId } = record.contract;
  if (next === status) return;
  if (next === 'completed') await writes.countCompleted(tx, professionalId);
  if (!isFinalContract(next)) return;
  if (action !== 'approve') await writes.closeWork(tx, id);
  await writes.lapseAmendment(tx, id);
}
