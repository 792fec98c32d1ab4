import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseNear } from '@plumbline/shared-schema/near';
import {
  filtersIn,
  layoutIn,
  NO_FILTERS,
  pageIn,
  sortIn,
  toSearchParams,
  type FilterName,
  type JobFilters,
  type JobSort,
  type Layout,
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
  const layout = layoutIn(params);
  const show = useCallback(
    (next: JobFilters) => {
      setParams(
        (before) => toSearchParams({ filters: next, sort: sortIn(before), layout: layoutIn(before) }),
        { replace: true },
      );
    },
    [setParams],
  );
  const { draft, setDraft, apply } = useFilterDraft(filters, show);

  return {
    filters,
    sort,
    layout,
    page: pageIn(params),
    /** The point and radius that is searched around, if it is one. */
    near: useMemo(() => parseNear(filters.jobLocation), [filters.jobLocation]),
    draft,
    change: (name: FilterName, value: string) => {
      setDraft((before) => ({ ...before, [name]: value }));
    },
    /** Puts the draft in the address at once; false when it is there already. */
    applyNow: () => apply(draft),
    /** Changes one filter in the address at once; '' removes it. False when it is so already. */
    set: (name: FilterName, value: string) => apply({ ...draft, [name]: value }),
    clear: () => {
      apply(NO_FILTERS);
    },
    sortBy: (next: JobSort) => {
      setParams(toSearchParams({ filters, sort: next, layout }), { replace: true });
    },
    layOut: (next: Layout) => {
      setParams(toSearchParams({ filters, sort, page: pageIn(params), layout: next }), { replace: true });
    },
    goTo: useCallback(
      (next: number, options: { replace: boolean }) => {
        setParams(toSearchParams({ filters, sort, page: next, layout }), options);
      },
      [filters, layout, sort, setParams],
    ),
  };
}
export type JobSearchView = ReturnType<typeof useJobSearchView>;
