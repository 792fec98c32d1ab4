import { calendarDay } from '@plumbline/shared-schema/calendar';

const DAY_MS = 86_400_000;

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
