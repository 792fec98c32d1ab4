import type { Availability, AvailabilityForm } from '@plumbline/shared-schema/availability';
import { comingDays, localDay, WEEKDAYS } from '@plumbline/shared-schema/calendar';
import { ownTimeZone } from '@plumbline/shared-schema/zones';

const NOT_WORKING = { from: '', to: '' };

/** What the editor begins with: of each day its first hours. */
export function toForm({ availableFrom, hours, daysOff, timeZone }: Availability): AvailabilityForm {
  return {
    availableFrom: availableFrom ?? '',
    week: WEEKDAYS.map((day) => {
      const first = hours.find((some) => some.day === day);
      return first ? { from: first.from, to: first.to } : NOT_WORKING;
    }),
    daysOff: comingDays(daysOff, localDay()).map(({ from, to }) => ({ from, to })),
    // Whoever travels still works at home.
    timeZone: timeZone ?? ownTimeZone(),
  };
}

/** Further hours of a day, which the editor does not show, stay while somebody works on that day. */
export function fromForm(form: AvailabilityForm, before: Availability): Availability {
  const { availableFrom, week, daysOff, timeZone } = form;
  const hours = WEEKDAYS.flatMap((day, at) => {
    const { from, to } = week[at] ?? NOT_WORKING;
    if (from === '') return [];
    return [{ day, from, to }, ...before.hours.filter((some) => some.day === day).slice(1)];
  });
  return { availableFrom: availableFrom === '' ? null : availableFrom, hours, daysOff, timeZone };
}
