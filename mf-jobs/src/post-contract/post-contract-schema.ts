import type { CreateJobBody } from '@plumbline/shared-schema/jobs';
import { postJobStepOneSchema, postJobStepTwoSchema } from '@plumbline/shared-schema/jobs';
import { ENTRY_NAME_MAX, PLACE_MAX } from '@plumbline/shared-schema/limits';
import { CONTRACT_TYPES, JOB_DEFAULTS, JOB_MAP_START } from '@plumbline/shared-schema/options';
import { says } from '@plumbline/shared-schema/validation';
import type { Infer, InferInput } from '@plumbline/shared-schema/zod';
import { z } from '@plumbline/shared-schema/zod';
import { withSkill } from './skills';

/**
 * Both steps as one form, so that nothing typed is lost between them. Added to what the contract holds: the city
 * beside the pin, a skill typed but not yet added, and the attachment's name, which outlives a reload (its file
 * does not).
 */
export const postContractSchema = z.object({
  ...postJobStepOneSchema.shape,
  ...postJobStepTwoSchema.shape,
  city: z.string().trim().max(PLACE_MAX, says('tooLong')),
  typedSkill: z.string().trim().max(ENTRY_NAME_MAX, says('tooLong')),
  attachmentName: z.string(),
});
/** As the form holds it. */
export type PostContractValues = InferInput<typeof postContractSchema>;
/** As the schema gives it. */
export type PostContract = Infer<typeof postContractSchema>;

/** Fields of step 1: an error of one of them leads back there. */
export const WORK_FIELDS = [
  'title',
  'description',
  'jobType',
  'jobDuration',
  'jobCategory',
  'skillsRequired',
  'attachmentName',
] as const satisfies readonly (keyof PostContractValues)[];

/** An untouched form (SPEC §9 defaults). */
export function emptyContract({ hideExactLocation }: { hideExactLocation: boolean }): PostContractValues {
  return {
    title: '',
    description: '',
    jobType: CONTRACT_TYPES[0],
    jobDuration: JOB_DEFAULTS.jobDuration,
    jobCategory: JOB_DEFAULTS.jobCategory,
    skillsRequired: [],
    typedSkill: '',
    attachmentName: '',
    jobLocation: { coordinates: [...JOB_MAP_START] },
    city: '',
    hideExactLocation,
    salary: '',
    experience: JOB_DEFAULTS.experience,
  };
}

/** The call's body; `attachment` is a data URL. */
export function toJobBody(contract: PostContract, attachment: string | undefined): CreateJobBody {
  const { city, typedSkill, attachmentName, skillsRequired, jobLocation, ...rest } = contract;
  return {
    ...rest,
    skillsRequired: withSkill(skillsRequired, typedSkill).map((name) => ({ name })),
    jobLocation: jobLocation && { ...jobLocation, ...(city !== '' && { city }) },
    // The end of a long name holds its extension.
    ...(attachment !== undefined && { attachment, attachmentName: attachmentName.slice(-PLACE_MAX) }),
  };
}
