import { clockOf, dayAfter } from '@plumbline/shared-schema/zones';

/** Nobody is woken: nothing is sent from the first to the second hour, but codes that were asked for. */
const FROM_HOUR = 21;
const TO_HOUR = 8;
const HOUR_MS = 3_600_000;

const onTheHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
export const QUIET_HOURS = { from: onTheHour(FROM_HOUR), to: onTheHour(TO_HOUR) };

/** That instant, or the morning after where the night of that place is not over. */
export function afterQuietHours(instant: number, timeZone: string): number {
  const clock = clockOf(timeZone);
  const wall = clock.wallAt(instant);
  const [day, hour] = [wall.slice(0, 10), Number(wall.slice(11, 13))];
  if (hour >= TO_HOUR && hour < FROM_HOUR) return instant;
  const morning = hour < TO_HOUR ? day : dayAfter(day);
  // A day that a place has left out of its calendar.
  return clock.instantAt(`${morning}T${QUIET_HOURS.to}`) ?? instant + HOUR_MS;
}
