import { z, type Infer } from '@plumbline/shared-schema/zod';
import { WEEKDAYS } from '@plumbline/shared-schema/calendar';
import { isDate, timeZoneSchema } from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { DAYS_OFF_MAX, WORKING_HOURS_MAX } from '@plumbline/shared-schema/limits';
import { says } from '@plumbline/shared-schema/validation';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && isDate(text);
const daySchema = z.string(says('invalidDate')).refine(isDay, says('invalidDate'));
/** `HH:MM`, on the clock of some `timeZone`. */
export const timeSchema = z.string(says('invalid')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('invalid'));

const hoursSchema = z
  .object({ day: z.number().int().min(1).max(7), from: timeSchema, to: timeSchema })
  .refine(({ from, to }) => from < to, { path: ['to'], message: says('endBeforeStart') });
const daysOffSchema = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: says('endBeforeStart') });
export type WorkingHours = Infer<typeof hoursSchema>;
export type DaysOff = Infer<typeof daysOffSchema>;

/**
 * When a contractor works. `availableFrom`: null says nothing. Days are `YYYY-MM-DD`, times `HH:MM`, on the clock of
 * `timeZone`; null: it was never said.
 */
export const availabilitySchema = z.object({
  availableFrom: daySchema.nullable(),
  hours: z.array(hoursSchema).max(WORKING_HOURS_MAX),
  daysOff: z.array(daysOffSchema).max(DAYS_OFF_MAX),
  timeZone: timeZoneSchema.nullable().default(null),
});
export type Availability = Infer<typeof availabilitySchema>;

/** `GET /availability/{id}`: open to visitors; days off that are over are left out. */
export const availabilityAnswerSchema = dataOf(availabilitySchema);

/** `feedUrl`: the secret address of a calendar (ICS) with the same; null: there is none. */
const ownAvailabilitySchema = availabilitySchema.extend({ feedUrl: z.string().nullable() });
export type OwnAvailability = Infer<typeof ownAvailabilitySchema>;

/** `GET /availability/me` */
export const ownAvailabilityAnswerSchema = dataOf(ownAvailabilitySchema);
/** `PUT /availability/me` takes the whole; `POST`, `DELETE /availability/me/feed` make and end the address. */
export const ownAvailabilitySavedSchema = savedOf(ownAvailabilitySchema);

const formTimeSchema = z.union([z.literal(''), timeSchema]);

/** The editor: each weekday once, '' where nobody works. */
export const availabilityFormSchema = z.object({
  availableFrom: z.union([z.literal(''), daySchema]),
  week: z
    .array(
      z
        .object({ from: formTimeSchema, to: formTimeSchema })
        .refine(({ from, to }) => (from === '') === (to === ''), { path: ['to'], message: says('required') })
        .refine(({ from, to }) => from === '' || to === '' || from < to, {
          path: ['to'],
          message: says('endBeforeStart'),
        }),
    )
    .length(WEEKDAYS.length),
  daysOff: z.array(daysOffSchema).max(DAYS_OFF_MAX),
  timeZone: timeZoneSchema,
});
export type AvailabilityForm = Infer<typeof availabilityFormSchema>;
