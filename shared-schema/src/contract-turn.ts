import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import type { Milestone } from '@plumbline/shared-schema/milestones';

/** Who has to do something about a contract; `plumbline`: its administrators. */
export type Side = 'hirer' | 'professional' | 'plumbline';

/** What is awaited of one side. */
type Step =
  | 'answerDispute'
  | 'decideDispute'
  | 'answerChange'
  | 'approve'
  | 'fund'
  | 'work'
  | 'approvePayment'
  | 'review';
/** Nobody in particular has to do anything. */
type Rest = 'paused' | 'underWay' | 'done';

/** `part`: the milestone it is about. `due`: what is to be paid in, in dollars. `until`: the day by which it was agreed. */
export type Turn =
  { whose: Side; step: Step; part?: Milestone; due?: number; until?: string } | { whose: null; step: Rest };

/** Whose turn it is as `side` sees it, and for what: what stops everything else comes first. */
export function contractTurn(contract: Contract, side: Side): Turn {
  return (
    turnInDispute(contract) ??
    turnToAnswer(contract, side) ??
    (isFinalContract(contract.status) ? turnAfterwards(contract, side) : turnAtWork(contract, side))
  );
}

function turnInDispute({ dispute }: Contract): Turn | undefined {
  if (dispute?.status === 'appealed') return { whose: 'plumbline', step: 'decideDispute' };
  if (dispute?.status !== 'open') return undefined;
  if (dispute.answer !== null) return { whose: 'plumbline', step: 'decideDispute' };
  return { whose: dispute.raisedBy === 'hirer' ? 'professional' : 'hirer', step: 'answerDispute' };
}

const OTHER = { hirer: 'professional', professional: 'hirer', plumbline: 'plumbline' } as const;

function turnToAnswer({ allowedActions }: Contract, side: Side): Turn | undefined {
  if (allowedActions.includes('acceptAmendment')) return { whose: side, step: 'answerChange' };
  if (allowedActions.includes('withdrawAmendment')) return { whose: OTHER[side], step: 'answerChange' };
  return undefined;
}

function turnAtWork(contract: Contract, side: Side): Turn {
  const { status, answerDueAt, milestones } = contract;
  if (status === 'paused') return { whose: null, step: 'paused' };
  const waiting = milestones.find(({ submissionId }) => submissionId !== null);
  if (waiting) return { whose: 'hirer', step: 'approve', part: waiting };
  if (answerDueAt !== null) return { whose: 'hirer', step: 'approve' };

  const open = milestones.filter((milestone) => milestone.status !== 'approved');
  const part = open.find(({ held }) => held > 0) ?? open[0];
  const turn = turnOfPart(contract, part, side);
  return part && turn.whose !== null ? { ...turn, part } : turn;
}

/** A milestone's turn, or that of the whole: it is paid in, then worked for. */
function turnOfPart(contract: Contract, part: Milestone | undefined, side: Side): Turn {
  const { held, isUnderWay } = part ?? contract.money ?? { held: 0, isUnderWay: false };
  if (isUnderWay) return { whose: null, step: 'underWay' };
  const due = dueOf(contract, part, side);
  if (held === 0 && due > 0) return { whose: 'hirer', step: 'fund', due };
  return { whose: 'professional', step: 'work', until: part?.dueOn ?? contract.endDate };
}

/**
 * Dollars to pay in before the work of this part, or of the whole. Nothing where the two have not begun to pay through
 * Plumbline, but for the hirer who may.
 */
function dueOf(contract: Contract, part: Milestone | undefined, side: Side): number {
  const { money, paymentDetails } = contract;
  const allowed: readonly ContractAction[] = (part ?? contract).allowedActions;
  if (money === null && !(side === 'hirer' && allowed.includes('fund'))) return 0;
  return part?.due ?? money?.due ?? paymentDetails.amount;
}

function turnAfterwards({ allowedActions, money, paymentDetails, status }: Contract, side: Side): Turn {
  if (money?.isUnderWay) return { whose: null, step: 'underWay' };
  const isUnpaid = status === 'completed' && paymentDetails.paymentStatus === 'pending';
  if (isUnpaid || allowedActions.includes('approvePayment'))
    return { whose: 'hirer', step: 'approvePayment' };
  return allowedActions.includes('review') ? { whose: side, step: 'review' } : { whose: null, step: 'done' };
}
