import type { ContractActor, ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { CurrentUser } from '../../../http/plugins/session';
import { dueOf, dueOfMilestone, holdsMoney, isDisputed, isDueTo, takesMoney } from './contract-dues';
import type { ContractRecord } from './contract-records.repository';

/** The caller's role in the contract; `undefined`: an outsider. */
export function roleIn({ contract }: ContractRecord, user: CurrentUser): ContractActor | undefined {
  if (contract.professionalId === user._id) return 'professional';
  if (contract.clientId === user._id) return 'hirer';
  return user.isAdmin ? 'admin' : undefined;
}

/** `milestoneId`: the one that a step is about. */
export type Aim = { viewerId: string | null; milestoneId: string | undefined };

/** The guards of `CONTRACT_MACHINE` for this contract and viewer. */
export function guardsOf(record: ContractRecord, aim: Aim): (guard: ContractGuard) => boolean {
  const { contract, dispute } = record;
  const { viewerId } = aim;
  const isHolding = holdsMoney(record);
  const isUndisputed = !isDisputed(record);
  const held: Record<ContractGuard, boolean> = {
    ...guardsOfPart(record, aim.milestoneId),
    offerAccepted: true,
    noContract: false,
    termsNotQueried: contract.queriedAt === null,
    paymentPending: contract.paymentStatus !== 'paid',
    paymentDue: isDueTo('professional', record),
    refundDue: isDueTo('hirer', record),
    withPayments: record.takesPayments,
    moneyExpected: takesMoney(record),
    moneyHeld: isHolding,
    moneyFree: isUndisputed || !isHolding,
    noOpenDispute: isUndisputed,
    moneyHeldOrWorkSubmitted: isHolding || record.hasWork,
    withinDisputeDays: !record.isDisputeOver,
    noDispute: dispute === null,
    disputeOpen: dispute?.status === 'open',
    disputeIsOwn: dispute?.raisedById === viewerId,
    disputeIsTheirs: dispute?.raisedById !== viewerId,
    disputeUnanswered: dispute?.answeredAt === null,
    disputeHeard: record.disputeTimes.isHeard,
    withinAppealDays: record.disputeTimes.isAppealable,
    appealOpen: dispute?.status === 'appealed',
    awardFree: record.disputeTimes.isFinal && record.clearing > 0,
    ...guardsOfTerms(record, viewerId),
    notReviewed: !record.isReviewed,
    notArchived: !record.isArchived,
    archived: record.isArchived,
  };
  return (guard) => held[guard];
}

/** Which party this viewer is. */
export const sideOf = ({ clientId }: ContractRecord['contract'], viewerId: string | null) =>
  clientId === viewerId ? 'hirer' : 'professional';

function guardsOfTerms({ contract, amendment, confirmedSides }: ContractRecord, viewerId: string | null) {
  const side = sideOf(contract, viewerId);
  return {
    noAmendmentOpen: amendment === null,
    amendmentOpen: amendment !== null,
    amendmentIsOwn: amendment?.proposedBy === side,
    amendmentIsTheirs: amendment?.proposedBy !== side,
    termsUnconfirmed: !confirmedSides.includes(side),
  };
}

/** Guards that ask about one milestone where there are some, else about the whole contract. */
function guardsOfPart(record: ContractRecord, milestoneId: string | undefined) {
  const { milestones } = record;
  const milestone = milestones.find(({ id }) => id === milestoneId);
  const work = milestone ? milestone.submissionId : record.waiting;
  const isPaying = milestone ? milestone.isPaying : record.isPaying;
  return {
    partNamed: milestone !== undefined || milestones.length === 0,
    milestoneNamed: milestone !== undefined,
    partOpen: milestone === undefined || milestone.approvedAt === null,
    allApproved: milestones.length > 0 && milestones.every(({ approvedAt }) => approvedAt !== null),
    workAwaitsAnswer: work !== null,
    noWorkAwaitsAnswer: work === null,
    workUnanswered: work !== null && (milestone ?? record).isAnswerOverdue,
    amountDue: (milestone ? dueOfMilestone(record, milestone) : dueOf(record)) > 0,
    noPaymentUnderWay: !isPaying,
  };
}
