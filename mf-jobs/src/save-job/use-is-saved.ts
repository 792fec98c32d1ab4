import { useMemo } from 'react';
import { useListSavedJobsQuery } from '@plumbline/shared-api/saved-jobs';
import { useSession } from '@plumbline/shared-api/session';

/**
 * Whether the reader has saved a job; undefined while that is not known. Lists of jobs do not say it themselves. When
 * it cannot be learnt, saving is offered: it does no harm to a job that is saved.
 */
export function useIsSaved(): (jobId: string) => boolean | undefined {
  const { status } = useSession();
  const { data, isLoading } = useListSavedJobsQuery(undefined, { skip: status !== 'authenticated' });
  const ids = useMemo(() => new Set(data?.map(({ jobId }) => jobId._id)), [data]);
  return (jobId) => (isLoading ? undefined : ids.has(jobId));
}
