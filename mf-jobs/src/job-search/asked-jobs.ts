import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { activeFilters, DEFAULT_SORT, type JobFilters, type JobSort } from '../job-filters/job-filters';

type View = { filters: JobFilters; sort: JobSort; page: number };

/** Without a search the recent jobs are listed. */
export function isSearchView({ filters, sort }: Pick<View, 'filters' | 'sort'>): boolean {
  return activeFilters(filters).length > 0 || sort !== DEFAULT_SORT;
}

/** What the list asks for; of the recent jobs page and limit alone. */
export const askedJobs = ({ filters, sort, page }: View) => ({
  ...filters,
  sort,
  page,
  limit: DEFAULT_PAGE_SIZE,
});
