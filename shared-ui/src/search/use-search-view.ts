import { useCallback, useEffect, useMemo, useRef } from 'react';
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
 * The view of a search: the address holds it, and it stays the same object until that changes; the draft in `inputs` is
 * what the inputs show. Every change of a filter starts at page 1 and replaces the history entry, so that typing adds
 * none; a page is a new entry.
 */
export function useSearchView<Filters extends Record<keyof Filters, string>, Sort extends string>(
  search: Search<Filters, Sort>,
) {
  type Name = keyof Filters & string;
  const address = useAddress();
  const { params } = address;
  const page = address.page();
  const view = useMemo(() => search.viewIn(params), [params, search]);
  const { filters } = view;
  const place = filters[search.place];

  // So that what changes the view can stay the same for all addresses.
  const latest = useRef({ params, page, change: address.change });
  useEffect(() => {
    latest.current = { params, page, change: address.change };
  });
  const show = useCallback(
    (changes: Changes<Filters, Sort>, options = { replace: true }) => {
      const { params: now, change } = latest.current;
      // A dialog, such as the one in which a place was chosen, closes with the change.
      change({ ...search.toParameters({ ...search.viewIn(now), ...changes }), dialog: '' }, options);
    },
    [search],
  );
  const showFilters = useCallback((next: Filters) => show({ filters: next }), [show]);
  const { draft, apply, edit } = useFilterDraft({ filters, show: showFilters, isSame: search.isSame });

  const actions = useMemo(
    () => ({
      /** Changes one filter in the address at once; '' removes it. False when it is so already. */
      set: (name: Name, value: string) => apply({ ...draft.read(), [name]: value }),
      clear: () => apply(search.noFilters),
      sortBy: (sort: Sort) => show({ sort }),
      layOut: (layout: Layout) => show({ layout, page: latest.current.page }),
      turnTo: (next: number, options: { replace: boolean }) => show({ page: next }, options),
    }),
    [apply, draft, search, show],
  );
  /** What the panel with the inputs needs; the same object for all addresses. */
  const inputs = useMemo(
    () => ({
      draft,
      change: (name: Name, value: string) => edit({ [name]: value } as Partial<Filters>),
      /** Puts the draft in the address at once; false when it is there already. */
      applyNow: () => apply(draft.read()),
      set: actions.set,
      clear: actions.clear,
    }),
    [actions, apply, draft, edit],
  );
  /** The centre and radius of the search, if it has one. */
  const near = useMemo(() => parseNear(place), [place]);

  return useMemo(() => ({ ...view, page, near, ...actions, inputs }), [view, page, near, actions, inputs]);
}
