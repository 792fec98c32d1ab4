import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { latLngPoint, placeInputSchema } from '@plumbline/shared-schema/points';
import { dollarsSchema, numeric, queryText } from '@plumbline/shared-schema/numbers';
import { instantSchema } from '@plumbline/shared-schema/dates';
import {
  cursorQuery,
  listOnceQuery,
  nextCursor,
  pageNumberSchema,
  pageSizeSchema,
} from '@plumbline/shared-schema/pagination';
import { jobPictureChoicesSchema, jobPictureSchema, pictureSchema } from '@plumbline/shared-schema/pictures';
import { dataOf, pageOf, savedOf } from '@plumbline/shared-schema/envelope';
import { recurrenceSchema } from '@plumbline/shared-schema/recurring-jobs';
import { personSchema } from '@plumbline/shared-schema/users';
import {
  JOB_DEFAULTS,
  JOB_SORTS,
  JOB_STATUSES,
  OWN_JOB_STATUSES,
  JOB_TYPES,
  WORKPLACE_TYPES,
} from '@plumbline/shared-schema/options';
import {
  ENTRY_NAME_MAX,
  JOB_DESCRIPTION_MAX,
  JOB_OPTION_MAX,
  JOB_SKILLS_MAX,
  JOB_TITLE_MAX,
  PLACE_MAX,
  SALARY_MAX,
  SEARCH_TEXT_MAX,
} from '@plumbline/shared-schema/limits';
import { manyLines, oneLine } from '@plumbline/shared-schema/texts';

/** Derived from jobType or given by the hirer; null when jobType says nothing about it. */
const employmentTypeSchema = z.enum(JOB_TYPES);

/** `coordinates: [lat, lng]`; two decimals only when the hirer hides the exact place from this viewer. */
const jobLocationSchema = z.object({
  type: z.literal('Point'),
  coordinates: latLngPoint,
  lat: z.number(),
  lng: z.number(),
  city: z.string().nullable(),
});
export type JobLocation = Infer<typeof jobLocationSchema>;

