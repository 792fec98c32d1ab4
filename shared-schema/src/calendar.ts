/** Days as the reader's calendar has them, which is not UTC's. */

/** The reader's own midnight of the day that a date names. */
export function calendarDay(instant: string): Date {
  const [year = 0, month = 1, day = 1] = instant.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The reader's own date `ahead` days from now, as `YYYY-MM-DD`: today is where they are, not in UTC. */
export function localDay(ahead = 0, now = new Date()): string {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
