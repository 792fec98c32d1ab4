import type { Rhythm } from '@plumbline/shared-schema/deal-options';
import { clockOf, dayAfter } from '@plumbline/shared-schema/zones';

/** When people who are up see it. */
const HOUR = '08:00';
const HOUR_MS = 3_600_000;

const DAYS: Partial<Record<Rhythm, number>> = { weekly: 7, fortnightly: 14 };
const MONTHS: Partial<Record<Rhythm, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

export type Series = { firstDay: string; rhythm: Rhythm; lastDay: string | null };

/**
 * The instant on the clock of that zone: the same hour of the day in summer and in winter. Where the clock skips the hour,
 * or the whole day, the next one that it shows.
 */
export function instantOf(day: string, timeZone: string): Date {
  const { instantAt, wallAt } = clockOf(timeZone);
  const exact = instantAt(`${day}T${HOUR}`);
  if (exact !== null) return new Date(exact);
  let instant = Date.parse(`${dayAfter(day, -1)}T00:00:00Z`);
  while (wallAt(instant) < `${day}T${HOUR}`) instant += HOUR_MS;
  return new Date(instant);
}

/** The first day of the series after that one; null: there is none. */
export function dayAfterTurn({ firstDay, rhythm, lastDay }: Series, after: string): string | null {
  let turn = 0;
  while (dayOfTurn(firstDay, rhythm, turn) <= after) turn += 1;
  const day = dayOfTurn(firstDay, rhythm, turn);
  return lastDay !== null && day > lastDay ? null : day;
}

/** The latest day whose time has come, `nextDay` or a later one; those between were missed. */
export function latestDue(series: Series & { timeZone: string; nextDay: string }, now: Date): string {
  let due = series.nextDay;
  for (;;) {
    const next = dayAfterTurn(series, due);
    if (next === null || instantOf(next, series.timeZone) > now) return due;
    due = next;
  }
}

/** Counted from the first, not from the one before: the 31st is the last day of a shorter month, and the 31st again. */
function dayOfTurn(firstDay: string, rhythm: Rhythm, turn: number): string {
  const days = DAYS[rhythm];
  if (days !== undefined) return dayAfter(firstDay, days * turn);
  const [year = 0, month = 1, day = 1] = firstDay.split('-').map(Number);
  const months = month - 1 + (MONTHS[rhythm] ?? 1) * turn;
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
