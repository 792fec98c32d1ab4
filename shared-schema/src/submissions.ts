import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { contractSchema } from '@plumbline/shared-schema/contracts';
import { idSchema } from '@plumbline/shared-schema/ids';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { countedOf, savedOf } from '@plumbline/shared-schema/envelope';
import { SUBMISSION_DECIDERS, SUBMISSION_STATUSES } from '@plumbline/shared-schema/deal-options';
import { SUBMISSION_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { manyLines } from '@plumbline/shared-schema/texts';

/** `url` is signed and ends after an hour or two; `size` in bytes. */
export const attachedFileSchema = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  url: z.string(),
});

/**
 * Work handed in. `dueAt`: when silence counts as approval, null once answered. `decidedBy` is `system` when it did.
 * `taken-back` by who handed it in, `closed`: the contract was over before an answer.
 */
export const submissionSchema = z.object({
  _id: z.string(),
  contractId: z.string(),
  /** Null: it is for the whole contract. */
  milestoneId: z.string().nullable(),
  text: z.string(),
  files: z.array(attachedFileSchema),
  status: z.enum(SUBMISSION_STATUSES),
  note: z.string().nullable(),
  decidedBy: z.enum(SUBMISSION_DECIDERS).nullable(),
  decidedAt: instantSchema.nullable(),
  dueAt: instantSchema.nullable(),
  createdAt: instantSchema,
});
export type Submission = Infer<typeof submissionSchema>;

/** `POST /contracts/{id}/submissions`: with milestones, for one of them. JSON, or multipart with up to ten `files` (jpg, png, gif, svg, pdf; 5 MB each). */
export const submitWorkSchema = z.object({
  text: manyLines(SUBMISSION_TEXT_MAX, 'descriptionRequired'),
  milestoneId: idSchema.optional(),
});
export type SubmitWork = Infer<typeof submitWorkSchema>;
export type SubmitWorkBody = InferInput<typeof submitWorkSchema>;

/** `PATCH /contracts/{id}/submissions/{submissionId}/request-changes` */
export const requestChangesSchema = z.object({
  note: manyLines(SUBMISSION_TEXT_MAX, 'descriptionRequired'),
});
export type RequestChanges = Infer<typeof requestChangesSchema>;
export type RequestChangesBody = InferInput<typeof requestChangesSchema>;

export const submissionParamsSchema = z.object({ id: z.string(), submissionId: z.string() });
/** Newest first. */
export const submissionsSchema = countedOf(submissionSchema);
/** The answer to every change of a submission: `contract` as it is now for the caller. */
export const submissionSavedSchema = savedOf(submissionSchema).extend({ contract: contractSchema });
