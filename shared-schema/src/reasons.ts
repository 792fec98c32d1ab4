/** What people are asked to choose a reason from. Labels as those of `options`. */
export const REPORT_REASONS = [
  'misleading',
  'scam',
  'inappropriate',
  'duplicate',
  'expired',
  'unrealistic',
  'violation',
] as const;
/** What people find wrong with a message or a person. */
export const PERSON_REPORT_REASONS = [
  'spam',
  'scam',
  'harassment',
  'inappropriate',
  'offPlatform',
  'other',
] as const;
/** Why a hirer declines an applicant, who reads it. */
export const DECLINE_REASONS = [
  'otherChosen',
  'price',
  'dates',
  'experience',
  'distance',
  'jobChanged',
  'other',
] as const;
