import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { countedOf, savedOf } from '@plumbline/shared-schema/envelope';
import { jobSchema } from '@plumbline/shared-schema/jobs';
import { personSchema, publicUserSchema } from '@plumbline/shared-schema/users';
import {
  BUDGET_MAX,
  COVER_LETTER_MAX,
  DECLINE_MESSAGE_MAX,
  ESTIMATED_TIME_MAX,
} from '@plumbline/shared-schema/limits';
import { DECLINE_REASONS } from '@plumbline/shared-schema/options';
import { manyLines, oneLine } from '@plumbline/shared-schema/texts';

/** `estimatedServiceCost` in dollars; `userId` is the applicant, never with an e-mail or coordinates. */
export const applicationSchema = z.object({
  _id: z.string(),
  jobId: jobSchema.pick({
    _id: true,
    title: true,
    description: true,
    jobType: true,
    jobDuration: true,
    jobCategory: true,
    experience: true,
    skillsRequired: true,
    salary: true,
    status: true,
  }),
  userId: personSchema.extend({
    ...publicUserSchema.pick({ title: true, rating: true, reviewCount: true, badges: true }).shape,
    completedContracts: z.number().int(),
    location: z.object({ city: z.string().nullable() }),
    /** A day (`YYYY-MM-DD`); null: they have not said. */
    availableFrom: z.string().nullable(),
  }),
  coverLetter: z.string(),
  estimatedServiceCost: z.number().nullable(),
  estimatedCompletionTime: z.string().nullable(),
  isHired: z.boolean(),
  /** A mark of the job's owner; to the applicant always false. */
  isShortlisted: z.boolean(),
  /** Why the job's owner declined it, and when; null: they have not. */
  declined: z.object({ reason: z.enum(DECLINE_REASONS), message: z.string(), at: instantSchema }).nullable(),
  /** Not answered yet, neither by an offer that stands, nor by hiring or declining: the applicant can still change it. */
  isWaiting: z.boolean(),
  createdAt: instantSchema,
  /** When the applicant last changed what it says. */
  changedAt: instantSchema.nullable(),
});
export type Application = Infer<typeof applicationSchema>;

const estimatedCost = numeric(dollarsSchema.min(1, says('costMin')).max(BUDGET_MAX, says('budgetMax')));
const estimatedTime = z.union([z.string(), z.number()]).transform(String).pipe(oneLine(ESTIMATED_TIME_MAX));

/** `POST /applications/apply`: contractors only, job open, once per job. 409 ALREADY_APPLIED, JOB_CLOSED. */
export const applySchema = z.object({
  jobId: idSchema,
  coverLetter: manyLines(COVER_LETTER_MAX, 'coverLetterRequired'),
  estimatedServiceCost: estimatedCost.optional(),
  estimatedCompletionTime: estimatedTime.optional(),
});
export type Apply = Infer<typeof applySchema>;
export type ApplyBody = InferInput<typeof applySchema>;

/** `PUT /applications/{id}`, as a whole: what is left out is no longer said. 409 APPLICATION_ANSWERED. */
export const changeApplicationSchema = applySchema.omit({ jobId: true });
export type ChangeApplication = Infer<typeof changeApplicationSchema>;
export type ChangeApplicationBody = InferInput<typeof changeApplicationSchema>;

/** `PUT /applications/{id}/shortlist`: the job's owner only. */
export const shortlistSchema = z.object({ isShortlisted: z.boolean(says('required')) });
export type Shortlist = Infer<typeof shortlistSchema>;

/** `PUT /applications/{id}/decline`: the job's owner only; the applicant reads both. 409 APPLICATION_COMMITTED. */
export const declineSchema = z.object({
  reason: z.enum(DECLINE_REASONS, says('invalidOption')),
  message: manyLines(DECLINE_MESSAGE_MAX).default(''),
});
export type Decline = Infer<typeof declineSchema>;
/** The same as a client writes it; also the values of the form. */
export type DeclineBody = InferInput<typeof declineSchema>;

/** The form: blank numbers count as not given. */
export const applyFormSchema = changeApplicationSchema.extend({
  estimatedServiceCost: z.union([z.literal('').transform(() => undefined), estimatedCost]).optional(),
});
export type ApplyForm = InferInput<typeof applyFormSchema>;

/** 201 of apply. */
export const appliedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: applicationSchema,
  errors: z.array(z.string()),
});

/** 200 of change, decline and reconsider. */
export const applicationChangedSchema = savedOf(applicationSchema);

/** `GET /applications/{jobId}` (the job's owner) and `GET /applications/me`, newest first. */
export const applicationsSchema = countedOf(applicationSchema);
export type Applications = Infer<typeof applicationsSchema>;
