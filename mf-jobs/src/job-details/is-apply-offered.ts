import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { applyRefusal, type Caller } from '@plumbline/shared-schema/policies';

/** Visitors are asked to sign in on the way. */
export function isApplyOffered(caller: Caller, job: JobDetails): boolean {
  const refusal = applyRefusal(caller, job, job.viewer.applied);
  return job.status === 'open' && (refusal === undefined || refusal === 'NOT_SIGNED_IN');
}
