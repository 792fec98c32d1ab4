import { contractorDetailsSchema } from '@plumbline/shared-schema/auth';
import { ENTRY_NAME_MAX } from '@plumbline/shared-schema/limits';
import type { InferInput } from '@plumbline/shared-schema/zod';
import { oneLine } from '@plumbline/shared-schema/texts';

/** With a skill that is typed but not yet added. */
export const contractorFormSchema = contractorDetailsSchema.extend({
  typedSkill: oneLine(ENTRY_NAME_MAX),
});
export type ContractorFormValues = InferInput<typeof contractorFormSchema>;
