import { postJobStepOneSchema, postJobStepTwoSchema } from '@plumbline/shared-schema/jobs';
import { ENTRY_NAME_MAX, PLACE_MAX } from '@plumbline/shared-schema/limits';
import { JOB_TYPES } from '@plumbline/shared-schema/options';
import type { Infer, InferInput } from '@plumbline/shared-schema/zod';
import { z } from '@plumbline/shared-schema/zod';
import { oneLine } from '@plumbline/shared-schema/texts';

/** What file systems allow. */
const FILE_NAME_MAX = 255;

/**
 * Both steps as one form, so that nothing typed is lost between them. Added to what the job holds: the city
 * beside the pin, a skill typed but not yet added, the attachment's name, which outlives a reload (its file does
 * not), and whether the file that the job has is to go.
 */
export const jobDraftSchema = z.object({
  ...postJobStepOneSchema.shape,
  ...postJobStepTwoSchema.shape,
  city: oneLine(PLACE_MAX),
  typedSkill: oneLine(ENTRY_NAME_MAX),
  attachmentName: oneLine(FILE_NAME_MAX),
  removesAttachment: z.boolean(),
  /** '' where the hirer does not say: then the contract type decides. */
  employmentType: z.enum([...JOB_TYPES, '']),
});
export type JobFormValues = InferInput<typeof jobDraftSchema>;
/** The form's values after parsing. */
export type JobDraft = Infer<typeof jobDraftSchema>;

export function isWorkComplete(values: unknown): boolean {
  return postJobStepOneSchema.safeParse(values).success;
}
