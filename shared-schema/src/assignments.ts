import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { timeSchema } from '@plumbline/shared-schema/availability';
import { daySchema, earliestToday, timeZoneSchema, todayInUtc } from '@plumbline/shared-schema/dates';
import { listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { idSchema } from '@plumbline/shared-schema/ids';
import { says } from '@plumbline/shared-schema/validation';
import { dayAfter } from '@plumbline/shared-schema/zones';

/** Days of one stretch of work that is given to somebody, how far ahead it is planned, and stretches of one contract. */
const WORK_DAYS_MAX = 62;
const WORK_DAYS_AHEAD = 730;
export const ASSIGNMENTS_MAX = 100;

/** The same ones each day, on the clock of `timeZone`; null: the whole day. */
const hoursSchema = z
  .object({ from: timeSchema, to: timeSchema })
  .refine(({ from, to }) => from < to, { path: ['to'], message: says('endBeforeStart') })
  .nullable();

const time = { from: daySchema, to: daySchema, hours: hoursSchema, timeZone: timeZoneSchema };

/**
 * Who of the contractor's side comes when. `name`: null where nobody does yet; the client reads the first name alone,
 * and no `assigneeId`. `revision` grows with each change.
 */
export const assignmentSchema = z.object({
  _id: z.string(),
  assigneeId: z.string().nullable(),
  name: z.string().nullable(),
  profile: z.string().nullable(),
  ...time,
  revision: z.number().int(),
});
export type Assignment = Infer<typeof assignmentSchema>;

const isAhead = (day: string) => day <= dayAfter(todayInUtc(), WORK_DAYS_AHEAD);

/** `overDaysOff`: they know that it is a day off of that person. */
const content = z.object({
  assigneeId: idSchema,
  from: daySchema,
  to: daySchema
    .refine((day) => day >= earliestToday(), says('endDatePast'))
    .refine(isAhead, says('invalidDate')),
  hours: hoursSchema.default(null),
  timeZone: timeZoneSchema,
  overDaysOff: z.boolean(says('invalid')).default(false),
});
type Content = Infer<typeof content>;

const isForward = ({ from, to }: Content) => from <= to;
const isShort = ({ from, to }: Content) => to < from || to < dayAfter(from, WORK_DAYS_MAX);
const backwards = { path: ['to'], message: says('endBeforeStart') };
const tooLong = { path: ['to'], message: says('tooLong') };

/** `POST /contracts/{id}/assignments`. 409 CONTRACT_OVER, WORK_TIME_TAKEN, WORK_DAY_OFF, WORK_LIMIT. */
export const assignWorkSchema = content.refine(isForward, backwards).refine(isShort, tooLong);
export type AssignWork = Infer<typeof assignWorkSchema>;
export type AssignWorkBody = InferInput<typeof assignWorkSchema>;

/** `PUT /contracts/{id}/assignments/{assignmentId}`. 409 ASSIGNMENT_CHANGED with the one as it is in `details`. */
export const moveWorkSchema = content
  .extend({ revision: z.number(says('invalidNumber')).int(says('wholeNumber')) })
  .refine(isForward, backwards)
  .refine(isShort, tooLong);
export type MoveWork = Infer<typeof moveWorkSchema>;
export type MoveWorkBody = InferInput<typeof moveWorkSchema>;

export const assignmentParamsSchema = z.object({ id: z.string(), assignmentId: z.string() });
export type AssignmentKey = Infer<typeof assignmentParamsSchema>;

/** `GET /contracts/{id}/assignments`: the first day first. */
export const assignmentsSchema = listOf(assignmentSchema);
export const assignmentSavedSchema = savedOf(assignmentSchema);

/** What somebody is given to do. `isOpenable`: the caller acts for who has the contract. */
export const ownWorkSchema = z.object({
  _id: z.string(),
  contractId: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  client: z.string(),
  city: z.string().nullable(),
  ...time,
  isOpenable: z.boolean(),
});
export type OwnWork = Infer<typeof ownWorkSchema>;

/** `GET /assignments/mine`: what is coming, the next first, of running contracts, whoever the caller acts for. */
export const ownWorkListSchema = listOf(ownWorkSchema);

const formTimeSchema = z.union([z.literal(''), timeSchema]);

/** The dialog: without times the whole day. */
export const workFormSchema = z
  .object({
    assigneeId: z.string().min(1, says('required')),
    from: daySchema,
    to: daySchema,
    fromTime: formTimeSchema,
    toTime: formTimeSchema,
    overDaysOff: z.boolean(),
  })
  .refine(({ from, to }) => from <= to, backwards)
  .refine(({ fromTime, toTime }) => (fromTime === '') === (toTime === ''), {
    path: ['toTime'],
    message: says('required'),
  })
  .refine(({ fromTime, toTime }) => fromTime === '' || toTime === '' || fromTime < toTime, {
    path: ['toTime'],
    message: says('endBeforeStart'),
  });
export type WorkForm = Infer<typeof workFormSchema>;
