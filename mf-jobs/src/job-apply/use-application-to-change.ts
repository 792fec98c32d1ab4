import { useListMyApplicationsQuery } from '@plumbline/shared-api/applications';
import type { JobDetails } from '@plumbline/shared-schema/jobs';

/** The own application to this job, while nobody has answered it; `query` while it is not known yet. */
export function useApplicationToChange(job: JobDetails | undefined) {
  const hasApplied = job?.viewer.applied === true;
  const query = useListMyApplicationsQuery(undefined, { skip: !hasApplied });
  const own = query.data?.find(({ jobId, isWaiting }) => jobId._id === job?._id && isWaiting);
  return {
    application: hasApplied ? own : undefined,
    query: hasApplied && query.data === undefined ? { ...query, data: undefined } : undefined,
  };
}
