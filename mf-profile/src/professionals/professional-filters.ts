import { PROFESSIONAL_SORTS } from '@plumbline/shared-schema/options';
import type { Layout } from '@plumbline/shared-ui/search';

/** Filters by the names they have in the address and in `GET /professionals`; '' is no filter. */
const FILTER_NAMES = ['q', 'location', 'specialty', 'minRating', 'verified', 'availableBy'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type Filters = Record<FilterName, string>;
export const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as Filters;

export type Sort = (typeof PROFESSIONAL_SORTS)[number];
const [DEFAULT_SORT] = PROFESSIONAL_SORTS;

export const RATINGS = ['4.5', '4', '3'] as const;

/** Trims texts and drops what is no choice. */
function cleanFilters(filters: Filters): Filters {
  const { minRating, verified, availableBy } = filters;
  const trimmed = FILTER_NAMES.map((name) => [name, filters[name].trim()]);
  return {
    ...(Object.fromEntries(trimmed) as Filters),
    minRating: RATINGS.find((rating) => rating === minRating) ?? '',
    verified: verified === 'true' ? verified : '',
    availableBy: /^\d{4}-\d{2}-\d{2}$/.test(availableBy) ? availableBy : '',
  };
}

export function isSameSearch(one: Filters, other: Filters): boolean {
  const [first, second] = [cleanFilters(one), cleanFilters(other)];
  return FILTER_NAMES.every((name) => first[name] === second[name]);
}

/** The filters in use, in the order of the address. */
export function activeFilters(filters: Filters): FilterName[] {
  const clean = cleanFilters(filters);
  return FILTER_NAMES.filter((name) => clean[name] !== '');
}

/** How many of the filters beside words and place are set. */
export const moreFiltersIn = (filters: Filters): number =>
  activeFilters(filters).filter((name) => name !== 'q' && name !== 'location').length;

export const hasFilters = (filters: Filters): boolean => activeFilters(filters).length > 0;

type View = { filters: Filters; sort: Sort; layout: Layout };

/** What the address says; anything unknown in it is the default. */
export function viewIn(params: URLSearchParams): View {
  const given = FILTER_NAMES.map((name) => [name, params.get(name) ?? '']);
  return {
    filters: cleanFilters(Object.fromEntries(given) as Filters),
    sort: PROFESSIONAL_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    layout: params.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The search parameters of a view; '' for what is as in the plain list. */
export function toParameters({ filters, sort, layout, page = 1 }: View & { page?: number }) {
  return {
    ...cleanFilters(filters),
    sort: sort === DEFAULT_SORT ? '' : sort,
    page: page > 1 ? page : '',
    view: layout === 'map' ? layout : '',
  };
}
