import type { JobSearchParams } from '@plumbline/shared-schema/jobs';
import type { PageParams } from '@plumbline/shared-schema/pagination';
import { useEffect, useMemo } from 'react';
import { jobsApi, useListRecentJobsQuery, useSearchJobsQuery } from '@plumbline/shared-api/jobs';
import { useAppDispatch } from '@plumbline/shared-api/store';

type SearchCall =
  { endpoint: 'searchJobs'; params: JobSearchParams } | { endpoint: 'listRecentJobs'; params: PageParams };

/** An aborted call says nothing about the jobs: the next subscriber sends a new one. */
function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Aborts the running query when the arguments change, and on unmount. */
function useAbortEarlier({ endpoint, params }: SearchCall, isAsked: boolean): void {
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
    // `key` covers both: the same search is the same call.
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
  useAbortEarlier({ endpoint: 'searchJobs', params }, isSearch && !skip);
  useAbortEarlier({ endpoint: 'listRecentJobs', params: recentParams }, !isSearch && !skip);

  return useShownState(isSearch ? search : recent);
}

type Query<Page> = {
  data?: Page;
  currentData?: Page;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  error?: unknown;
};

/** The same object while nothing of it changes. */
function useShownState<Page>(query: Query<Page>) {
  const { data, currentData, isLoading, isFetching, refetch, error } = query;
  return useMemo(() => {
    if (isAborted(error)) return { data, isLoading: data === undefined, isFetching: true, refetch };
    // Rows of an earlier search must not stand beside an error.
    return { data: error ? currentData : data, isLoading, isFetching, refetch, error };
  }, [data, currentData, isLoading, isFetching, refetch, error]);
}
