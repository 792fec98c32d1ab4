import { useSearchView, type Search } from '@plumbline/shared-ui/search';
import { NO_FILTERS, isSameSearch, toParameters, viewIn } from '../job-filters/job-filters';
import type { JobFilters, JobSort } from '../job-filters/job-filters';

const SEARCH: Search<JobFilters, JobSort> = {
  viewIn,
  toParameters,
  isSame: isSameSearch,
  noFilters: NO_FILTERS,
  place: 'jobLocation',
};

export function useJobSearchView() {
  return useSearchView(SEARCH);
}
export type JobSearchView = ReturnType<typeof useJobSearchView>;
