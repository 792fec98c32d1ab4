/** Closed lists of what administrators see and do. */

/** Everything that administrators do to others, and each look at what is private. */
export const AUDIT_ACTIONS = [
  'caseDismissed',
  'jobHidden',
  'jobRestored',
  'messageHidden',
  'personWarned',
  'personSuspended',
  'personReinstated',
  'sessionsEnded',
  'roleChanged',
  'identityApproved',
  'identityRefused',
  'nationalIdSeen',
  'messagesSeen',
  'adminGranted',
  'adminRevoked',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const ACCOUNT_STATES = ['active', 'suspended', 'deleted'] as const;

/** What the marketplace's figures count, by week. */
export const MARKETPLACE_MEASURES = [
  'people',
  'jobs',
  'applications',
  'offers',
  'contracts',
  'agreed',
  'funded',
  'released',
] as const;
export type MarketplaceMeasure = (typeof MARKETPLACE_MEASURES)[number];

/** The measures in dollars; the others are counts. */
export const MARKETPLACE_MONEY: readonly MarketplaceMeasure[] = ['agreed', 'funded', 'released'];
