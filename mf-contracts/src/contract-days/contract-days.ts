const DAY_MS = 86_400_000;

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

/** The reader's own date `ahead` days from now, as `YYYY-MM-DD`: today is where they are, not in UTC. */
export function localDay(ahead = 0, now = new Date()): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The instant `days` after `instant`. */
export function daysAfter(instant: string, days: number): number {
  return new Date(instant).getTime() + days * DAY_MS;
}
