import {
  jobDetailsSchema,
  jobSchema,
  type Job,
  type JobDetails,
  ownJobSchema,
  type OwnJob,
} from '@plumbline/shared-schema/jobs';
import { jobPictureSchema, type JobPicture } from '@plumbline/shared-schema/pictures';
import { toLatLng } from '@plumbline/shared-schema/points';
import { anId } from './ids';
import { AT } from './instants';
import { nora } from './users';

/** An open plumbing job of Nora Lindqvist. */
export function aJob(overrides: Partial<Job> = {}): Job {
  return jobSchema.parse({
    _id: anId(10),
    title: 'Replace the kitchen drain',
    description: 'The cast-iron drain under the sink leaks at the joint and needs replacing.',
    jobType: 'on-site',
    employmentType: null,
    workplaceType: 'on-site',
    jobDuration: '2 Weeks',
    jobCategory: 'residential',
    skillsRequired: [{ _id: anId(11), name: 'plumbing' }],
    jobLocation: {
      type: 'Point',
      coordinates: toLatLng(40.6782, -73.9442),
      lat: 40.6782,
      lng: -73.9442,
      city: 'Brooklyn',
    },
    hideExactLocation: false,
    salary: '$1,200',
    salaryMin: 1200,
    salaryMax: 1200,
    experience: '2+ Year',
    contractimage: null,
    picture: null,
    attachmentName: null,
    attachmentType: null,
    attachmentSize: null,
    postedBy: { ...nora(), companyName: null },
    companyName: null,
    status: 'open',
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  });
}

/** The picture of a job with this number. */
export function aJobPicture(number = 1, caption = ''): JobPicture {
  const url = `/api/v1/files/${anId(number)}/picture?largest=640&sig=1.a`;
  const look = { largest: 640, width: 1200, height: 900, blur: null };
  return jobPictureSchema.parse({ _id: anId(number), caption, url, ...look });
}

/** The same job read alone, by a visitor. */
export function aJobWithDetails(overrides: Partial<JobDetails> = {}): JobDetails {
  return jobDetailsSchema.parse({
    ...aJob(),
    attachment: null,
    pictures: [],
    viewer: { saved: false, applied: false, isOwner: false },
    ...overrides,
  });
}

/** The same job in Nora's own list, with two applications. */
export function anOwnJob(overrides: Partial<OwnJob> = {}): OwnJob {
  return ownJobSchema.parse({ ...aJob(), applications: 2, hidden: null, ...overrides });
}
