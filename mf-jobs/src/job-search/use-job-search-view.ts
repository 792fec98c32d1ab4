import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  filtersIn,
  NO_FILTERS,
  pageIn,
  sortIn,
  toSearchParams,
  type FilterName,
  type JobFilters,
  type JobSort,
} from './job-filters';
import { useFilterDraft } from './use-filter-draft';

/**
 * The view of the job search: the address holds it, `draft` is what the inputs show. Every change of a filter
 * starts at page 1 (SPEC §4) and replaces the history entry, so that typing leaves no trail; a page is a new one.
 */
export function useJobSearchView() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersIn(params), [params]);
  const sort = sortIn(params);
  const show = useCallback(
    (next: JobFilters) => {
      setParams((before) => toSearchParams({ filters: next, sort: sortIn(before) }), { replace: true });
    },
    [setParams],
  );
  const { draft, setDraft, apply } = useFilterDraft(filters, show);

  return {
    filters,
    sort,
    page: pageIn(params),
    draft,
    change: (name: FilterName, value: string) => {
      setDraft((before) => ({ ...before, [name]: value }));
    },
    /** Puts the draft in the address at once; false when it is there already. */
    applyNow: () => apply(draft),
    remove: (name: FilterName) => {
      apply({ ...draft, [name]: '' });
    },
    clear: () => {
      apply(NO_FILTERS);
    },
    sortBy: (next: JobSort) => {
      setParams(toSearchParams({ filters, sort: next }), { replace: true });
    },
    goTo: useCallback(
      (next: number, options: { replace: boolean }) => {
        setParams(toSearchParams({ filters, sort, page: next }), options);
      },
      [filters, sort, setParams],
    ),
  };
}
export type JobSearchView = ReturnType<typeof useJobSearchView>;