/** A job as every list shows it. `salary` is free text; `salaryMin`/`salaryMax` are its dollars, or null. */
export const jobSchema = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  jobType: z.string(),
  employmentType: employmentTypeSchema.nullable(),
  workplaceType: z.enum(WORKPLACE_TYPES).nullable(),
  jobDuration: z.string(),
  jobCategory: z.string(),
  skillsRequired: z.array(z.object({ _id: z.string(), name: z.string() })),
  jobLocation: jobLocationSchema.nullable(),
  hideExactLocation: z.boolean(),
  salary: z.string(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  experience: z.string(),
  /** The first picture as large as cards show it: a signed URL, or null; `picture`: the same in several sizes. */
  contractimage: z.string().nullable(),
  picture: pictureSchema.nullable(),
  attachmentName: z.string().nullable(),
  attachmentType: z.string().nullable(),
  attachmentSize: z.number().int().nullable(),
  postedBy: personSchema.extend({ companyName: z.string().nullable() }),
  companyName: z.string().nullable(),
  status: z.enum(JOB_STATUSES),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Job = Infer<typeof jobSchema>;

/** What this caller has done with the job; all false for a visitor. */
const jobViewerSchema = z.object({
  saved: z.boolean(),
  applied: z.boolean(),
  isOwner: z.boolean(),
  reported: z.boolean().optional(),
});

/** A job read alone. `attachment`: of the file that is no picture, else the first; null for visitors; `applications`, `recurrence`: its owner’s. */
export const jobDetailsSchema = jobSchema.extend({
  pictures: z.array(jobPictureSchema),
  attachment: z.string().nullable(),
  applications: z.number().int().optional(),
  recurrence: recurrenceSchema.nullable().optional(),
  viewer: jobViewerSchema,
});
export type JobDetails = Infer<typeof jobDetailsSchema>;

const optionText = oneLine(JOB_OPTION_MAX, 'required');
const skillName = oneLine(ENTRY_NAME_MAX, 'skillRequired');
const requiredSkill = z
  .union([skillName, z.object({ name: skillName })])
  .transform((skill) => (typeof skill === 'string' ? { name: skill } : skill));
const salaryText = z.union([oneLine(SALARY_MAX), z.number().nonnegative()]).transform(String);

const jobFields = {
  title: oneLine(JOB_TITLE_MAX, 'jobTitleRequired'),
  description: manyLines(JOB_DESCRIPTION_MAX, 'descriptionRequired'),
  jobLocation: placeInputSchema.nullable(),
  hideExactLocation: z.boolean(),
  /** Additive: overrides what jobType would say. */
  employmentType: employmentTypeSchema,
  /** `data:<mime>;base64,…`; type and size are checked by the server on the bytes (413, ATTACHMENT_TYPE). */
  attachment: z
    .union(
      [z.literal(''), z.string().startsWith('data:', says('invalidAttachment'))],
      says('invalidAttachment'),
    )
    .nullable(),
  attachmentName: oneLine(PLACE_MAX),
  /** Additive: those that were sent to `POST /jobs/pictures` or are the job's already. */
  pictures: jobPictureChoicesSchema,
};

/** `POST /jobs/create`. Left out: jobType, jobDuration, jobCategory, experience take `JOB_DEFAULTS`; no place stays none. */
export const createJobSchema = z.object({
  title: jobFields.title,
  description: jobFields.description,
  jobType: optionText.default(JOB_DEFAULTS.jobType),
  jobDuration: optionText.default(JOB_DEFAULTS.jobDuration),
  jobCategory: optionText.default(JOB_DEFAULTS.jobCategory),
  experience: optionText.default(JOB_DEFAULTS.experience),
  skillsRequired: z.array(requiredSkill).max(JOB_SKILLS_MAX, says('tooLong')).default([]),
  salary: salaryText.default(''),
  jobLocation: jobFields.jobLocation.default(null),
  hideExactLocation: jobFields.hideExactLocation.default(false),
  employmentType: jobFields.employmentType.optional(),
  attachment: jobFields.attachment.optional(),
  attachmentName: jobFields.attachmentName.optional(),
  pictures: jobFields.pictures.optional(),
});
export type CreateJob = Infer<typeof createJobSchema>;
export type CreateJobBody = InferInput<typeof createJobSchema>;

/** The form's first step; the file that is no picture is added from its field. */
export const postJobStepOneSchema = z.object({
  title: jobFields.title,
  description: jobFields.description,
  jobType: optionText,
  jobDuration: optionText,
  jobCategory: optionText,
  skillsRequired: z.array(skillName).max(JOB_SKILLS_MAX, says('tooLong')),
  pictures: z.array(jobPictureSchema),
});

export const postJobStepTwoSchema = z.object({
  jobLocation: jobFields.jobLocation,
  salary: oneLine(SALARY_MAX),
  experience: optionText,
  hideExactLocation: z.boolean(),
});

/** `PUT /jobs/{id}`: only what is sent changes; `attachment: null` removes it; `pictures` are all that it then has. */
export const updateJobSchema = z.object({
  title: jobFields.title.optional(),
  description: jobFields.description.optional(),
  jobType: optionText.optional(),
  jobDuration: optionText.optional(),
  jobCategory: optionText.optional(),
  experience: optionText.optional(),
  skillsRequired: z.array(requiredSkill).max(JOB_SKILLS_MAX, says('tooLong')).optional(),
  salary: salaryText.optional(),
  jobLocation: jobFields.jobLocation.optional(),
  hideExactLocation: jobFields.hideExactLocation.optional(),
  employmentType: jobFields.employmentType.optional(),
  attachment: jobFields.attachment.optional(),
  attachmentName: jobFields.attachmentName.optional(),
  pictures: jobFields.pictures.optional(),
});
export type UpdateJob = Infer<typeof updateJobSchema>;
export type UpdateJobBody = InferInput<typeof updateJobSchema>;

const dollarsQuery = z
  .union([z.literal('').transform(() => undefined), numeric(dollarsSchema.min(0, says('tooSmall')))])
  .optional();

/**
 * `GET /jobs/search`. Texts match without regard to case; `minSalary`/`maxSalary` in dollars; `q` is free text;
 * `specialty`: a skill asked for. `sort=nearest` needs a point in `jobLocation`, `relevance` a `q`; else newest first.
 */
export const jobSearchQuerySchema = z.object({
  q: queryText(SEARCH_TEXT_MAX),
  specialty: queryText(ENTRY_NAME_MAX),
  category: queryText(JOB_OPTION_MAX),
  company: queryText(PLACE_MAX),
  jobType: queryText(JOB_OPTION_MAX),
  jobLocation: queryText(PLACE_MAX),
  employmentType: queryText(JOB_OPTION_MAX),
  minSalary: dollarsQuery,
  maxSalary: dollarsQuery,
  sort: z.enum(JOB_SORTS, says('invalidOption')).default('newest'),
  page: pageNumberSchema,
  limit: pageSizeSchema,
});
export type JobSearch = Infer<typeof jobSearchQuerySchema>;
export type JobSearchParams = InferInput<typeof jobSearchQuerySchema>;
/** As called. A `cursor` is a place in time, so it needs the newest or the oldest first. */
export const jobSearchPageQuerySchema = jobSearchQuerySchema
  .extend({ ...listOnceQuery, ...cursorQuery })
  .refine(({ sort, cursor }) => cursor === undefined || isByTime(sort), {
    error: says('invalid'),
    path: ['cursor'],
  });
export type JobSearchPageQuery = Infer<typeof jobSearchPageQuerySchema>;

/** Whether jobs come in the order in which they were posted, or its reverse. */
export function isByTime(sort: JobSearch['sort']): boolean {
  return sort === 'newest' || sort === 'oldest';
}

export const jobCreatedSchema = savedOf(jobSchema);
/** PUT, close and reopen. */
export const jobSavedSchema = jobCreatedSchema;
/** An own job with the number of its applications; `hidden`: by an administrator, with the reason told to its owner. */
export const ownJobSchema = jobSchema.extend({
  applications: z.number().int(),
  recurrence: recurrenceSchema.nullable().optional(),
  hidden: z.object({ at: instantSchema, reason: z.string().nullable() }).nullable(),
});
export type OwnJob = Infer<typeof ownJobSchema>;
/** `GET /jobs/me`: `q` looks in title, description, category and city. Without `limit` everything comes at once. */
export const ownJobsQuerySchema = z.object({
  q: queryText(SEARCH_TEXT_MAX),
  status: z.enum(OWN_JOB_STATUSES, says('invalidOption')).optional(),
  page: pageNumberSchema,
  limit: pageSizeSchema.removeDefault().optional(),
});
export type OwnJobsQuery = Infer<typeof ownJobsQuerySchema>;
export type OwnJobsParams = InferInput<typeof ownJobsQuerySchema>;
/** `GET /jobs/me`: what the caller posted, newest first; `jobs` repeats `data`. */
export const ownJobsSchema = pageOf(ownJobSchema).extend({ jobs: z.array(ownJobSchema) });
export type OwnJobs = Infer<typeof ownJobsSchema>;
/** `jobs` repeats `data`, not with `list=data`; `countIsMinimum`: more match than `count`, up to `SEARCH_DEPTH`. */
export const jobPageSchema = pageOf(jobSchema).extend({
  ...nextCursor,
  jobs: z.array(jobSchema).optional(),
  countIsMinimum: z.literal(true).optional(),
});
export type JobPage = Infer<typeof jobPageSchema>;
export const jobAnswerSchema = dataOf(jobDetailsSchema);
