import type { CreateJobBody } from '@plumbline/shared-schema/jobs';
import { PLACE_MAX } from '@plumbline/shared-schema/limits';
import { CONTRACT_TYPES, JOB_DEFAULTS, JOB_MAP_START } from '@plumbline/shared-schema/options';
import type { PostContract, PostContractValues } from './post-contract-schema';
import { withSkill } from './skills';

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
