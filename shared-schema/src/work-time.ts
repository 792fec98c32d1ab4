import { clockOf, dayAfter } from '@plumbline/shared-schema/zones';

/** Whole days (`hours` null), or the same hours of each, on the clock of `timeZone`: that of the place. */
export type WorkTime = {
  from: string;
  to: string;
  hours: { from: string; to: string } | null;
  timeZone: string;
};

const HOUR_MS = 3_600_000;

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
