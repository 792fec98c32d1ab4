import type { StateMachine } from '@plumbline/shared-schema/state-machine';
import type { ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';

/**
 * Who acts on a contract: its two parties, an administrator, or the clock. The `hirer` of a contract that does not
 * exist yet is whoever sent the offer.
 */
export const CONTRACT_ACTORS = ['professional', 'hirer', 'admin', 'system'] as const;
export type ContractActor = (typeof CONTRACT_ACTORS)[number];

/** Conditions of the table; the database's clock decides those with days. */
export const CONTRACT_GUARDS = [
  'offerAccepted',
  'noContract',
  'workAwaitsAnswer',
  'noWorkAwaitsAnswer',
  'partNamed',
  'milestoneNamed',
  'partOpen',
  'allApproved',
  'workUnanswered',
  'termsNotQueried',
  'paymentPending',
  'paymentDue',
  'refundDue',
  'amountDue',
  'noPaymentUnderWay',
  'moneyExpected',
  'withPayments',
  'moneyHeld',
  'moneyFree',
  'noOpenDispute',
  'moneyHeldOrWorkSubmitted',
  'withinDisputeDays',
  'noDispute',
  'disputeOpen',
  'disputeIsOwn',
  'disputeIsTheirs',
  'disputeUnanswered',
  'disputeHeard',
  'withinAppealDays',
  'appealOpen',
  'awardFree',
  'noAmendmentOpen',
  'amendmentOpen',
  'amendmentIsOwn',
  'amendmentIsTheirs',
  'termsUnconfirmed',
  'notReviewed',
  'notArchived',
  'archived',
] as const;
export type ContractGuard = (typeof CONTRACT_GUARDS)[number];

type ContractMachine = StateMachine<ContractStatus, ContractAction, ContractActor, ContractGuard>;

/** While the work goes on. */
export const RUNNING_CONTRACT_STATUSES = ['active', 'paused'] as const;
/** Nothing moves a contract out of these. */
export const FINAL_CONTRACT_STATUSES = ['completed', 'ended', 'canceled'] as const;

const PARTIES = ['professional', 'hirer'] as const;
const FUNDABLE = ['partNamed', 'amountDue', 'noPaymentUnderWay', 'withPayments', 'noOpenDispute'] as const;

/** What happens to the money of a contract while the work goes on. */
function whileItRuns(status: (typeof RUNNING_CONTRACT_STATUSES)[number]): ContractMachine {
  const stays = { from: status, next: status };
  return [
    { ...stays, action: 'giveBack', by: ['professional'], guards: ['moneyHeld', 'noOpenDispute'] },
    { ...stays, action: 'funded', by: ['system'] },
    { ...stays, action: 'fundingFailed', by: ['system'] },
    { ...stays, action: 'chargeBack', by: ['system'] },
    { ...stays, action: 'dispute', by: PARTIES, guards: ['moneyHeldOrWorkSubmitted', 'noDispute'] },
    ...whileDisputed(status, 'ended'),
  ];
}

/** What becomes of a dispute. `decided`: what its decision makes of the contract. */
function whileDisputed(from: ContractStatus, decided: ContractStatus): ContractMachine {
  const stays = { from, next: from };
  return [
    { ...stays, action: 'withdrawDispute', by: PARTIES, guards: ['disputeOpen', 'disputeIsOwn'] },
    {
      ...stays,
      action: 'answerDispute',
      by: PARTIES,
      guards: ['disputeOpen', 'disputeIsTheirs', 'disputeUnanswered'],
    },
    {
      from,
      action: 'resolveDispute',
      by: ['admin'],
      guards: ['disputeOpen', 'disputeHeard', 'noPaymentUnderWay'],
      next: decided,
    },
  ];
}

/**
 * What both sides agree on: a change that one side proposes and the other answers, which lapses with the end of the
 * contract, and the terms as they are now, which each side confirms once.
 */
function amendments(status: (typeof RUNNING_CONTRACT_STATUSES)[number]): ContractMachine {
  const ofParties = { from: status, by: PARTIES, next: status };
  return [
    { ...ofParties, action: 'proposeAmendment', guards: ['noAmendmentOpen'] },
    { ...ofParties, action: 'acceptAmendment', guards: ['amendmentOpen', 'amendmentIsTheirs'] },
    { ...ofParties, action: 'declineAmendment', guards: ['amendmentOpen', 'amendmentIsTheirs'] },
    { ...ofParties, action: 'withdrawAmendment', guards: ['amendmentOpen', 'amendmentIsOwn'] },
    { ...ofParties, action: 'confirmTerms', guards: ['termsUnconfirmed'] },
  ];
}

/** Actions on a contract that is over; none of them changes the status. */
function afterTheEnd(status: (typeof FINAL_CONTRACT_STATUSES)[number]): ContractMachine {
  const stays = { from: status, next: status };
  return [
    {
      ...stays,
      action: 'approvePayment',
      by: ['hirer'],
      guards: ['paymentPending', 'moneyFree', 'noPaymentUnderWay'],
    },
    { ...stays, action: 'approvePayment', by: ['system'], guards: ['paymentDue', 'noPaymentUnderWay'] },
    { ...stays, action: 'refund', by: ['system'], guards: ['refundDue', 'noPaymentUnderWay'] },
    { ...stays, action: 'funded', by: ['system'], guards: ['moneyExpected'] },
    { ...stays, action: 'fundingFailed', by: ['system'], guards: ['moneyExpected'] },
    { ...stays, action: 'giveBack', by: ['professional'], guards: ['moneyHeld', 'noOpenDispute'] },
    { ...stays, action: 'chargeBack', by: ['system'] },
    { ...stays, action: 'dispute', by: PARTIES, guards: ['withinDisputeDays', 'noDispute'] },
    ...whileDisputed(status, status),
    { ...stays, action: 'appeal', by: PARTIES, guards: ['withinAppealDays'] },
    { ...stays, action: 'resolveAppeal', by: ['admin'], guards: ['appealOpen', 'noPaymentUnderWay'] },
    { ...stays, action: 'settle', by: ['system'], guards: ['awardFree'] },
    { ...stays, action: 'review', by: PARTIES, guards: ['notReviewed'] },
    { ...stays, action: 'archive', by: PARTIES, guards: ['notArchived'] },
    { ...stays, action: 'unarchive', by: PARTIES, guards: ['archived'] },
  ];
}

/**
 * Everything that can happen to a contract. The server executes it, `allowedActions` on the wire is read
 * from it, `npm run docs` prints it.
 */
export const CONTRACT_MACHINE: ContractMachine = [
  { from: null, action: 'create', by: ['hirer'], guards: ['offerAccepted', 'noContract'], next: 'active' },
  { from: 'active', action: 'pause', by: PARTIES, next: 'paused' },
  { from: 'active', action: 'complete', by: ['professional'], next: 'completed' },
  { from: 'active', action: 'end', by: ['hirer'], next: 'ended' },
  {
    from: 'active',
    action: 'submit',
    by: ['professional'],
    guards: ['partNamed', 'partOpen', 'noWorkAwaitsAnswer'],
    next: 'active',
  },
  {
    from: 'active',
    action: 'approve',
    by: ['hirer'],
    guards: ['workAwaitsAnswer', 'noOpenDispute'],
    next: 'completed',
  },
  {
    from: 'active',
    action: 'approve',
    by: ['system'],
    guards: ['workUnanswered', 'noOpenDispute'],
    next: 'completed',
  },
  {
    from: 'active',
    action: 'approveMilestone',
    by: ['hirer'],
    guards: ['milestoneNamed', 'workAwaitsAnswer', 'noPaymentUnderWay', 'noOpenDispute'],
    next: 'active',
  },
  {
    from: 'active',
    action: 'approveMilestone',
    by: ['system'],
    guards: ['workUnanswered', 'noPaymentUnderWay', 'noOpenDispute'],
    next: 'active',
  },
  { from: 'active', action: 'finish', by: ['system'], guards: ['allApproved'], next: 'completed' },
  { from: 'active', action: 'takeBack', by: ['professional'], guards: ['workAwaitsAnswer'], next: 'active' },
  { from: 'active', action: 'requestChanges', by: ['hirer'], guards: ['workAwaitsAnswer'], next: 'active' },
  { from: 'active', action: 'query', by: ['professional'], guards: ['termsNotQueried'], next: 'active' },
  { from: 'active', action: 'fund', by: ['hirer'], guards: FUNDABLE, next: 'active' },
  { from: 'paused', action: 'activate', by: PARTIES, next: 'active' },
  { from: 'paused', action: 'cancel', by: ['hirer'], next: 'canceled' },
  { from: 'paused', action: 'query', by: ['professional'], guards: ['termsNotQueried'], next: 'paused' },
  { from: 'paused', action: 'finish', by: ['system'], guards: ['allApproved'], next: 'completed' },
  ...RUNNING_CONTRACT_STATUSES.flatMap(amendments),
  ...RUNNING_CONTRACT_STATUSES.flatMap(whileItRuns),
  ...FINAL_CONTRACT_STATUSES.flatMap(afterTheEnd),
];

/** True once nothing moves the contract any more: it can be reviewed, disputed, archived. */
export function isFinalContract(status: ContractStatus): boolean {
  return (FINAL_CONTRACT_STATUSES as readonly string[]).includes(status);
}
