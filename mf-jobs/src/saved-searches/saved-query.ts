import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { pathWith } from '@plumbline/shared-ui/address';
import {
  cleanFilters,
  DEFAULT_SORT,
  FILTER_NAMES,
  isSameSearch,
  toParameters,
  type JobFilters,
  type JobSort,
} from '../job-filters/job-filters';

type Query = SavedSearch['query'];

export function filtersOf(query: Query): JobFilters {
  return cleanFilters(
    Object.fromEntries(FILTER_NAMES.map((name) => [name, String(query[name] ?? '')])) as JobFilters,
  );
}

export function addressOf(query: Query): string {
  return pathWith('/jobs', toParameters({ filters: filtersOf(query), sort: query.sort }));
}

export function findSaved(
  rows: readonly SavedSearch[] | undefined,
  { filters, sort }: { filters: JobFilters; sort: JobSort },
): SavedSearch | undefined {
  return rows?.find(
    ({ query }) => isSameSearch(filtersOf(query), filters) && (query.sort ?? DEFAULT_SORT) === sort,
  );
}
