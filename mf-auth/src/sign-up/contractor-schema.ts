import { contractorDetailsSchema } from '@plumbline/shared-schema/auth';
import { ENTRY_NAME_MAX } from '@plumbline/shared-schema/limits';
import { says } from '@plumbline/shared-schema/validation';
import type { InferInput } from '@plumbline/shared-schema/zod';
import { z } from '@plumbline/shared-schema/zod';

/** With a skill that is typed but not yet added. */
export const contractorFormSchema = contractorDetailsSchema.extend({
  typedSkill: z.string().trim().max(ENTRY_NAME_MAX, says('tooLong')),
});
export type ContractorFormValues = InferInput<typeof contractorFormSchema>;
