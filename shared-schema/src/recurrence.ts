/** How often a job comes again. */
export const RHYTHMS = ['weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** When it stops by itself: never, after a day, after so many times. */
export const RECURRENCE_ENDS = ['never', 'day', 'times'] as const;

export const RECURRENCE_TIMES_MAX = 100;
/** How far ahead the first day may lie: two years. */
export const RECURRENCE_DAYS_AHEAD = 731;
/** So many has one account at most. */
export const RECURRENCES_MAX = 50;
/** Before each time its owner is told. */
export const RECURRENCE_NOTICE_DAYS = 3;
