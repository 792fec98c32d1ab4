import { useMemo } from 'react';
import { useListSavedJobsQuery } from '@plumbline/shared-api/saved-jobs';
import { useSession } from '@plumbline/shared-api/session';

/** Ids of the jobs the reader has saved; none for a visitor. Lists of jobs do not carry this themselves. */
export function useSavedIds(): ReadonlySet<string> {
  const { status } = useSession();
  const { data } = useListSavedJobsQuery(undefined, { skip: status !== 'authenticated' });
  return useMemo(() => new Set(data?.map(({ jobId }) => jobId._id)), [data]);
}
