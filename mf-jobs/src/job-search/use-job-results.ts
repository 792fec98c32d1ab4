import { useNewestJobs } from '@plumbline/shared-api/job-search';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { activeFilters, DEFAULT_SORT, type JobFilters, type JobSort } from './job-filters';

type View = { filters: JobFilters; sort: JobSort; page: number };

/** Five pages of the list, so that the map always holds the page beside it. */
export const MAP_PAGE_SIZE = 5 * DEFAULT_PAGE_SIZE;

/** Without a search the recent jobs are listed. */
export function isSearchView({ filters, sort }: Pick<View, 'filters' | 'sort'>): boolean {
  return activeFilters(filters).length > 0 || sort !== DEFAULT_SORT;
}

/** Rows of the previous view stay while the next one loads, and go when it fails. */
export function useJobResults(view: View) {
  const { filters, sort, page } = view;
  return useNewestJobs(
    { ...filters, sort, page, limit: DEFAULT_PAGE_SIZE },
    { isSearch: isSearchView(view) },
  );
}

/** The jobs around that page, for the map. */
export function useMapJobs(view: View) {
  const { filters, sort } = view;
  const page = Math.ceil((view.page * DEFAULT_PAGE_SIZE) / MAP_PAGE_SIZE);
  return useNewestJobs({ ...filters, sort, page, limit: MAP_PAGE_SIZE }, { isSearch: isSearchView(view) });
}
