export const DAY_MS = 86_400_000;

/** The reader's own midnight of the day that a contract's date names: contracts run from day to day, not by the hour. */
export function calendarDay(instant: string): Date {
  const [year = 0, month = 1, day = 1] = instant.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** Whole days from today to the last day: 0 on it, negative once it is past. */
export function daysUntil(endDate: string, now: Date): number {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  // Rounded, because a day with a change of the clock is not 24 hours long.
  return Math.round((calendarDay(endDate).getTime() - today.getTime()) / DAY_MS);
}

/** First and last day included. */
export function durationDays(startDate: string, endDate: string): number {
  return daysUntil(endDate, calendarDay(startDate)) + 1;
}
