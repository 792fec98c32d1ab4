import type { CreateJobBody, JobDetails, UpdateJobBody } from '@plumbline/shared-schema/jobs';
import { PLACE_MAX } from '@plumbline/shared-schema/limits';
import { CONTRACT_TYPES, JOB_DEFAULTS, JOB_MAP_START } from '@plumbline/shared-schema/options';
import type { Contract, ContractValues } from './contract-schema';
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
] as const satisfies readonly (keyof ContractValues)[];

/** An untouched form (SPEC §9 defaults). */
export function emptyContract({ hideExactLocation }: { hideExactLocation: boolean }): ContractValues {
  return {
    title: '',
    description: '',
    jobType: CONTRACT_TYPES[0],
    jobDuration: JOB_DEFAULTS.jobDuration,
    jobCategory: JOB_DEFAULTS.jobCategory,
    skillsRequired: [],
    typedSkill: '',
    attachmentName: '',
    removesAttachment: false,
    jobLocation: { coordinates: [...JOB_MAP_START] },
    city: '',
    hideExactLocation,
    salary: '',
    experience: JOB_DEFAULTS.experience,
  };
}

/** A posted job as the form edits it. */
export function contractOf(job: JobDetails): ContractValues {
  const { title, description, jobType, jobDuration, jobCategory, skillsRequired, jobLocation } = job;
  return {
    title,
    description,
    jobType,
    jobDuration,
    jobCategory,
    skillsRequired: skillsRequired.map(({ name }) => name),
    typedSkill: '',
    attachmentName: '',
    removesAttachment: false,
    jobLocation: jobLocation && { coordinates: [jobLocation.lat, jobLocation.lng] },
    city: jobLocation?.city ?? '',
    hideExactLocation: job.hideExactLocation,
    salary: job.salary,
    experience: job.experience,
  };
}

/** The call's body; `attachment` is a data URL. */
export function toJobBody(contract: Contract, attachment: string | undefined): CreateJobBody {
  const { city, typedSkill, attachmentName, removesAttachment, skillsRequired, jobLocation, ...rest } =
    contract;
  return {
    ...rest,
    skillsRequired: withSkill(skillsRequired, typedSkill).map((name) => ({ name })),
    jobLocation: jobLocation && { ...jobLocation, ...(city !== '' && { city }) },
    // The end of a long name holds its extension.
    ...(attachment !== undefined && { attachment, attachmentName: attachmentName.slice(-PLACE_MAX) }),
  };
}

/** The body of a change: a file that is neither replaced nor removed stays as it is. */
export function toJobChanges(contract: Contract, attachment: string | undefined): UpdateJobBody {
  const isRemoved = contract.removesAttachment && attachment === undefined;
  return { ...toJobBody(contract, attachment), ...(isRemoved && { attachment: null }) };
}
