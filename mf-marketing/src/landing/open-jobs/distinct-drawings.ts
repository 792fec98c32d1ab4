import type { Job } from '@plumbline/shared-schema/jobs';
import { drawingOf } from '@plumbline/shared-ui/job-covers';
import { BESIDE } from './rail';

/** Jobs in their order, without those whose drawing stands there already, as long as enough are left for a row. */
export function withoutTwins(jobs: readonly Job[]): readonly Job[] {
  const drawn = new Set<string>();
  const distinct = jobs.filter((job) => {
    if (job.picture) return true;
    const drawing = drawingOf(job);
    const isNew = !drawn.has(drawing);
    drawn.add(drawing);
    return isNew;
  });
  return distinct.length < BESIDE ? jobs : distinct;
}
