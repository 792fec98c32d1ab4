import { comingDays } from '@plumbline/shared-schema/calendar';
import { dayOf, earliestToday } from '@plumbline/shared-schema/dates';
import type { AvailabilityRow } from '../../database/tables/availabilities';
import { fillIn } from '../texts';
import type { Language } from '../texts';
import en from './locales/en.json';
import fr from './locales/fr.json';

const DAY_MS = 24 * 3_600_000;
const BY_DAY = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const TEXTS = { en, fr } satisfies Record<Language, typeof en>;

type Owner = { fullName: string; language: Language };

/**
 * A calendar (RFC 5545). Times have no zone: they are those of the clock where it is read. Nobody else's data is in it,
 * so all that anybody typed is the owner's name.
 */
export function calendarOf(row: AvailabilityRow, { fullName, language }: Owner): string {
  const say = (key: keyof typeof en, values = {}) => escaped(fillIn(TEXTS[language][key], values));
  const stamp = compact(row.updatedAt.toISOString().replace(/\.\d+/, ''));
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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Availability//EN',
    `X-WR-CALNAME:${say('name', { name: fullName })}`,
    ...hours,
    ...daysOff,
    ...beginning,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const compact = (text: string) => text.replace(/[-:]/g, '');

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

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/[\r\n]+/g, ' ');
}

/** A line has at most 75 bytes; what is beyond goes on behind a space. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const sign of line) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + sign) > 73) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts.join('\r\n ');
}
