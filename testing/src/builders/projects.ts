import {
  projectDetailsSchema,
  projectJobSchema,
  projectSchema,
  type Project,
  type ProjectDetails,
  type ProjectJob,
} from '@plumbline/shared-schema/projects';
import { toLatLng } from '@plumbline/shared-schema/points';
import { anId } from './ids';
import { AT } from './instants';
import { anOwnJob } from './jobs';

/** Nora's bathroom, with one job that costs as much as it says. */
export function aProject(overrides: Partial<Project> = {}): Project {
  return projectSchema.parse({
    _id: anId(91),
    name: 'New bathroom',
    about: 'All but the tub goes.',
    place: { coordinates: toLatLng(40.6782, -73.9442), city: 'Brooklyn' },
    money: { budget: 8000, planned: 1200, agreed: 0, paid: 0, unpriced: 0 },
    jobIds: [anOwnJob()._id],
    archivedAt: null,
    createdAt: AT,
    ...overrides,
  });
}

/** An open job with two applications that nobody has answered. */
export function aProjectJob(overrides: Partial<ProjectJob> = {}): ProjectJob {
  return projectJobSchema.parse({
    ...anOwnJob(),
    undecided: 2,
    offer: null,
    estimate: 1200,
    contracts: [],
    ...overrides,
  });
}

/** The project with its jobs, which its ids follow. */
export function aProjectWithJobs(overrides: Partial<ProjectDetails> = {}): ProjectDetails {
  const jobs = overrides.jobs ?? [aProjectJob()];
  return projectDetailsSchema.parse({
    ...aProject({ jobIds: jobs.map(({ _id }) => _id) }),
    jobs,
    ...overrides,
  });
}
