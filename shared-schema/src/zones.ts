/** Time on the clock of a place. A day is never taken to have 24 hours. */

const DAY_MS = 24 * 3_600_000;
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
