const WORKING_DAYS = 5;
const WEEKS_OF_MONTH = 4;
/** Nobody says more beforehand. */
const MOST_DAYS = 30;
export const FULL_DAY_HOURS = 7;

/** The working days of `2 Weeks` or `1 Month`, or a share of them. */
export function workingDays(duration: string, share: number): number {
  const weeks = parseInt(duration, 10) * (duration.includes('Month') ? WEEKS_OF_MONTH : 1);
  return Math.max(2, Math.min(MOST_DAYS, Math.round(weeks * WORKING_DAYS * share)));
}
