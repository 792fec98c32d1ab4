import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { daySchema, timeZoneSchema } from '@plumbline/shared-schema/dates';
import { countedOf, savedOf } from '@plumbline/shared-schema/envelope';
import { numeric } from '@plumbline/shared-schema/numbers';
import { JOB_STATUSES } from '@plumbline/shared-schema/options';
import { RECURRENCE_ENDS, RHYTHMS } from '@plumbline/shared-schema/deal-options';
import { RECURRENCE_TIMES_MAX } from '@plumbline/shared-schema/recurrence';
import { says } from '@plumbline/shared-schema/validation';

/**
 * A job that posts itself again: copies of `job`, whose text is changed there. `nextDay` on the clock of `timeZone`, null
 * once it is over. `left`: times that are still to come, null without such an end.
 */
export const recurringJobSchema = z.object({
  _id: z.string(),
  job: z.object({ _id: z.string(), title: z.string(), status: z.enum(JOB_STATUSES) }),
  rhythm: z.enum(RHYTHMS),
  timeZone: z.string(),
  nextDay: daySchema.nullable(),
  lastDay: daySchema.nullable(),
  left: z.number().int().nullable(),
  /** The newest copy. */
  latest: z.object({ jobId: z.string(), day: daySchema }).nullable(),
});
export type RecurringJob = Infer<typeof recurringJobSchema>;

/** What a job says of it: the rhythm that it has, or of which it is a copy. */
export const recurrenceSchema = recurringJobSchema.pick({ _id: true, rhythm: true, nextDay: true });
export type Recurrence = Infer<typeof recurrenceSchema>;

/**
 * `POST /jobs/{id}/recurrence`: 409 RECURRENCE_EXISTS, RECURRENCE_LIMIT. `PUT /recurring-jobs/{id}`; `firstDay`: the next
 * one.
 */
export const recurringScheduleSchema = z
  .object({
    rhythm: z.enum(RHYTHMS, says('invalidOption')),
    firstDay: daySchema,
    ends: z.enum(RECURRENCE_ENDS, says('invalidOption')).default('never'),
    lastDay: z.union([z.literal(''), daySchema]).default(''),
    times: z
      .union([
        z.literal(''),
        numeric(
          z
            .number()
            .int(says('invalidNumber'))
            .min(1, says('tooSmall'))
            .max(RECURRENCE_TIMES_MAX, says('tooBig')),
        ),
      ])
      .default(''),
    /** Of the caller's device, which counts as the place's. */
    timeZone: timeZoneSchema,
  })
  .refine(({ ends, lastDay }) => ends !== 'day' || lastDay !== '', {
    path: ['lastDay'],
    message: says('required'),
  })
  .refine(({ ends, lastDay, firstDay }) => ends !== 'day' || lastDay === '' || lastDay >= firstDay, {
    path: ['lastDay'],
    message: says('lastDayBeforeFirst'),
  })
  .refine(({ ends, times }) => ends !== 'times' || times !== '', {
    path: ['times'],
    message: says('required'),
  });

export type RecurringSchedule = Infer<typeof recurringScheduleSchema>;
export type RecurringScheduleForm = InferInput<typeof recurringScheduleSchema>;

/** `PUT /recurring-jobs/{id}/skip`: the next time, by its day, so that a repeated call skips none besides. */
export const skipRecurringJobSchema = z.object({ day: daySchema });

/** `GET /recurring-jobs`: one's own, the next first. */
export const recurringJobsSchema = countedOf(recurringJobSchema);
/** 201 of POST, 200 of PUT. 409 RECURRENCE_MOVED. */
export const recurringJobSavedSchema = savedOf(recurringJobSchema);
