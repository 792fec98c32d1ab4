import type { CreateJob, UpdateJob } from '@plumbline/shared-schema/jobs';
import { deriveEmploymentType, deriveWorkplaceType } from '@plumbline/shared-schema/job-types';
import { parseSalary } from '@plumbline/shared-schema/money';
import { uuidv7 } from 'uuidv7';
import type { JobRecord, NewJob } from './jobs.repository';

/** Columns of a job that its owner may change, with those derived from them. */
export type JobChanges = Partial<Omit<NewJob, 'id' | 'ownerId' | 'status' | 'createdAt'>>;

/** The request body of a new job as columns. */
export function toNewJob(ownerId: string, input: CreateJob): NewJob {
  const { title, description, jobType, jobDuration, jobCategory, experience, hideExactLocation } = input;
  return {
    ownerId,
    title,
    description,
    jobType,
    jobDuration,
    jobCategory,
    experience,
    hideExactLocation,
    ...salaryOf(input.salary),
    ...placeOf(input.jobLocation),
    skillsRequired: input.skillsRequired.map(({ name }) => ({ _id: uuidv7(), name })),
    employmentType: input.employmentType ?? deriveEmploymentType(jobType),
    workplaceType: deriveWorkplaceType(jobType),
  };
}

/** What another job of the same text, at the same place, is made of; its files are none of the first. */
export function toCopy(job: JobRecord): NewJob {
  const {
    id: _id,
    status: _status,
    attachmentFileId: _file,
    hiddenAt: _hiddenAt,
    hiddenFor: _hiddenFor,
    ...rest
  } = job;
  const { createdAt: _createdAt, updatedAt: _updatedAt, owner: _owner, cover: _cover, ...columns } = rest;
  const { attachment: _attachment, ...copied } = columns;
  return copied;
}

/** Only what was sent. A skill that stays keeps its id. */
export function toJobChanges(input: UpdateJob, job: JobRecord): JobChanges {
  const { salary, jobLocation, skillsRequired, ...others } = input;
  const { attachment: _file, attachmentName: _name, pictures: _pictures, ...plain } = others;
  const sent = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return {
    ...typesOf(input.jobType, job),
    ...(sent as JobChanges),
    ...(salary !== undefined && salaryOf(salary)),
    ...(jobLocation !== undefined && placeOf(jobLocation)),
    ...(skillsRequired !== undefined && {
      skillsRequired: skillsRequired.map(
        ({ name }) => job.skillsRequired.find((skill) => skill.name === name) ?? { _id: uuidv7(), name },
      ),
    }),
  };
}

function typesOf(jobType: string | undefined, job: JobRecord): JobChanges {
  // The same text again must not undo an employment type that was chosen by hand.
  if (jobType === undefined || jobType === job.jobType) return {};
  return { employmentType: deriveEmploymentType(jobType), workplaceType: deriveWorkplaceType(jobType) };
}

function salaryOf(salary: string) {
  const { min, max } = parseSalary(salary);
  return { salary, salaryMin: min, salaryMax: max };
}

function placeOf(place: CreateJob['jobLocation']) {
  const [lat, lng] = place?.coordinates ?? [null, null];
  return { lat, lng, city: place?.city || null };
}
