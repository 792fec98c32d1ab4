/** Closed lists of what belongs to contracts: work, milestones, disputes. */

export const SUBMISSION_STATUSES = [
  'submitted',
  'approved',
  'changes-requested',
  'taken-back',
  'closed',
] as const;
/** `system`: nobody answered in time. */
export const SUBMISSION_DECIDERS = ['hirer', 'system'] as const;
/** `appealed`: it was decided, and is looked at once more. */
export const DISPUTE_STATUSES = ['open', 'withdrawn', 'resolved', 'appealed'] as const;
/** What files of a dispute come with. */
export const DISPUTE_PARTS = ['reason', 'answer', 'appeal'] as const;
export const DISPUTE_OUTCOMES = ['release', 'refund', 'split'] as const;

/** Statuses of a proposed change of a contract; `lapsed`: the contract ended first. */
export const AMENDMENT_STATUSES = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export const AMENDMENT_PARTIES = ['hirer', 'professional'] as const;

/**
 * What happens to the money of a contract, beside its moves. `funded`, `fundingFailed` and `chargeBack` are told by the
 * provider, `refund` is by the clock.
 */
export const CONTRACT_MONEY_ACTIONS = [
  'fund',
  'funded',
  'fundingFailed',
  'chargeBack',
  'giveBack',
  'refund',
] as const;

/** A change of a running contract is proposed by one side, and accepted or declined by the other. */
export const AMENDMENT_ACTIONS = [
  'proposeAmendment',
  'acceptAmendment',
  'declineAmendment',
  'withdrawAmendment',
] as const;

/** Both sides of a contract confirm the text of its terms. */
export const TERMS_ACTIONS = ['confirmTerms'] as const;

/** What may be done with one milestone; with the others of `CONTRACT_ACTIONS` the contract moves as a whole. */
export const MILESTONE_ACTIONS = [
  'fund',
  'submit',
  'approveMilestone',
  'requestChanges',
  'takeBack',
] as const;
/** `planned`: not paid in, `funded`: all of it is; nothing is handed in with either. */
export const MILESTONE_STATUSES = [
  'planned',
  'funded',
  'submitted',
  'changes-requested',
  'approved',
] as const;

/** The lists of `OPTION_LISTS` whose labels are in its locale files. */
export const DEAL_LISTS = {
  submissionStatus: SUBMISSION_STATUSES,
  milestoneStatus: MILESTONE_STATUSES,
  disputeStatus: DISPUTE_STATUSES,
  disputeOutcome: DISPUTE_OUTCOMES,
  amendmentStatus: AMENDMENT_STATUSES,
} as const;

/** How often a job comes again. */
export const RHYTHMS = ['weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** When such a job stops by itself: never, after a day, after so many times. */
export const RECURRENCE_ENDS = ['never', 'day', 'times'] as const;
