import { postJobStepOneSchema, postJobStepTwoSchema } from '@plumbline/shared-schema/jobs';
import { ENTRY_NAME_MAX, PLACE_MAX } from '@plumbline/shared-schema/limits';
import { JOB_TYPES } from '@plumbline/shared-schema/options';
import { says } from '@plumbline/shared-schema/validation';
import type { Infer, InferInput } from '@plumbline/shared-schema/zod';
import { z } from '@plumbline/shared-schema/zod';

/**
 * Both steps as one form, so that nothing typed is lost between them. Added to what the job holds: the city
 * beside the pin, a skill typed but not yet added, the attachment's name, which outlives a reload (its file does
 * not), and whether the file that the job has is to go.
 */
export const jobDraftSchema = z.object({
  ...postJobStepOneSchema.shape,
  ...postJobStepTwoSchema.shape,
  city: z.string().trim().max(PLACE_MAX, says('tooLong')),
  typedSkill: z.string().trim().max(ENTRY_NAME_MAX, says('tooLong')),
  attachmentName: z.string(),
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
