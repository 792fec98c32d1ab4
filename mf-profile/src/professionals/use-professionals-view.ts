import { useCallback, useMemo } from 'react';
import { useSession } from '@plumbline/shared-api/session';
import { parseNear } from '@plumbline/shared-schema/near';
import { useAddress } from '@plumbline/shared-ui/address';
import { useFilterDraft, type Layout } from '@plumbline/shared-ui/search';
import { NO_FILTERS, isSameSearch, toParameters, viewIn } from './professional-filters';
import type { FilterName, Filters, Sort } from './professional-filters';

type Changes = { filters?: Filters; sort?: Sort; layout?: Layout; isSaved?: boolean; page?: number };

/** The view of the search: the address holds it, `draft` is what the inputs show. */
export function useProfessionalsView() {
  const address = useAddress();
  const { isHirer } = useSession();
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
  const showFilters = useCallback((next: Filters) => show({ filters: next }), [show]);
  const { draft, setDraft, apply } = useFilterDraft({ filters, show: showFilters, isSame: isSameSearch });

  return {
    ...view,
    /** Only hirers keep anybody. */
    isSaved: view.isSaved && isHirer,
    page,
    /** The centre and radius of the search, if it has one. */
    near: useMemo(() => parseNear(filters.location), [filters.location]),
    draft,
    change: (name: FilterName, value: string) => setDraft((before) => ({ ...before, [name]: value })),
    /** Puts the draft in the address at once; false when it is there already. */
    applyNow: () => apply(draft),
    /** Changes one filter in the address at once; '' removes it. False when it is so already. */
    set: (name: FilterName, value: string) => apply({ ...draft, [name]: value }),
    clear: () => apply(NO_FILTERS),
    sortBy: (sort: Sort) => show({ sort }),
    layOut: (layout: Layout) => show({ layout, page }),
    showSaved: (isSaved: boolean) => show({ isSaved }, { replace: false }),
    turnTo: useCallback((next: number) => show({ page: next }, { replace: false }), [show]),
  };
}
export type ProfessionalsView = ReturnType<typeof useProfessionalsView>;
