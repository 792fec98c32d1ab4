import { fillIn } from '../texts';
import type { Language } from '../texts';
import { calendarText, escaped, utcOf } from './calendar-text';
import en from './locales/en.json';
import fr from './locales/fr.json';

const TEXTS = { en, fr } satisfies Record<Language, typeof en>;

/** A visit as one of its two people has it in the calendar. */
export type Appointment = {
  id: string;
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  /** A stranger's words, as those below. */
  jobTitle: string;
  person: string;
  /** Null where the reader may not know it yet, or there is none. */
  address: string | null;
  href: string;
};

type Reader = { language: Language; siteUrl: string };

/** The lines of an event; its instants are in UTC, which every calendar shows on the clock of where it is read. */
export function appointmentLines(
  appointment: Appointment,
  { language, siteUrl }: Reader,
  more: string[] = [],
): string[] {
  const { id, sequence, changedAt, startsAt, endsAt, isCancelled, jobTitle, person, address, href } =
    appointment;
  const title = fillIn(TEXTS[language].visit, { jobTitle, person });
  return [
    'BEGIN:VEVENT',
    // The same in mails and in the calendar that is read at an address, so that it is one event.
    `UID:visit-${id}@plumbline`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcOf(changedAt)}`,
    `DTSTART:${utcOf(startsAt)}`,
    `DTEND:${utcOf(endsAt)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(title)}`,
    ...(address === null || address === '' ? [] : [`LOCATION:${escaped(address)}`]),
    `URL:${siteUrl}${href}`,
    ...more,
    'END:VEVENT',
  ];
}

type InvitationReader = Reader & { email: string; organizer: string };

/** The file that goes with a mail (RFC 5546): the mail program puts the event into the calendar, or takes it out again. */
export function invitationOf(
  appointment: Appointment,
  { email, organizer, ...reader }: InvitationReader,
): string {
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Plumbline', 'TRIGGER:-PT1H', 'END:VALARM'];
  return calendarText([
    'PRODID:-//Plumbline//Visits//EN',
    `METHOD:${appointment.isCancelled ? 'CANCEL' : 'REQUEST'}`,
    ...appointmentLines(appointment, reader, [
      `ORGANIZER;CN=Plumbline:mailto:${organizer}`,
      `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`,
      ...(appointment.isCancelled ? [] : alarm),
    ]),
  ]);
}
