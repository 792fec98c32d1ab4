/** Time on the clock of a place. A day is never taken to have 24 hours. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/** The zone of this device. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

type ZonedClock = {
  /** What the clock shows at an instant: `2026-03-08T09:30`. */
  wallAt: (instant: number) => string;
  /** When it shows that: the first time where it does twice, `null` where it never does. */
  instantAt: (wall: string) => number | null;
};

/** The clock of a zone. */
export function clockOf(timeZone: string): ZonedClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

  function wallAt(instant: number): string {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
    return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
  }

  const asUtc = (wall: string) => Date.parse(`${wall}:00Z`);
  const offsetAt = (instant: number) => asUtc(wallAt(instant)) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;

  return {
    wallAt,
    instantAt: (wall) => {
      const utc = asUtc(wall);
      // The offset before a change of the clock first: of a time that comes twice it gives the first.
      const tries = [utc - DAY_MS, utc + DAY_MS].map((near) => utc - offsetAt(near));
      return tries.find((instant) => wallAt(instant) === wall) ?? null;
    },
  };
}

/** The day after (or before) a day, `2026-03-01`. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

type Span = { startsAt: string | Date; endsAt: string | Date; timeZone: string };

/** `Tuesday, March 3, 2026, 9:00 – 10:00 AM EST`, on the clock of that zone. */
export function spanText(language: string, { startsAt, endsAt, timeZone }: Span): string {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.formatRange(new Date(startsAt), new Date(endsAt));
}

/** `9:00 AM`, `9 h 00`, on the clock of that zone. */
export function timeText(language: string, at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : language, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(new Date(at));
}

/** Whether both zones show the same time at an instant. */
export function isSameTime(one: string, other: string, instant: string | Date): boolean {
  if (one === other) return true;
  const at = new Date(instant).getTime();
  return clockOf(one).wallAt(at) === clockOf(other).wallAt(at);
}

/** Whole days (`hours` null), or the same hours of each, on the clock of `timeZone`: that of the place. */
export type WorkTime = {
  from: string;
  to: string;
  hours: { from: string; to: string } | null;
  timeZone: string;
};

/** Each day of it, as instants. */
export function workSpans({ from, to, hours, timeZone }: WorkTime): { startsAt: Date; endsAt: Date }[] {
  const { instantAt } = clockOf(timeZone);
  const instant = (day: string, time: string) => {
    const utc = Date.parse(`${day}T${time}:00Z`);
    // A time that the clock skips is an hour later.
    const later = new Date(utc + HOUR_MS).toISOString().slice(0, 16);
    return new Date(instantAt(`${day}T${time}`) ?? instantAt(later) ?? utc);
  };
  const spans = [];
  for (let day = from; day <= to; day = dayAfter(day))
    spans.push(
      hours === null
        ? { startsAt: instant(day, '00:00'), endsAt: instant(dayAfter(day), '00:00') }
        : { startsAt: instant(day, hours.from), endsAt: instant(day, hours.to) },
    );
  return spans;
}

/** `Mar 3 – 5, 2026, 8:00 AM – 4:00 PM`. */
export function workTimeText(language: string, { from, to, hours }: WorkTime): string {
  const range = (options: Intl.DateTimeFormatOptions, start: string, end: string) =>
    new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : language, {
      timeZone: 'UTC',
      ...options,
    }).formatRange(new Date(start), new Date(end));
  const days = range(
    { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    `${from}T00:00Z`,
    `${to}T00:00Z`,
  );
  if (hours === null) return days;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return `${days}, ${range(clock, `${from}T${hours.from}Z`, `${from}T${hours.to}Z`)}`;
}
