import { comingDays } from '@plumbline/shared-schema/calendar';
import { VISIT_DAYS_AHEAD } from '@plumbline/shared-schema/limits';
import { clockOf, dayAfter } from '@plumbline/shared-schema/zones';
import type { GivenSpan, Hours } from './visit-diary.repository';

/** Nobody comes at once. */
const NOTICE_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Between two times that are offered. */
const STEP_MINUTES = 30;
/** Hours of a contractor who has said nothing: Monday to Saturday. */
const USUAL_HOURS = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '08:00', to: '18:00' }));

/** `timeZone`: whose clock the hours are on; `now` in milliseconds. */
export type VisitDiary = {
  hours: Hours;
  given: readonly GivenSpan[];
  timeZone: string;
  minutes: number;
  now: number;
};

/**
 * When a contractor could come on one day: within the hours, on no day off, ahead, and not where a time was given. A time
 * that the clock skips is not offered, of one that comes twice the first is.
 */
export function timesOn(day: string, { hours, given, timeZone, minutes, now }: VisitDiary): number[] {
  const isOff = comingDays(hours.daysOff, day).some(({ from }) => from <= day);
  if (isOff || (hours.availableFrom !== null && day < hours.availableFrom)) return [];
  const clock = clockOf(timeZone);
  const week = hours.hours.length > 0 ? hours.hours : USUAL_HOURS;
  const instants = week
    .filter((stretch) => stretch.day === weekdayOf(day))
    .flatMap(({ from, to }) => beginnings(minutesOf(from), minutesOf(to) - minutes))
    .map((minute) => clock.instantAt(`${day}T${timeOf(minute)}`));
  const isFree = (instant: number) =>
    instant >= now + NOTICE_MS &&
    given.every(({ startsAt, endsAt }) => {
      const end = instant + minutes * MINUTE_MS;
      return end <= startsAt.getTime() || instant >= endsAt.getTime();
    });
  return [...new Set(instants)]
    .filter((instant) => instant !== null)
    .filter(isFree)
    .sort((a, b) => a - b);
}

/** The first and the last day on which times are offered. */
export function offeredDays({ timeZone, now }: Pick<VisitDiary, 'timeZone' | 'now'>): {
  first: string;
  last: string;
} {
  const first = clockOf(timeZone).wallAt(now).slice(0, 10);
  return { first, last: dayAfter(first, VISIT_DAYS_AHEAD) };
}

/** Whether a time is one of those that are offered. */
export function isOffered(instant: number, diary: VisitDiary): boolean {
  const day = clockOf(diary.timeZone).wallAt(instant).slice(0, 10);
  return day <= offeredDays(diary).last && timesOn(day, diary).includes(instant);
}

/** ISO: 1 is Monday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

function beginnings(first: number, last: number): number[] {
  const count = Math.max(0, Math.floor((last - first) / STEP_MINUTES) + 1);
  return Array.from({ length: count }, (_none, index) => first + index * STEP_MINUTES);
}
