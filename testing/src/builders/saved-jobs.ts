import { toLngLat } from '@plumbline/shared-schema/points';
import { savedJobSchema, type SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { anId } from './ids';
import { aJob } from './jobs';

/** Nora's job, saved. */
export function aSavedJob(overrides: Partial<SavedJob> = {}): SavedJob {
  return savedJobSchema.parse({
    _id: anId(30),
    jobId: {
      ...aJob(),
      jobLocation: {
        coordinates: toLngLat(40.6782, -73.9442),
        lat: 40.6782,
        lng: -73.9442,
        city: 'Brooklyn',
      },
    },
    ...overrides,
  });
}
