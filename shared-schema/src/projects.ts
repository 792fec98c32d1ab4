import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { amountSchema, contractSchema } from '@plumbline/shared-schema/contracts';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { countedOf, dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { idSchema } from '@plumbline/shared-schema/ids';
import { createJobSchema, ownJobSchema } from '@plumbline/shared-schema/jobs';
import { PROJECT_MAX } from '@plumbline/shared-schema/limits';
import { latLngPoint, placeInputSchema } from '@plumbline/shared-schema/points';
import { manyLines, oneLine } from '@plumbline/shared-schema/texts';

/**
 * Dollars. `paid`: what is in the ledger, held or released; `agreed`: what contracts come to; `planned`: that and what is
 * expected of open jobs; `unpriced`: open jobs of which nobody knows what they cost.
 */
const projectMoneySchema = z.object({
  budget: z.number(),
  planned: z.number(),
  agreed: z.number(),
  paid: z.number(),
  unpriced: z.number().int(),
});
export type ProjectMoney = Infer<typeof projectMoneySchema>;

/** Several jobs of one hirer under one budget; to everybody else it does not exist. `jobIds` in the order they came in. */
export const projectSchema = z.object({
  _id: z.string(),
  name: z.string(),
  about: z.string(),
  place: z.object({ coordinates: latLngPoint, city: z.string().nullable() }).nullable(),
  money: projectMoneySchema,
  jobIds: z.array(z.string()),
  /** Since when it can only be read. */
  archivedAt: instantSchema.nullable(),
  createdAt: instantSchema,
});
export type Project = Infer<typeof projectSchema>;

/**
 * A job of a project, for its hirer. `undecided`: applications that were neither declined nor answered with an offer;
 * `offer`: the state of the one that stands without a contract; `estimate`: dollars, null where nobody knows or a contract says it.
 */
export const projectJobSchema = ownJobSchema.extend({
  undecided: z.number().int(),
  offer: z.enum(['pending', 'countered', 'accepted']).nullable(),
  estimate: z.number().nullable(),
  contracts: z.array(contractSchema),
});
export type ProjectJob = Infer<typeof projectJobSchema>;

export const projectDetailsSchema = projectSchema.extend({ jobs: z.array(projectJobSchema) });
export type ProjectDetails = Infer<typeof projectDetailsSchema>;

/** `POST /projects`: 409 PROJECT_LIMIT. `PUT /projects/{id}`: 409 PROJECT_ARCHIVED. */
export const saveProjectSchema = z.object({
  name: oneLine(PROJECT_MAX.name, 'required'),
  about: manyLines(PROJECT_MAX.about).default(''),
  budget: amountSchema,
  place: placeInputSchema.nullable().default(null),
});
export type SaveProject = Infer<typeof saveProjectSchema>;
export type SaveProjectBody = InferInput<typeof saveProjectSchema>;

/** `PUT` and `DELETE /projects/{id}/jobs/{jobId}` */
export const projectJobParamsSchema = z.object({ id: z.string(), jobId: z.string() });

/** `POST /jobs/create`. `projectId`, which is additive: an own project that the job is put into. */
export const createJobInProjectSchema = createJobSchema.extend({ projectId: idSchema.optional() });
export type CreateJobInProject = Infer<typeof createJobInProjectSchema>;
export type CreateJobInProjectBody = InferInput<typeof createJobInProjectSchema>;

/** `GET /projects`: those that are not archived first, newest first. */
export const projectsSchema = countedOf(projectSchema);
/** `GET /projects/{id}` */
export const projectAnswerSchema = dataOf(projectDetailsSchema);
export const projectSavedSchema = savedOf(projectSchema);
