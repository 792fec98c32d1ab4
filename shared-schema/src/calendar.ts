/** Days as the reader's calendar has them, which is not UTC's. */

declare const dayMark: unique symbol;

/**
 * Names a day of the calendar (`2026-03-01`, or an instant whose day counts). Read as an instant it would be midnight in
 * UTC, a day early west of Greenwich: formats take no `Day`, but what `calendarDay` makes of it.
 */
export type Day = string & { readonly [dayMark]?: true };

/** ISO 8601 with its time: any text but a `Day`. */
export type Instant = string & { readonly [dayMark]?: never };

/** The reader's own midnight of the day that a date names. */
export function calendarDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The reader's own date `ahead` days from now, as `YYYY-MM-DD`: today is where they are, not in UTC. */
export function localDay(ahead = 0, now = new Date()): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** ISO: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The stretches of days that are not over on `today` (`2026-03-01`), the next first. */
export function comingDays<Days extends { from: string; to: string }>(
  days: readonly Days[],
  today: string,
): Days[] {
  return days.filter(({ to }) => to >= today).sort((a, b) => (a.from < b.from ? -1 : 1));
}
