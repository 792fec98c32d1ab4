import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { isDate } from '@plumbline/shared-schema/dates';
import { listOf, pageOf } from '@plumbline/shared-schema/envelope';
import { idSchema } from '@plumbline/shared-schema/ids';
import { COMPARED_MAX, ENTRY_NAME_MAX, PLACE_MAX, SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { numeric, queryText } from '@plumbline/shared-schema/numbers';
import { PROFESSIONAL_SORTS } from '@plumbline/shared-schema/options';
import { pageNumberSchema, pageSizeSchema } from '@plumbline/shared-schema/pagination';
import { pictureSchema } from '@plumbline/shared-schema/pictures';
import { publicUserSchema } from '@plumbline/shared-schema/users';

/** A contractor as a hirer finds them. `isSaved` by the caller, false for a visitor. */
export const professionalSchema = publicUserSchema.extend({
  skills: z.array(z.string()),
  completedContracts: z.number().int(),
  /** A day (`YYYY-MM-DD`); null: they have not said. */
  availableFrom: z.string().nullable(),
  /** The newest ones of the portfolio, finished, in small; three at most. */
  works: z.array(pictureSchema),
  /** What the cheapest and the dearest of their portfolio cost, in dollars; null to visitors, and of fewer than two. */
  pastJobs: z.object({ min: z.number(), max: z.number() }).nullable(),
  isSaved: z.boolean(),
});
export type Professional = Infer<typeof professionalSchema>;

const ratingQuery = z
  .union([
    z.literal('').transform(() => undefined),
    numeric(z.number().min(1, says('tooSmall')).max(5, says('ratingRange'))),
  ])
  .optional();
const dayQuery = z
  .union([
    z.literal('').transform(() => undefined),
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, says('invalidDate'))
      .refine(isDate, says('invalidDate')),
  ])
  .optional();
const flagQuery = z.enum(['true', 'false', ''], says('invalidOption')).optional();

/**
 * `GET /professionals`. `specialty`: a skill, compared without case; `location`: part of a city's name, or
 * `lat,lng,km`, which finds who is based there and who travels there. `availableBy`: a day (`YYYY-MM-DD`) on
 * which they can begin, of those who have said so. `sort=nearest` needs a point.
 */
export const professionalSearchQuerySchema = z.object({
  q: queryText(SEARCH_TEXT_MAX),
  specialty: queryText(ENTRY_NAME_MAX),
  location: queryText(PLACE_MAX),
  minRating: ratingQuery,
  verified: flagQuery,
  availableBy: dayQuery,
  sort: z.enum(PROFESSIONAL_SORTS, says('invalidOption')).default('best'),
  page: pageNumberSchema,
  limit: pageSizeSchema,
});
export type ProfessionalSearch = Infer<typeof professionalSearchQuerySchema>;
export type ProfessionalSearchParams = InferInput<typeof professionalSearchQuerySchema>;

/** With `countIsMinimum` there are more than `count`. */
export const professionalPageSchema = pageOf(professionalSchema).extend({
  countIsMinimum: z.literal(true).optional(),
  /** Of the matches, whoever pays for a place further up; some may be in `data` too. Best first only. */
  promoted: z.array(professionalSchema).optional(),
});
export type ProfessionalPage = Infer<typeof professionalPageSchema>;

/** `GET /professionals/compare`: ids with commas between, each counted once. */
export const comparedQuerySchema = z.object({
  ids: z
    .string(says('required'))
    .toLowerCase()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(idSchema).max(COMPARED_MAX, says('tooLong'))),
});
/** People in the order of the ids; who is no contractor is left out. */
export const comparedSchema = listOf(professionalSchema);
