import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import {
  cleanFilters,
  FILTER_NAMES,
  toSearchParams,
  type JobFilters,
  type JobSort,
} from '../job-search/job-filters';

type Query = SavedSearch['query'];

/** A kept search as the inputs of the search page hold it. */
export function filtersOf(query: Query): JobFilters {
  return cleanFilters(
    Object.fromEntries(FILTER_NAMES.map((name) => [name, String(query[name] ?? '')])) as JobFilters,
  );
}

/** The way to a search: `/jobs?q=…`. */
export function addressOf(query: Query): string {
  return `/jobs?${toSearchParams({ filters: filtersOf(query), sort: query.sort }).toString()}`;
}

/** The kept search that looks for the same, in the same order. */
export function findKept(
  rows: readonly SavedSearch[] | undefined,
  { filters, sort }: { filters: JobFilters; sort: JobSort },
): SavedSearch | undefined {
  const wanted = toSearchParams({ filters, sort }).toString();
  return rows?.find(
    ({ query }) => toSearchParams({ filters: filtersOf(query), sort: query.sort }).toString() === wanted,
  );
}
