import { DAY_MS } from '../contract-days/contract-days';

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
