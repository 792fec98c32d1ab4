import { useNewestJobs } from '@plumbline/shared-api/job-search';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { askedJobs, isSearchView } from './asked-jobs';
import type { JobFilters, JobSort } from '../job-filters/job-filters';

type View = { filters: JobFilters; sort: JobSort; page: number };

/** Five pages of the list, so that the map always holds the page beside it. */
export const MAP_PAGE_SIZE = 5 * DEFAULT_PAGE_SIZE;

/** Rows of the previous view stay while the next one loads, and go when it fails. */
export function useJobResults(view: View) {
  return useNewestJobs(askedJobs(view), { isSearch: isSearchView(view) });
}

/** The jobs around that page, for the map. */
export function useMapJobs(view: View) {
  const { filters, sort } = view;
  const page = Math.ceil((view.page * DEFAULT_PAGE_SIZE) / MAP_PAGE_SIZE);
  return useNewestJobs({ ...filters, sort, page, limit: MAP_PAGE_SIZE }, { isSearch: isSearchView(view) });
}
