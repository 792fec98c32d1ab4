import { CONTRACT_MACHINE, isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { ContractActor, ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import { isId } from '@plumbline/shared-schema/ids';
import { attempt } from '@plumbline/shared-schema/state-machine';
import type { Outcome } from '@plumbline/shared-schema/state-machine';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../realtime/outbox';
import { actionsFor, guardsOf, roleIn } from './contract-view';
import type { ContractRecord } from './contract-records';
import type { ContractChanges, ContractWrites } from './contract-writes';
import type { ContractsRepository } from './contracts.repository';

type Dependencies = { contracts: ContractsRepository; writes: ContractWrites; outbox: Outbox };

/** `user` null: the system acts. `note` goes into the history that both sides read. `pays`: the payment is approved too. */
export type Step = {
  id: string;
  action: ContractAction;
  user: CurrentUser | null;
  note?: string | undefined;
  pays?: boolean;
};
/** Why the table refuses; the default answer is INVALID_TRANSITION. */
type Refused = Exclude<Outcome<ContractStatus, ContractGuard>, { done: true }>;
type Refuse = (refused: Refused) => AppError | undefined;

/** Decides by the table; holds the contract from then on. Throws what `refuse` says, else INVALID_TRANSITION. */
type Judge = (
  tx: Tx,
  step: Step,
  refuse?: Refuse,
) => Promise<{ record: ContractRecord; next: ContractStatus }>;
/** Does one thing to a contract in the caller's transaction and gives the contract as it was before. */
export type MoveContract = (tx: Tx, step: Step, refuse?: Refuse) => Promise<ContractRecord>;
export type ContractMoves = { judge: Judge; move: MoveContract };

/**
 * Executes the contracts' table: one conditional update, its row in the history and its event, all in the caller's
 * transaction. The contract is held first, so what the guards judge cannot change under them; of two moves at once
 * the second is judged by what the first left. To outsiders the contract does not exist.
 */
export function createContractMoves({ contracts, writes, outbox }: Dependencies): ContractMoves {
  async function hold(tx: Tx, { id, action, user }: Step) {
    const isKnown = isId(id) && (await writes.lock(tx, id));
    const viewerId = user?._id ?? null;
    const record = isKnown ? await contracts.find({ id, viewerId, anyone: true }, tx) : undefined;
    const by = record && actorIn(record, user);
    const isOutsider = by === undefined || (by === 'admin' && action !== 'resolveDispute');
    if (record === undefined || isOutsider) throw new AppError('CONTRACT_NOT_FOUND');
    return { record, by };
  }

  const judge: Judge = async (tx, step, refuse) => {
    const { action, user } = step;
    const { record, by } = await hold(tx, step);
    const tried = { from: record.contract.status, action, by };
    const outcome = attempt(CONTRACT_MACHINE, tried, guardsOf(record, user?._id ?? null));
    if (!outcome.done) throw refuse?.(outcome) ?? invalidMove(record, user);
    return { record, next: outcome.next };
  };

  const move: MoveContract = async (tx, step, refuse) => {
    const { record, next } = await judge(tx, step, refuse);
    const { id, action, user, note } = step;
    const { status: from, jobId, clientId, professionalId } = record.contract;
    if (!(await writes.update(tx, { id, from }, changesBy(step, from, next))))
      throw invalidMove(record, user);
    await follow(writes, tx, { record, action, next });
    const actorId = user?._id ?? null;
    const line = { contractId: id, actorId, action, fromStatus: from, toStatus: next, note };
    const eventId = await writes.addEvent(tx, line);
    const parties = { contractId: id, jobId, clientId, professionalId };
    await outbox.add(tx, 'contract.changed', { ...parties, eventId, action, actorId });
    return record;
  };

  return { judge, move };
}

function actorIn(record: ContractRecord, user: CurrentUser | null): ContractActor | undefined {
  return user === null ? 'system' : roleIn(record, user);
}

/** The answer to a forbidden move tells what is possible instead. */
export function invalidMove(record: ContractRecord, user: CurrentUser | null): AppError {
  const allowed = user === null ? [] : actionsFor(record, user);
  return new AppError('INVALID_TRANSITION', { status: record.contract.status, allowedActions: allowed });
}

function changesBy({ action, pays }: Step, from: ContractStatus, next: ContractStatus): ContractChanges {
  return {
    status: next,
    ...(isFinalContract(next) && !isFinalContract(from) && { finishedAt: sql`now()` }),
    ...((action === 'approvePayment' || pays === true) && { paymentStatus: 'paid', paidAt: sql`now()` }),
    ...(action === 'query' && { queriedAt: sql`now()` }),
  };
}

type Done = { record: ContractRecord; action: ContractAction; next: ContractStatus };

/** What else a change of status means. */
async function follow(writes: ContractWrites, tx: Tx, { record, action, next }: Done): Promise<void> {
  const { id, status, professionalId } = record.contract;
  if (next === status) return;
  if (next === 'completed') await writes.countCompleted(tx, professionalId);
  if (isFinalContract(next) && action !== 'approve') await writes.closeWork(tx, id);
}
