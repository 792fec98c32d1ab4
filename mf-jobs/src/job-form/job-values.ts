import type { CreateJobBody, JobDetails, UpdateJobBody } from '@plumbline/shared-schema/jobs';
import { PLACE_MAX } from '@plumbline/shared-schema/limits';
import { CONTRACT_TYPES, JOB_DEFAULTS } from '@plumbline/shared-schema/options';
import type { User } from '@plumbline/shared-schema/users';
import { withSkill } from '@plumbline/shared-ui/SkillsField';
import { basedAt } from '../place/based-at';
import type { JobDraft, JobFormValues } from './job-schema';

/** Fields of step 1: an error of one of them leads back there. */
export const WORK_FIELDS = [
  'title',
  'description',
  'jobType',
  'employmentType',
  'jobDuration',
  'jobCategory',
  'skillsRequired',
  'attachmentName',
] as const satisfies readonly (keyof JobFormValues)[];

type Poster = Pick<User, 'userType' | 'location'> | null | undefined;

export function emptyJob(user: Poster): JobFormValues {
  const home = basedAt(user);
  return {
    title: '',
    description: '',
    jobType: CONTRACT_TYPES[0],
    employmentType: '',
    // To be chosen: a default would be posted unread.
    jobDuration: '',
    jobCategory: '',
    skillsRequired: [],
    typedSkill: '',
    pictures: [],
    attachmentName: '',
    removesAttachment: false,
    jobLocation: home ? { coordinates: home.coordinates } : null,
    city: home?.city ?? '',
    hideExactLocation: user?.userType === 'client',
    salary: '',
    experience: JOB_DEFAULTS.experience,
  };
}

/** A posted job as the form edits it. */
export function draftOf(job: JobDetails): JobFormValues {
  const { title, description, jobType, jobDuration, jobCategory, skillsRequired, jobLocation } = job;
  return {
    title,
    description,
    jobType,
    employmentType: job.employmentType ?? '',
    jobDuration,
    jobCategory,
    skillsRequired: skillsRequired.map(({ name }) => name),
    typedSkill: '',
    pictures: job.pictures,
    attachmentName: '',
    removesAttachment: false,
    jobLocation: jobLocation && { coordinates: [jobLocation.lat, jobLocation.lng] },
    city: jobLocation?.city ?? '',
    hideExactLocation: job.hideExactLocation,
    salary: job.salary,
    experience: job.experience,
  };
}

/** `attachment` is a data URL. */
export function toJobBody(draft: JobDraft, attachment: string | undefined): CreateJobBody {
  const { city, typedSkill, attachmentName, removesAttachment, skillsRequired, ...others } = draft;
  const { jobLocation, employmentType, pictures, ...rest } = others;
  return {
    ...rest,
    ...(employmentType !== '' && { employmentType }),
    ...(pictures.length > 0 && { pictures: pictures.map(({ _id, caption }) => ({ _id, caption })) }),
    skillsRequired: withSkill(skillsRequired, typedSkill).map((name) => ({ name })),
    jobLocation: jobLocation && { ...jobLocation, city: city || undefined },
    // The end of a long name holds its extension.
    ...(attachment !== undefined && { attachment, attachmentName: attachmentName.slice(-PLACE_MAX) }),
  };
}

/** A stored file that is neither replaced nor removed stays; the pictures are those of the draft. */
export function toJobChanges(draft: JobDraft, attachment: string | undefined): UpdateJobBody {
  const isRemoved = draft.removesAttachment && attachment === undefined;
  return { pictures: [], ...toJobBody(draft, attachment), ...(isRemoved && { attachment: null }) };
}

/** Options of a select, with its initial value, which another client may have written freely. */
export function withCurrent(choices: readonly string[], current: string | undefined): string[] {
  return current && !choices.includes(current) ? [...choices, current] : [...choices];
}
