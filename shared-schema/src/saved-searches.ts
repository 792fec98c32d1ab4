import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { countedOf, savedOf } from '@plumbline/shared-schema/envelope';
import { jobSearchQuerySchema } from '@plumbline/shared-schema/jobs';
import { JOB_SORTS } from '@plumbline/shared-schema/options';
import { SEARCH_NAME_MAX } from '@plumbline/shared-schema/limits';
import { oneLine } from '@plumbline/shared-schema/texts';

/** What a saved search looks for: the filters of `GET /jobs/search` and their order, without a page. */
export const savedSearchFiltersSchema = jobSearchQuerySchema
  .omit({ page: true, limit: true })
  .refine(
    ({ sort: _sort, ...filters }) => Object.values(filters).some((filter) => filter !== undefined),
    says('searchFilterRequired'),
  );
export type SavedSearchFilters = Infer<typeof savedSearchFiltersSchema>;

const text = z.string().optional();
const storedFiltersSchema = z.object({
  q: text,
  specialty: text,
  category: text,
  company: text,
  jobType: text,
  jobLocation: text,
  employmentType: text,
  minSalary: z.number().optional(),
  maxSalary: z.number().optional(),
  sort: z.enum(JOB_SORTS),
});

/** `alerts`: tell in the product when a new job matches; `mails`: by e-mail as well, once the address is verified. */
export const savedSearchSchema = z.object({
  _id: z.string(),
  name: z.string(),
  query: storedFiltersSchema,
  alerts: z.boolean(),
  mails: z.boolean(),
  /** Open jobs that were posted or reopened, and matched, after `lastSeenAt`. */
  newCount: z.number().int(),
  lastSeenAt: instantSchema,
  createdAt: instantSchema,
});
export type SavedSearch = Infer<typeof savedSearchSchema>;

const name = oneLine(SEARCH_NAME_MAX, 'required');

/** `POST /saved-searches`: 409 SAVED_SEARCH_LIMIT beyond `SAVED_SEARCHES_MAX`. */
export const createSavedSearchSchema = z.object({
  name,
  query: savedSearchFiltersSchema,
  alerts: z.boolean().default(true),
  mails: z.boolean().default(false),
});
export type CreateSavedSearch = Infer<typeof createSavedSearchSchema>;
export type CreateSavedSearchBody = InferInput<typeof createSavedSearchSchema>;

/** `PUT /saved-searches/{id}`: only what is sent changes; `seen: true` says that the new jobs were looked at. */
export const updateSavedSearchSchema = z.object({
  name: name.optional(),
  query: savedSearchFiltersSchema.optional(),
  alerts: z.boolean().optional(),
  mails: z.boolean().optional(),
  seen: z.literal(true).optional(),
});
export type UpdateSavedSearch = Infer<typeof updateSavedSearchSchema>;
export type UpdateSavedSearchBody = InferInput<typeof updateSavedSearchSchema>;

/** `GET /saved-searches`: the caller's own, newest first. */
export const savedSearchesSchema = countedOf(savedSearchSchema);
/** 201 of POST, 200 of PUT. */
export const savedSearchSavedSchema = savedOf(savedSearchSchema);
