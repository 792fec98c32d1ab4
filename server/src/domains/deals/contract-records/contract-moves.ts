import { CONTRACT_MACHINE, isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { ContractActor, ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import type { Tx } from '../../../database/connect';
import { lockContract } from '../../../database/lock-contract';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { Award } from '../contract-money/shares';
import { createMover } from '../../../kit/state-machines/mover';
import type { Move, Refusal } from '../../../kit/state-machines/mover';
import { holdsMoney, isFullyReleased, isUndecided } from './contract-dues';
import { guardsOf, roleIn } from './contract-guards';
import { actionsFor } from './contract-view';
import type { ContractRecord } from './contract-records.repository';
import type { ContractChanges, ContractWrites } from './contract-writes.repository';
import type { ContractsRepository } from './contracts.repository';

type Dependencies = {
  contracts: ContractsRepository;
  writes: ContractWrites;
  outbox: Outbox;
};

/** These decide about money or work: each has its flow in `deals/flows`, which writes more than the move. */
type FlowAction =
  | 'approve'
  | 'approveMilestone'
  | 'approvePayment'
  | 'cancel'
  | 'funded'
  | 'giveBack'
  | 'refund'
  | 'resolveAppeal'
  | 'resolveDispute'
  | 'settle'
  | 'withdrawDispute';
type PlainAction = Exclude<ContractAction, FlowAction>;

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
  refuse?: (refused: Refusal<ContractStatus, ContractGuard>) => AppError | undefined;
};

const ADMIN_ACTIONS: readonly ContractAction[] = ['resolveDispute', 'resolveAppeal'];

/** A move that is in the history. `record`: the contract as it was before. */
export type WrittenMove = ContractMove & {
  contract: ContractRecord['contract'];
  eventId: string;
  actorId: string | null;
};

/** Executes `CONTRACT_MACHINE`. An administrator counts as an outsider except for deciding a dispute. */
export function createContractMoves({ contracts, writes, outbox }: Dependencies) {
  const { judge, apply } = createMover({
    machine: CONTRACT_MACHINE,
    missing: 'CONTRACT_NOT_FOUND',
    lock: async (tx: Tx, { id, user }: Step) => {
      const isThere = await lockContract(tx, id);
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
    update: (tx, { step, from }, changes: ContractChanges) =>
      writes.update(tx, { id: step.id, from }, changes),
    lost: ({ record, step }) => invalidMove(record, step.user),
  });

  /** Changes the contract and writes its history. */
  async function write(tx: Tx, step: Step): Promise<WrittenMove> {
    const move = await judge(tx, step);
    await apply(tx, move, changesOf(move));
    const { record, from, next } = move;
    const { contract } = record;
    if (next !== from) await closeParts(tx, move);
    const { action, note, milestoneId } = step;
    const actorId = step.user?._id ?? null;
    const about = record.milestones.find(({ id }) => id === milestoneId)?.title ?? null;
    const line = { contractId: contract.id, actorId, action, fromStatus: from, toStatus: next, note, about };
    return { ...move, contract, actorId, eventId: await writes.insertEvent(tx, line) };
  }

  /** What ends with the work: whoever waits for it, and what was proposed. */
  async function closeParts(tx: Tx, { record: { contract }, step, next }: ContractMove): Promise<void> {
    const { id, professionalId } = contract;
    if (next === 'completed') await writes.countCompleted(tx, professionalId);
    if (!isFinalContract(next)) return;
    if (step.action !== 'approve') await writes.closeWork(tx, id);
    await writes.lapseAmendment(tx, id);
  }

  /** The event that tells both sides of a move, after all that the move wrote. */
  async function announce(tx: Tx, { contract, step, eventId, actorId }: WrittenMove): Promise<void> {
    const { id: contractId, jobId, clientId, professionalId } = contract;
    const parties = { contractId, jobId, clientId, professionalId };
    await outbox.add(tx, 'contract.changed', { ...parties, eventId, action: step.action, actorId });
  }

  return {
    judge,
    announce,

    /** The move alone: its flow moves the money, and then announces the move. */
    write: (tx: Tx, step: Step & { action: FlowAction }): Promise<WrittenMove> => write(tx, step),

    /** A whole move, of those without a flow. Returns the contract as it was before. */
    move: async (tx: Tx, step: Step & { action: PlainAction }): Promise<ContractRecord> => {
      const written = await write(tx, step);
      await announce(tx, written);
      return written.record;
    },
  };
}
export type ContractMoves = ReturnType<typeof createContractMoves>;

function actorIn(record: ContractRecord, user: CurrentUser | null): ContractActor | undefined {
  return user === null ? 'system' : roleIn(record, user);
}

const waitsForPayment = (refused: Refusal<ContractStatus, ContractGuard>) =>
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

function isPaidBy({ record, from, step: { action, award } }: ContractMove): boolean {
  if (action === 'finish') return isFullyReleased(record);
  const releasesAhead = action === 'withdrawDispute' || (action === 'funded' && !isUndecided(record));
  if (releasesAhead) return isFinalContract(from) && isFullyReleased(record, { withAhead: true });
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
