import type { Random } from '@plumbline/server/testing/random';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What every part of the world is drawn from. */
export type Drawing = {
  random: Random;
  /** The newest instant of the world. */
  now: Date;
};

/** The instant `ms` before `now`, in whole minutes, so that nobody seems to type by the millisecond. */
export function before(now: Date, ms: number): Date {
  return new Date(Math.floor((now.getTime() - ms) / MINUTE) * MINUTE);
}

/** The instant `ms` after `start`, but never after `limit`. */
export function after(start: Date, ms: number, limit: Date): Date {
  return new Date(Math.min(start.getTime() + Math.floor(ms / MINUTE) * MINUTE, limit.getTime()));
}

/** Hours (UTC) of daylight from the west of North America to Europe: from eight to eight nearly everywhere. */
const DAYTIME = { begins: 13, ends: 19 };

/** The same or the next day, in the hours when people are awake, as far as there are any between `from` and `to`. */
export function atDaytime(instant: Date, { from, to }: { from: Date; to: Date }): Date {
  const hour = instant.getUTCHours();
  if (hour >= DAYTIME.begins && hour < DAYTIME.ends) return instant;
  const midnight = Math.floor(instant.getTime() / DAY) * DAY;
  // An hour of the night becomes one of the day; minutes stay as they are.
  const length = DAYTIME.ends - DAYTIME.begins;
  const near = midnight + (DAYTIME.begins + (hour % length)) * HOUR + (instant.getTime() % HOUR);
  const found = [near, near + DAY, near - DAY].find((time) => time >= from.getTime() && time <= to.getTime());
  return found === undefined ? instant : new Date(found);
}

/** After a share of the time, not in the night where that can be; at neither end. */
export function between(from: number, to: number, share: number): Date {
  const instant = new Date(from + Math.floor((to - from) * share));
  return atDaytime(instant, { from: new Date(from + SECOND), to: new Date(to - SECOND) });
}

export function dayOf(instant: Date): Date {
  return new Date(`${instant.toISOString().slice(0, 10)}T00:00:00Z`);
}

/** A UUIDv7 of that instant whose random bits come from the seeded generator. */
export function idAt(instant: Date, random: Random): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.int(0, 15).toString(16)).join('');
  const variant = random.pick(['8', '9', 'a', 'b']);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
}

/** A moment by day, `days` after `start` or, where negative, before it; what falls on a weekend goes on in that direction. */
export function onWeekday(start: Date, days: number, random: Random): Date {
  const step = days < 0 ? -DAY : DAY;
  let midnight = Math.floor(start.getTime() / DAY) * DAY + days * DAY;
  while (isWeekend(midnight)) midnight += step;
  const minutes = random.int(0, ((DAYTIME.ends - DAYTIME.begins) * HOUR) / MINUTE - 1);
  return new Date(midnight + DAYTIME.begins * HOUR + minutes * MINUTE);
}

const isWeekend = (instant: number) => new Date(instant).getUTCDay() % 6 === 0;
