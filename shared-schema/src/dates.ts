import type { Day } from '@plumbline/shared-schema/calendar';
import { z } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import type { ZodType } from 'zod';

/** An instant on the wire: ISO 8601, UTC. */
export const instantSchema = z.iso.datetime(says('invalidDate'));

/** Texts of this schema name days: no format takes them for instants. */
export const asDays = (schema: ZodType<string, string>) => schema as ZodType<Day, string>;

export const daySchema = asDays(z.iso.date(says('invalidDate')));

/** A day that is sent as an instant, of which its first ten characters count. */
export const dayInstantSchema = asDays(instantSchema);

const ZONE_LENGTH_MAX = 64;

/** A zone of the IANA's list, `America/New_York`; no bare offset, which knows no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const timeZoneSchema = z
  .string(says('invalid'))
  .max(ZONE_LENGTH_MAX, says('invalid'))
  .refine(isTimeZone, says('invalid'));

const DAY_MS = 24 * 60 * 60 * 1000;
const DATE_LIKE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** True for `YYYY-MM-DD` or an ISO instant that names a real day (not 30 February). */
export function isDate(text: string): boolean {
  if (!DATE_LIKE.test(text)) return false;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const isRealDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  return isRealDay && !Number.isNaN(new Date(text).getTime());
}

/** A day in a request: `YYYY-MM-DD` or an ISO instant; kept as sent. */
export const dateInputSchema = z.string(says('invalidDate')).refine(isDate, says('invalidDate'));

/** `2026-05-04T22:00:00Z` or `2026-05-04` → `2026-05-04`: days compare as text. */
export function dayOf(text: string): string {
  return text.slice(0, 10);
}

/** The earliest day that can still be "today" somewhere: UTC today − 1. */
export function earliestToday(now = Date.now()): string {
  return dayOf(new Date(now - DAY_MS).toISOString());
}

/** The day in UTC, by which the server counts. */
export function todayInUtc(now = Date.now()): string {
  return dayOf(new Date(now).toISOString());
}

/** The latest day that can already be "today" somewhere: UTC today + 1. */
export function latestToday(now = Date.now()): string {
  return dayOf(new Date(now + DAY_MS).toISOString());
}
