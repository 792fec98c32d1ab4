import type { JobSearchParams } from '@plumbline/shared-schema/jobs';
import type { PageParams } from '@plumbline/shared-schema/pagination';
import { useEffect } from 'react';
import { jobsApi, useListRecentJobsQuery, useSearchJobsQuery } from '@plumbline/shared-api/jobs';
import { useAppDispatch } from '@plumbline/shared-api/store';

type Asked =
  { endpoint: 'searchJobs'; params: JobSearchParams } | { endpoint: 'listRecentJobs'; params: PageParams };

/** A call that was called off says nothing about the jobs: whoever asks again gets a new one. */
function isCalledOff(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Calls off what is still on its way when something else is asked, or nobody looks any more. */
function useCallOffEarlier({ endpoint, params }: Asked, isAsked: boolean): void {
  const dispatch = useAppDispatch();
  const key = JSON.stringify([endpoint, params]);

  useEffect(() => {
    if (!isAsked) return undefined;
    return () => {
      const running =
        endpoint === 'searchJobs'
          ? dispatch(jobsApi.util.getRunningQueryThunk(endpoint, params))
          : dispatch(jobsApi.util.getRunningQueryThunk(endpoint, params));
      running?.abort();
    };
    // The key stands for both: the same search is the same call.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, key, isAsked]);
}

/**
 * Pages of jobs for a view that changes often: `search` asks `GET /jobs/search`, else `GET /jobs/recent` with page and
 * limit alone. An earlier call is aborted; `data` keeps the rows of the view before until the newest have come.
 */
export function useNewestJobs(
  params: JobSearchParams,
  { isSearch, skip = false }: { isSearch: boolean; skip?: boolean },
) {
  const { page, limit } = params;
  const recentParams: PageParams = { page, limit };
  const search = useSearchJobsQuery(params, { skip: skip || !isSearch });
  const recent = useListRecentJobsQuery(recentParams, { skip: skip || isSearch });
  useCallOffEarlier({ endpoint: 'searchJobs', params }, isSearch && !skip);
  useCallOffEarlier({ endpoint: 'listRecentJobs', params: recentParams }, !isSearch && !skip);

  return settled(isSearch ? search : recent);
}

type Query<Page> = {
  data?: Page;
  currentData?: Page;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  error?: unknown;
};

function settled<Page>({ data, currentData, isLoading, isFetching, refetch, error }: Query<Page>) {
  if (isCalledOff(error)) return { data, isLoading: data === undefined, isFetching: true, refetch };
  // Rows of another view beside an error would not be what was asked for.
  return { data: error ? currentData : data, isLoading, isFetching, refetch, error };
}
