export const RECURRENCE_TIMES_MAX = 100;
/** How far ahead the first day may lie: two years. */
export const RECURRENCE_DAYS_AHEAD = 731;
/** So many has one account at most. */
export const RECURRENCES_MAX = 50;
/** Before each time its owner is told. */
export const RECURRENCE_NOTICE_DAYS = 3;
