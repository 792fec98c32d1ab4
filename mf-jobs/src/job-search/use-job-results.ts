import { useListRecentJobsQuery, useSearchJobsQuery } from '@plumbline/shared-api/jobs';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { activeFilters, DEFAULT_SORT, type JobFilters, type JobSort } from './job-filters';

type View = { filters: JobFilters; sort: JobSort; page: number };

/**
 * Searches when filters exist, else lists recent jobs (SPEC §4). Each view has its own cache entry, so a late
 * answer to an earlier view never replaces the newest. While a new view loads, the rows of the one before stay;
 * when it fails they go, because they would not be what was asked for.
 */
export function useJobResults({ filters, sort, page }: View) {
  const isSearch = activeFilters(filters).length > 0 || sort !== DEFAULT_SORT;
  const limit = DEFAULT_PAGE_SIZE;
  const search = useSearchJobsQuery({ ...filters, sort, page, limit }, { skip: !isSearch });
  const recent = useListRecentJobsQuery({ page, limit }, { skip: isSearch });
  const { data, currentData, isLoading, isFetching, error, refetch } = isSearch ? search : recent;

  return {
    isSearch,
    query: { data: error ? currentData : data, isLoading, isFetching, error, refetch },
  };
}
