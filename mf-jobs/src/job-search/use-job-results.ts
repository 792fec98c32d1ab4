import { useNewestJobs } from '@plumbline/shared-api/job-search';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { activeFilters, DEFAULT_SORT, type JobFilters, type JobSort } from './job-filters';

type View = { filters: JobFilters; sort: JobSort; page: number };

/** Jobs on the map at once: five pages of the list, so that the map always holds the page beside it. */
export const MAP_PAGE_SIZE = 5 * DEFAULT_PAGE_SIZE;

/** Whether the view searches; else recent jobs are listed (SPEC §4). */
export function isSearchView({ filters, sort }: Pick<View, 'filters' | 'sort'>): boolean {
  return activeFilters(filters).length > 0 || sort !== DEFAULT_SORT;
}

/**
 * One page of the list. While a new view loads, the rows of the one before stay; when it fails they go, because
 * they would not be what was asked for.
 */
export function useJobResults(view: View) {
  const { filters, sort, page } = view;
  return useNewestJobs(
    { ...filters, sort, page, limit: DEFAULT_PAGE_SIZE },
    { isSearch: isSearchView(view) },
  );
}

/** The jobs around that page, for the map; nothing is asked while it is not shown. */
export function useMapJobs(view: View, { isShown }: { isShown: boolean }) {
  const { filters, sort } = view;
  const page = Math.ceil((view.page * DEFAULT_PAGE_SIZE) / MAP_PAGE_SIZE);
  return useNewestJobs(
    { ...filters, sort, page, limit: MAP_PAGE_SIZE },
    { isSearch: isSearchView(view), skip: !isShown },
  );
}
