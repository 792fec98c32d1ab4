import { CONTRACT_MACHINE, isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Milestone, MilestoneAction } from '@plumbline/shared-schema/milestones';
import { toDollars } from '@plumbline/shared-schema/money';
import { MILESTONE_ACTIONS } from '@plumbline/shared-schema/deal-options';
import { allowedActions } from '@plumbline/shared-schema/state-machine';
import type { CurrentUser } from '../../../http/plugins/session';
import { dueOfMilestone, isUndecided } from './contract-dues';
import { guardsOf, roleIn } from './contract-guards';
import type { ContractRecord } from './contract-records.repository';
import type { MilestoneRecord } from './milestones.repository';

/** A stored milestone as it goes over the wire to this caller. */
export function toMilestone(
  record: ContractRecord,
  milestone: MilestoneRecord,
  user: CurrentUser,
): Milestone {
  const due = dueOfMilestone(record, milestone);
  const { id, title, dueOn, submissionId, isPaying } = milestone;
  return {
    _id: id,
    title,
    amount: toDollars(milestone.amount),
    dueOn: dueOn as Milestone['dueOn'],
    status: statusOf(milestone),
    held: toDollars(milestone.held),
    released: toDollars(milestone.released),
    refunded: toDollars(milestone.refunded),
    due: toDollars(due),
    isUnderWay: isPaying,
    submissionId,
    answerDueAt:
      isFinalContract(record.contract.status) || isUndecided(record) ? null : iso(milestone.answerDueAt),
    approvedAt: iso(milestone.approvedAt),
    allowedActions: actionsFor(record, milestone, user),
  };
}

function statusOf({ approvedAt, lastWork, held, amount }: MilestoneRecord): Milestone['status'] {
  if (approvedAt !== null) return 'approved';
  if (lastWork === 'submitted' || lastWork === 'changes-requested') return lastWork;
  return held >= amount ? 'funded' : 'planned';
}

function actionsFor(
  record: ContractRecord,
  { id: milestoneId }: MilestoneRecord,
  user: CurrentUser,
): MilestoneAction[] {
  const by = roleIn(record, user);
  if (by === undefined) return [];
  const from = record.contract.status;
  const holds = guardsOf(record, { viewerId: user._id, milestoneId });
  const allowed: readonly string[] = allowedActions(CONTRACT_MACHINE, { from, by, holds });
  return MILESTONE_ACTIONS.filter((action) => allowed.includes(action));
}

const iso = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString());
