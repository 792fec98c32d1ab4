import { useCallback, useMemo } from 'react';
import { parseNear } from '@plumbline/shared-schema/near';
import { useStableCallback } from '@plumbline/shared-ui/action';
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

  // What changes the view is the same for all addresses.
  const show = useStableCallback(
    (changes: Changes<Filters, Sort>, options: { replace: boolean } = { replace: true }) =>
      // A dialog, such as the one in which a place was chosen, closes with the change.
      address.change(
        { ...search.toParameters({ ...search.viewIn(params), ...changes }), dialog: '' },
        options,
      ),
  );
  const layOut = useStableCallback((layout: Layout) => show({ layout, page }));
  const showFilters = useCallback((next: Filters) => show({ filters: next }), [show]);
  const { draft, apply, edit } = useFilterDraft({ filters, show: showFilters, isSame: search.isSame });

  const actions = useMemo(
    () => ({
      /** Changes one filter in the address at once; '' removes it. False when it is so already. */
      set: (name: Name, value: string) => apply({ ...draft.read(), [name]: value }),
      clear: () => apply(search.noFilters),
      sortBy: (sort: Sort) => show({ sort }),
      layOut,
      turnTo: (next: number, options: { replace: boolean }) => show({ page: next }, options),
    }),
    [apply, draft, search, show, layOut],
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
