import { CONTRACT_MACHINE, isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import type { Dispute } from '@plumbline/shared-schema/disputes';
import { toDollars } from '@plumbline/shared-schema/money';
import { allowedActions } from '@plumbline/shared-schema/state-machine';
import type { CurrentUser } from '../../../http/plugins/session';
import type { UserViews } from '../../people/users/user-view';
import { dueOf, isUndecided } from './contract-dues';
import { guardsOf, roleIn } from './contract-guards';
import type { ContractRecord } from './contract-records.repository';
import { toMilestone } from './milestone-view';

/** What this caller may do with the contract now. */
export function actionsFor(record: ContractRecord, user: CurrentUser): ContractAction[] {
  const by = roleIn(record, user);
  if (by === undefined) return [];
  return allowedActions(CONTRACT_MACHINE, {
    from: record.contract.status,
    by,
    holds: guardsOf(record, { viewerId: user._id, milestoneId: undefined }),
  });
}

/** A stored contract as it goes over the wire to this caller. */
export function toContract(record: ContractRecord, user: CurrentUser, views: UserViews): Contract {
  const { contract, job } = record;
  const { id: jobId, ...jobFields } = job;
  return {
    _id: contract.id,
    job: { _id: jobId, ...jobFields },
    client: toParty(record.client, views),
    professional: toParty(record.professional, views),
    startDate: contract.startDate.toISOString(),
    endDate: contract.endDate.toISOString(),
    terms: contract.terms,
    status: contract.status,
    paymentDetails: {
      amount: toDollars(contract.amount),
      currency: 'USD',
      paymentStatus: contract.paymentStatus,
    },
    money: toMoney(record),
    milestones: record.milestones.map((milestone) => toMilestone(record, milestone, user)),
    offerId: contract.offerId,
    allowedActions: actionsFor(record, user),
    queriedAt: isoOrNull(contract.queriedAt),
    deliveryDate: record.deliveryDate.toISOString(),
    finishedAt: isoOrNull(contract.finishedAt),
    paidAt: isoOrNull(contract.paidAt),
    answerDueAt: answerDueAt(record),
    dispute: toDispute(record),
    archived: record.isArchived,
    ownReview: toOwnReview(record),
    otherReview: toOtherReview(record),
    createdAt: contract.createdAt.toISOString(),
    updatedAt: contract.updatedAt.toISOString(),
  };
}

function toParty(party: ContractRecord['client'], views: UserViews): Contract['client'] {
  return { ...views.person(party), email: party.email, badges: views.badges(party) };
}

/** When the work that has waited longest has to be answered; never while somebody else decides. */
function answerDueAt(record: ContractRecord): string | null {
  const { contract, waiting, milestones } = record;
  if (isFinalContract(contract.status) || isUndecided(record)) return null;
  const ofMilestones = milestones.flatMap((milestone) => milestone.answerDueAt ?? []);
  const all = [...ofMilestones.map((at) => new Date(at)), ...(waiting ? [waiting.answerDueAt] : [])];
  const [first] = all.sort((one, other) => one.getTime() - other.getTime());
  return isoOrNull(first ?? null);
}

const NOTHING = { funded: 0, held: 0, released: 0, refunded: 0 };

function toMoney(record: ContractRecord): Contract['money'] {
  const { money, isPaying } = record;
  if (money === null && !isPaying) return null;
  const { funded, held, released, refunded } = money ?? NOTHING;
  return {
    funded: toDollars(funded),
    held: toDollars(held),
    released: toDollars(released),
    refunded: toDollars(refunded),
    due: toDollars(dueOf(record)),
    isUnderWay: isPaying,
  };
}

function toDispute({ contract, dispute, decisions, disputeTimes }: ContractRecord): Dispute | null {
  if (dispute === null) return null;
  const { answerDueAt: answerDue, appealDueAt } = disputeTimes;
  const sideOf = (userId: string) => (userId === contract.clientId ? 'hirer' : 'professional');
  return {
    _id: dispute.id,
    raisedBy: sideOf(dispute.raisedById),
    reason: dispute.reason,
    status: dispute.status,
    outcome: dispute.outcome,
    note: dispute.note,
    closedAt: isoOrNull(dispute.closedAt),
    answer: dispute.answer,
    answeredAt: isoOrNull(dispute.answeredAt),
    answerDueAt: new Date(answerDue).toISOString(),
    appealedBy: dispute.appealedById === null ? null : sideOf(dispute.appealedById),
    appealReason: dispute.appealReason,
    appealDueAt: appealDueAt && new Date(appealDueAt).toISOString(),
    decisions: decisions.map(({ releaseAmount, createdAt, ...decision }) => ({
      ...decision,
      releaseAmount: releaseAmount === null ? null : toDollars(releaseAmount),
      createdAt: new Date(createdAt).toISOString(),
    })),
    createdAt: dispute.createdAt.toISOString(),
  };
}

function toOwnReview({ ownReview }: ContractRecord): Contract['ownReview'] {
  if (ownReview === null) return null;
  const { id: _id, ...said } = ownReview;
  return { _id, ...said, visibleAt: said.visibleAt.toISOString() };
}

function toOtherReview({ otherReview }: ContractRecord): Contract['otherReview'] {
  return otherReview && { ...otherReview, createdAt: otherReview.createdAt.toISOString() };
}

function isoOrNull(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
