/** Closed lists of what administrators see and do. */

/** Everything that administrators do to others, and each look at what is private. */
export const AUDIT_ACTIONS = [
  'caseDismissed',
  'jobHidden',
  'jobRestored',
  'messageHidden',
  'questionHidden',
  'answerHidden',
  'personWarned',
  'personSuspended',
  'personReinstated',
  'sessionsEnded',
  'roleChanged',
  'companyFeatured',
  'companyUnfeatured',
  'placementAdded',
  'placementEnded',
  'identityApproved',
  'identityRefused',
  'licenceApproved',
  'licenceRefused',
  'insuranceApproved',
  'insuranceRefused',
  'supportAnswered',
  'disputeDecided',
  'nationalIdSeen',
  'licenceSeen',
  'insuranceSeen',
  'messagesSeen',
  'adminGranted',
  'adminRevoked',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const ACCOUNT_STATES = ['active', 'suspended', 'deleted'] as const;
/** What the list of accounts is narrowed to; `featured`: the companies that stand before the others now. */
export const ACCOUNT_FILTERS = [...ACCOUNT_STATES, 'featured'] as const;

/** Days for which a company is featured. */
export const FEATURED_DAYS = [7, 30, 90] as const;
/** How many companies are featured at once. */
export const FEATURED_MAX = 8;

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
