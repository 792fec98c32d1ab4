import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { daySchema, instantSchema, timeZoneSchema } from '@plumbline/shared-schema/dates';
import { countedOf, dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import {
  VISIT_ADDRESS_MAX,
  VISIT_MINUTES,
  VISIT_REASON_MAX,
  VISIT_TIMES_MAX,
} from '@plumbline/shared-schema/limits';
import { numeric } from '@plumbline/shared-schema/numbers';
import { manyLines, oneLine } from '@plumbline/shared-schema/texts';
import { personSchema } from '@plumbline/shared-schema/users';
import { VISIT_ACTIONS, VISIT_SIDES, VISIT_STATUSES } from '@plumbline/shared-schema/visit-machine';

/**
 * `times`: the open proposal, beginnings; `startsAt`, `endsAt`: what was agreed. `timeZone`: of the place. `address` is
 * null for the contractor until the day before an agreed visit, and once it is over; `hasAddress` says that there is one.
 */
export const visitSchema = z.object({
  _id: z.string(),
  jobId: z.object({ _id: z.string(), title: z.string() }),
  clientId: personSchema,
  contractorId: personSchema,
  /** The reader's part in it. */
  side: z.enum(VISIT_SIDES),
  status: z.enum(VISIT_STATUSES),
  minutes: z.number().int(),
  timeZone: z.string(),
  proposedBy: z.enum(VISIT_SIDES).nullable(),
  times: z.array(instantSchema),
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  address: z.string().nullable(),
  hasAddress: z.boolean(),
  cancelReason: z.string().nullable(),
  cancelledBy: z.enum(VISIT_SIDES).nullable(),
  missedBy: z.enum(VISIT_SIDES).nullable(),
  setOutAt: instantSchema.nullable(),
  /** What this caller may do with it now: the page's buttons. */
  allowedActions: z.array(z.enum(VISIT_ACTIONS)),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Visit = Infer<typeof visitSchema>;

const isEachOnce = (times: string[]) => new Set(times.map((time) => Date.parse(time))).size === times.length;

const proposal = {
  times: z
    .array(instantSchema)
    .min(1, says('required'))
    .max(VISIT_TIMES_MAX, says('invalid'))
    .refine(isEachOnce, says('invalid')),
  minutes: numeric(z.literal(VISIT_MINUTES, says('invalidOption'))).default(60),
  /** Of the caller's device. It counts as the place's where the contractor has not said theirs. */
  timeZone: timeZoneSchema,
  /** Only the hirer's counts. */
  address: oneLine(VISIT_ADDRESS_MAX).default(''),
};

/** `POST /visits`: both sides. 409 VISIT_EXISTS, VISIT_UNACQUAINTED, VISIT_TIME_TAKEN, VISIT_TIME_NOT_OFFERED. */
export const proposeVisitSchema = z.object({ jobId: idSchema, contractorId: idSchema, ...proposal });
export type ProposeVisit = Infer<typeof proposeVisitSchema>;
export type ProposeVisitBody = InferInput<typeof proposeVisitSchema>;

/** `PUT /visits/{id}/move` */
export const moveVisitSchema = z.object(proposal);
export type MoveVisit = Infer<typeof moveVisitSchema>;
export type MoveVisitBody = InferInput<typeof moveVisitSchema>;

/** `PUT /visits/{id}/accept`: one of the proposed times. */
export const acceptVisitSchema = z.object({
  startsAt: instantSchema,
  timeZone: proposal.timeZone,
  address: proposal.address,
});
export type AcceptVisit = Infer<typeof acceptVisitSchema>;
export type AcceptVisitBody = InferInput<typeof acceptVisitSchema>;

/** `PUT /visits/{id}/cancel` */
export const cancelVisitSchema = z.object({ reason: manyLines(VISIT_REASON_MAX, 'required') });
export type CancelVisit = Infer<typeof cancelVisitSchema>;

/** `GET /visits/times`: when a contractor could come; `from`: today where it is left out. */
export const visitTimesQuerySchema = z.object({
  jobId: idSchema,
  contractorId: idSchema,
  minutes: proposal.minutes,
  timeZone: timeZoneSchema,
  from: daySchema.optional(),
});
export type VisitTimesQuery = Infer<typeof visitTimesQuerySchema>;
export type VisitTimesParams = InferInput<typeof visitTimesQuerySchema>;

/** `days` in a row on the clock of `timeZone`, also those without a time; `next`: the day after them, if one may look on. */
export const visitTimesSchema = z.object({
  timeZone: z.string(),
  days: z.array(z.object({ day: daySchema, times: z.array(instantSchema) })),
  next: daySchema.nullable(),
});
export type VisitTimes = Infer<typeof visitTimesSchema>;
export const visitTimesAnswerSchema = dataOf(visitTimesSchema);

/** `GET /visits`: narrows what the caller is a party of. */
export const visitsQuerySchema = z.object({ jobId: idSchema.optional(), otherId: idSchema.optional() });
export type VisitsQuery = Infer<typeof visitsQuerySchema>;

/** `GET /visits`: those that are not over first, the next first; then the latest. The newest 200. */
export const visitsSchema = countedOf(visitSchema);
export const visitAnswerSchema = dataOf(visitSchema);
/** 409 VISIT_NOT_OPEN and the like with the current one in `details`. */
export const visitSavedSchema = savedOf(visitSchema);
