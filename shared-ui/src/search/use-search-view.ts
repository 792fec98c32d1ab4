import { useCallback, useMemo } from 'react';
import { parseNear } from '@plumbline/shared-schema/near';
import { useAddress } from '@plumbline/shared-ui/address';
import type { Layout } from './LayoutSwitch';
import { useFilterDraft } from './use-filter-draft';

type View<Filters, Sort> = { filters: Filters; sort: Sort; layout: Layout };
type Changes<Filters, Sort> = Partial<View<Filters, Sort>> & { page?: number };

/** How a search stands in the address. One constant of its module: it must be the same at each call. */
export type Search<Filters extends Record<keyof Filters, string>, Sort extends string> = {
  /** What the address says; anything unknown in it is the default. */
  viewIn: (params: URLSearchParams) => View<Filters, Sort>;
  /** The search parameters of a view; '' for what is as in the plain list. */
  toParameters: (view: View<Filters, Sort> & { page?: number }) => Record<string, string | number>;
  /** Whether both search for the same, whatever spaces were typed. */
  isSame: (one: Filters, other: Filters) => boolean;
  noFilters: Filters;
  /** The filter that holds a place. */
  place: keyof Filters & string;
};

/**
 * The view of a search: the address holds it, `draft` is what the inputs show. Every change of a filter starts at
 * page 1 and replaces the history entry, so that typing adds none; a page is a new entry.
 */
export function useSearchView<Filters extends Record<keyof Filters, string>, Sort extends string>(
  search: Search<Filters, Sort>,
) {
  const address = useAddress();
  const { params, change } = address;
  const page = address.page();
  const view = useMemo(() => search.viewIn(params), [params, search]);
  const { filters } = view;
  const place = filters[search.place];
  const show = useCallback(
    (changes: Changes<Filters, Sort>, options = { replace: true }) =>
      // A dialog, such as the one in which a place was chosen, closes with the change.
      change({ ...search.toParameters({ ...search.viewIn(params), ...changes }), dialog: '' }, options),
    [change, params, search],
  );
  const showFilters = useCallback((next: Filters) => show({ filters: next }), [show]);
  const { draft, setDraft, apply } = useFilterDraft({ filters, show: showFilters, isSame: search.isSame });

  return {
    ...view,
    page,
    /** The centre and radius of the search, if it has one. */
    near: useMemo(() => parseNear(place), [place]),
    draft,
    change: (name: keyof Filters & string, value: string) =>
      setDraft((before) => ({ ...before, [name]: value })),
    /** Puts the draft in the address at once; false when it is there already. */
    applyNow: () => apply(draft),
    /** Changes one filter in the address at once; '' removes it. False when it is so already. */
    set: (name: keyof Filters & string, value: string) => apply({ ...draft, [name]: value }),
    clear: () => apply(search.noFilters),
    sortBy: (sort: Sort) => show({ sort }),
    layOut: (layout: Layout) => show({ layout, page }),
    /** Stable between changes of the address, as `Pagination` requires. */
    turnTo: useCallback(
      (next: number, options: { replace: boolean }) => show({ page: next }, options),
      [show],
    ),
  };
}
