import { displayName } from '@plumbline/shared-schema/profiles';
import type { VisitSide } from '@plumbline/shared-schema/visit-machine';
import { isSameTime } from '@plumbline/shared-schema/zones';
import type { Appointment } from '../../../kit/calendar/appointments';
import type { MailedAppointment } from '../../../kit/mail/appointment-blocks';
import { maySeeAddress } from './visit-view';
import type { VisitRecord } from './visits.repository';

export const visitPath = (id: string) => `/visits?visit=${id}`;

/** What one of the two has in the calendar; `undefined`: no time was ever agreed on. */
export function appointmentOf(record: VisitRecord, side: VisitSide): Appointment | undefined {
  const { visit, job, client, contractor } = record;
  if (visit.startsAt === null || visit.endsAt === null) return undefined;
  return {
    id: visit.id,
    sequence: visit.revision,
    changedAt: visit.updatedAt,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    isCancelled: visit.status === 'cancelled',
    jobTitle: job.title,
    person: displayName(side === 'hirer' ? contractor : client),
    address: maySeeAddress(record, side) ? visit.address : null,
    href: visitPath(visit.id),
  };
}

/** With the clocks to say its time on: the place's, and the reader's own where that shows another time. */
export function mailedAppointmentOf(record: VisitRecord, side: VisitSide): MailedAppointment | undefined {
  const appointment = appointmentOf(record, side);
  if (appointment === undefined) return undefined;
  const { timeZone, clientTimeZone, contractorTimeZone } = record.visit;
  const own = (side === 'hirer' ? clientTimeZone : contractorTimeZone) ?? timeZone;
  const isSame = isSameTime(own, timeZone, appointment.startsAt);
  return { ...appointment, timeZones: isSame ? [timeZone] : [timeZone, own] };
}
