import { spanText } from '@plumbline/shared-schema/zones';
import type { Appointment } from '../calendar/appointments';
import type { Language } from '../texts';
import type { Block } from './layout';

/** `timeZones`: on whose clocks its time is said. */
export type MailedAppointment = Appointment & { timeZones: readonly string[] };

export function timeBlocks(appointment: MailedAppointment | undefined, language: Language): Block[] {
  if (appointment === undefined) return [];
  return appointment.timeZones.map((timeZone) => ({
    kind: 'text',
    text: spanText(language, { ...appointment, timeZone }),
  }));
}
