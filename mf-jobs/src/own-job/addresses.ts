import type { Job } from '@plumbline/shared-schema/jobs';
import { pathWith } from '@plumbline/shared-ui/address';

/** The applicants of a job. The title is shown only until the server's arrives. */
export function applicantsAddress({ _id, title }: Pick<Job, '_id' | 'title'>): string {
  return pathWith(`/jobs/${_id}/applicants`, { title });
}

/** The coordinates in the order of the pair, as the maps service expects them; undefined without a place. */
export function mapAddress({ jobLocation }: Pick<Job, 'jobLocation'>): string | undefined {
  if (!jobLocation) return undefined;
  const [first, second] = jobLocation.coordinates;
  return `https://www.google.com/maps/search/?api=1&query=${first},${second}`;
}

export function editAddress({ _id }: Pick<Job, '_id'>): string {
  return `/jobs/${_id}/edit`;
}

/** Where a job is made to post itself again, or its rhythm changed. */
export function repeatAddress({ _id }: Pick<Job, '_id'>): string {
  return pathWith('/recurring-jobs', { job: _id });
}
