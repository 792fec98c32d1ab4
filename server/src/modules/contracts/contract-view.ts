import { CONTRACT_MACHINE } from '@plumbline/shared-schema/contract-machine';
import type { ContractActor, ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import type { Dispute } from '@plumbline/shared-schema/disputes';
import { toDollars } from '@plumbline/shared-schema/money';
import { allowedActions } from '@plumbline/shared-schema/state-machine';
import type { CurrentUser } from '../../plugins/session';
import type { UserViews } from '../users/user-view';
import { dueOf, holdsMoney, isDueTo } from './contract-dues';
import type { ContractRecord } from './contract-records';

/** The caller's role in the contract; `undefined`: an outsider. */
export function roleIn({ contract }: ContractRecord, user: CurrentUser): ContractActor | undefined {
  if (contract.professionalId === user._id) return 'professional';
  if (contract.clientId === user._id) return 'hirer';
  return user.userType === 'admin' ? 'admin' : undefined;
}

/** The guards of `CONTRACT_MACHINE` for this contract and viewer. */
export function guardsOf(record: ContractRecord, viewerId: string | null): (guard: ContractGuard) => boolean {
  const { contract, waiting, dispute } = record;
  const isHolding = holdsMoney(record);
  const isUndisputed = dispute?.status !== 'open';
  const held: Record<ContractGuard, boolean> = {
    offerAccepted: true,
    noContract: false,
    workAwaitsAnswer: waiting !== null,
    noWorkAwaitsAnswer: waiting === null,
    workUnanswered: waiting !== null && record.isAnswerOverdue,
    termsNotQueried: contract.queriedAt === null,
    paymentPending: contract.paymentStatus !== 'paid',
    paymentDue: isDueTo('professional', record),
    refundDue: isDueTo('hirer', record),
    amountDue: dueOf(record) > 0,
    noPaymentUnderWay: !record.isPaying,
    withPayments: record.takesPayments,
    moneyHeld: isHolding,
    moneyFree: isUndisputed || !isHolding,
    noOpenDispute: isUndisputed,
    withinDisputeDays: !record.isDisputeOver,
    noDispute: dispute === null,
    disputeOpen: dispute?.status === 'open',
    disputeIsOwn: dispute?.raisedById === viewerId,
    notReviewed: !record.isReviewed,
    notArchived: !record.isArchived,
    archived: record.isArchived,
  };
  return (guard) => held[guard];
}

/** What this caller may do with the contract now. */
export function actionsFor(record: ContractRecord, user: CurrentUser): ContractAction[] {
  const by = roleIn(record, user);
  if (by === undefined) return [];
  return allowedActions(CONTRACT_MACHINE, {
    from: record.contract.status,
    by,
    holds: guardsOf(record, user._id),
  });
}

/** A stored contract as it goes over the wire to this caller. */
export function toContract(record: ContractRecord, user: CurrentUser, views: UserViews): Contract {
  const { contract, job, waiting } = record;
  const { id: jobId, ...jobFields } = job;
  return {
    _id: contract.id,
    job: { _id: jobId, ...jobFields },
    client: { ...views.person(record.client), email: record.client.email },
    professional: { ...views.person(record.professional), email: record.professional.email },
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
    offerId: contract.offerId,
    allowedActions: actionsFor(record, user),
    queriedAt: isoOrNull(contract.queriedAt),
    deliveryDate: record.deliveryDate.toISOString(),
    finishedAt: isoOrNull(contract.finishedAt),
    paidAt: isoOrNull(contract.paidAt),
    answerDueAt: isoOrNull(waiting?.answerDueAt ?? null),
    dispute: toDispute(record),
    archived: record.isArchived,
    ownReview: toOwnReview(record),
    createdAt: contract.createdAt.toISOString(),
    updatedAt: contract.updatedAt.toISOString(),
  };
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

function toDispute({ contract, dispute }: ContractRecord): Dispute | null {
  if (dispute === null) return null;
  return {
    _id: dispute.id,
    raisedBy: dispute.raisedById === contract.clientId ? 'hirer' : 'professional',
    reason: dispute.reason,
    status: dispute.status,
    outcome: dispute.outcome,
    note: dispute.note,
    closedAt: isoOrNull(dispute.closedAt),
    createdAt: dispute.createdAt.toISOString(),
  };
}

function toOwnReview({ ownReview }: ContractRecord): Contract['ownReview'] {
  return ownReview && { ...ownReview, visibleAt: ownReview.visibleAt.toISOString() };
}

function isoOrNull(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
