import { useCallback, useMemo } from 'react';
import { parseNear } from '@plumbline/shared-schema/near';
import { useAddress } from '@plumbline/shared-ui/address';
import { useFilterDraft, type Layout } from '@plumbline/shared-ui/search';
import { NO_FILTERS, isSameSearch, toParameters, viewIn } from './job-filters';
import type { FilterName, JobFilters, JobSort } from './job-filters';

type Changes = { filters?: JobFilters; sort?: JobSort; layout?: Layout; page?: number };

/**
 * The view of the job search: the address holds it, `draft` is what the inputs show. Every change of a filter
 * starts at page 1 and replaces the history entry, so that typing adds none; a page is a new entry.
 */
export function useJobSearchView() {
  const address = useAddress();
  const { params, change } = address;
  const page = address.page();
  const view = useMemo(() => viewIn(params), [params]);
  const { filters } = view;
  const show = useCallback(
    (changes: Changes, options = { replace: true }) =>
      // A dialog, such as the one in which a place was chosen, closes with the change.
      change({ ...toParameters({ ...viewIn(params), ...changes }), dialog: '' }, options),
    [change, params],
  );
  const showFilters = useCallback((next: JobFilters) => show({ filters: next }), [show]);
  const { draft, setDraft, apply } = useFilterDraft({ filters, show: showFilters, isSame: isSameSearch });

  return {
    ...view,
    page,
    /** The centre and radius of the search, if it has one. */
    near: useMemo(() => parseNear(filters.jobLocation), [filters.jobLocation]),
    draft,
    change: (name: FilterName, value: string) => setDraft((before) => ({ ...before, [name]: value })),
    /** Puts the draft in the address at once; false when it is there already. */
    applyNow: () => apply(draft),
    /** Changes one filter in the address at once; '' removes it. False when it is so already. */
    set: (name: FilterName, value: string) => apply({ ...draft, [name]: value }),
    clear: () => apply(NO_FILTERS),
    sortBy: (sort: JobSort) => show({ sort }),
    layOut: (layout: Layout) => show({ layout, page }),
    goTo: useCallback((next: number, options: { replace: boolean }) => show({ page: next }, options), [show]),
  };
}
export type JobSearchView = ReturnType<typeof useJobSearchView>;
