import { dayAfter, workSpans } from '@plumbline/shared-schema/zones';
import type { WorkTime } from '@plumbline/shared-schema/zones';
import type { AssignmentRow } from '../../database/tables/assignments';
import { fillIn } from '../texts';
import type { Language } from '../texts';
import { compact, escaped, utcOf } from './calendar-text';
import en from './locales/en.json';
import fr from './locales/fr.json';

/** When the work of a row is. */
export const workTimeOf = ({ firstDay, lastDay, fromTime, toTime, timeZone }: AssignmentRow): WorkTime => ({
  from: firstDay,
  to: lastDay,
  hours: fromTime === null || toTime === null ? null : { from: fromTime, to: toTime },
  timeZone,
});

const TEXTS = { en, fr } satisfies Record<Language, typeof en>;

/** Work that somebody is given to do. Titles and names are strangers' words. */
export type WorkEntry = {
  id: string;
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
  time: WorkTime;
  jobTitle: string;
  company: string;
  place: string | null;
};

/** One event of whole days, or one for the hours of each. */
export function workLines(
  { id, sequence, changedAt, time, jobTitle, company, place }: WorkEntry,
  { language, siteUrl }: { language: Language; siteUrl: string },
): string[] {
  const title = fillIn(TEXTS[language].work, { jobTitle, person: company });
  const dates =
    time.hours === null
      ? [[`DTSTART;VALUE=DATE:${compact(time.from)}`, `DTEND;VALUE=DATE:${compact(dayAfter(time.to))}`]]
      : workSpans(time).map(({ startsAt, endsAt }) => [
          `DTSTART:${utcOf(startsAt)}`,
          `DTEND:${utcOf(endsAt)}`,
        ]);
  return dates.flatMap((lines, index) => [
    'BEGIN:VEVENT',
    `UID:work-${id}-${index}@plumbline`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcOf(changedAt)}`,
    ...lines,
    `SUMMARY:${escaped(title)}`,
    ...(place === null || place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${siteUrl}/visits`,
    'END:VEVENT',
  ]);
}
