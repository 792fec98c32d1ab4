import { comingDays } from '@plumbline/shared-schema/calendar';
import { dayOf, earliestToday } from '@plumbline/shared-schema/dates';
import type { AvailabilityRow } from '../../database/tables/availabilities';
import { fillIn } from '../texts';
import type { Language } from '../texts';
import { appointmentLines } from './appointments';
import type { Appointment } from './appointments';
import { calendarText, compact, escaped, utcOf } from './calendar-text';
import { workLines } from './work-entries';
import type { WorkEntry } from './work-entries';
import en from './locales/en.json';
import fr from './locales/fr.json';

const DAY_MS = 24 * 3_600_000;
const BY_DAY = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const TEXTS = { en, fr } satisfies Record<Language, typeof en>;

type Owner = { fullName: string; language: Language; siteUrl: string };
/** `row`: absent for who has said nothing of hours. */
type Entries = {
  row: AvailabilityRow | undefined;
  appointments: readonly Appointment[];
  work: readonly WorkEntry[];
};

/**
 * A person's calendar (RFC 5545): when they work, their visits and what they are given to do. Hours have no zone: they are those of the clock where
 * it is read. Visits are instants.
 */
export function calendarOf({ row, appointments, work }: Entries, owner: Owner): string {
  const name = TEXTS[owner.language][row === undefined || row.hours.length === 0 ? 'visits' : 'name'];
  return calendarText([
    'PRODID:-//Plumbline//Availability//EN',
    `X-WR-CALNAME:${escaped(fillIn(name, { name: owner.fullName }))}`,
    ...(row === undefined ? [] : availabilityLines(row, owner.language)),
    ...appointments.flatMap((appointment) => appointmentLines(appointment, owner)),
    ...work.flatMap((entry) => workLines(entry, owner)),
  ]);
}

function availabilityLines(row: AvailabilityRow, language: Language): string[] {
  const say = (key: 'hours' | 'dayOff' | 'from') => escaped(TEXTS[language][key]);
  const stamp = utcOf(row.updatedAt);
  const { availableFrom } = row;
  const since = dayOf(row.updatedAt.toISOString());
  const start = availableFrom !== null && availableFrom > since ? availableFrom : since;
  const event = (name: string, lines: string[]) => [
    'BEGIN:VEVENT',
    `UID:${name}@${row.userId}`,
    `DTSTAMP:${stamp}`,
    ...lines,
    'END:VEVENT',
  ];
  const hours = row.hours.flatMap(({ day, from, to }) => {
    const first = compact(firstOf(day, start));
    return event(`hours-${String(day)}-${compact(from)}`, [
      `DTSTART:${first}T${compact(from)}00`,
      `DTEND:${first}T${compact(to)}00`,
      `RRULE:FREQ=WEEKLY;BYDAY=${BY_DAY[day - 1] ?? 'MO'}`,
      `SUMMARY:${say('hours')}`,
      'TRANSP:TRANSPARENT',
    ]);
  });
  const daysOff = comingDays(row.daysOff, earliestToday()).flatMap(({ from, to }) =>
    event(`off-${from}-${to}`, [...wholeDays(from, to), `SUMMARY:${say('dayOff')}`]),
  );
  const beginning =
    availableFrom === null
      ? []
      : event('from', [...wholeDays(availableFrom, availableFrom), `SUMMARY:${say('from')}`]);
  return [...hours, ...daysOff, ...beginning];
}

/** The end is the day after. */
const wholeDays = (from: string, to: string) => [
  `DTSTART;VALUE=DATE:${compact(from)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(to, 1))}`,
];

function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString());
}

/** The first such weekday (1: Monday) on that day or after it. */
function firstOf(weekday: number, start: string): string {
  const isoDay = new Date(`${start}T00:00:00Z`).getUTCDay() || 7;
  return dayAfter(start, (weekday - isoDay + 7) % 7);
}
