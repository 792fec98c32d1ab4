import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, listOf, pageOf } from '@plumbline/shared-schema/envelope';
import { queryText } from '@plumbline/shared-schema/numbers';
import { pageNumberSchema, pageSizeSchema } from '@plumbline/shared-schema/pagination';
import { portfolioItemSchema } from '@plumbline/shared-schema/portfolios';
import { publicUserSchema } from '@plumbline/shared-schema/users';
import { ENTRY_NAME_MAX, PLACE_MAX, SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';

/** People as the home pages and listings introduce them: public fields only. */

/** `openJobs` counts what they have posted and is still open. `isChosen`: by administrators, to stand before others. */
export const featuredUserSchema = publicUserSchema.extend({
  skills: z.array(z.string()),
  openJobs: z.number().int(),
  completedContracts: z.number().int(),
  isChosen: z.boolean(),
});
export type FeaturedUser = Infer<typeof featuredUserSchema>;

/** `GET /users/featured`: companies that administrators have chosen, then the best rated. `specialty` is a skill, compared without case; `q` part of a name; `location`, of contractors: as in `GET /professionals`. */
export const featuredQuerySchema = z.object({
  kind: z.enum(['company', 'contractor'], says('invalidOption')),
  specialty: queryText(ENTRY_NAME_MAX),
  q: queryText(SEARCH_TEXT_MAX),
  location: queryText(PLACE_MAX),
  page: pageNumberSchema,
  limit: pageSizeSchema,
});
export type FeaturedQuery = Infer<typeof featuredQuerySchema>;
export type FeaturedParams = InferInput<typeof featuredQuerySchema>;
export const featuredPageSchema = pageOf(featuredUserSchema);
export type FeaturedPage = Infer<typeof featuredPageSchema>;

/** A skill and the number of contractors who have it. */
const specialtySchema = z.object({ name: z.string(), count: z.number().int() });
export type Specialty = Infer<typeof specialtySchema>;
/** `names` with commas between: only these, compared without case. */
export const specialtiesQuerySchema = z.object({
  names: queryText(SEARCH_TEXT_MAX).transform((text) => text?.split(',')),
});
/** `GET /users/specialties`: the most common first. */
export const specialtiesSchema = listOf(specialtySchema);

/** What the site holds now. `professionals`: contractors whom the search finds. */
const totalsSchema = z.object({
  openJobs: z.number().int(),
  professionals: z.number().int(),
  companies: z.number().int(),
  completedContracts: z.number().int(),
});
export type Totals = Infer<typeof totalsSchema>;
/** `GET /users/totals` */
export const totalsAnswerSchema = dataOf(totalsSchema);

/** What the poster of a job has done so far; reviews come from `GET /feedbacks/?userId=`. */
export const clientHistorySchema = z.object({
  _id: z.string(),
  jobsPosted: z.number().int(),
  openJobs: z.number().int(),
  hires: z.number().int(),
  memberSince: instantSchema,
  rating: z.number(),
  reviewCount: z.number().int(),
});
export type ClientHistory = Infer<typeof clientHistorySchema>;
/** `GET /users/{id}/client-history` */
export const clientHistoryAnswerSchema = dataOf(clientHistorySchema);

/** The newest work, in pictures for visitors: no larger than those of jobs. */
const firstWorkSchema = portfolioItemSchema.pick({ pictures: true }).extend({ title: z.string() });
/** What visitors know of the lists of a profile: skills by name, as the search tells them, works by their number and the first. */
const profileSummarySchema = z.object({
  skills: z.array(z.string()),
  works: z.number().int(),
  /** Absent where there is none. */
  firstWork: firstWorkSchema.optional(),
});
export type ProfileSummary = Infer<typeof profileSummarySchema>;
/** `GET /users/{id}/profile-summary` */
export const profileSummaryAnswerSchema = dataOf(profileSummarySchema);
