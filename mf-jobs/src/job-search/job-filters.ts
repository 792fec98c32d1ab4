import { PLACE_MAX, SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { JOB_SORTS } from '@plumbline/shared-schema/options';

/** Filters by the names they have in the address and in `GET /jobs/search`; '' is no filter. Salaries in dollars. */
export const FILTER_NAMES = [
  'q',
  'jobLocation',
  'category',
  'jobType',
  'employmentType',
  'minSalary',
  'maxSalary',
  'company',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type JobFilters = Record<FilterName, string>;
/** Every filter empty. */
export const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as JobFilters;

export type JobSort = (typeof JOB_SORTS)[number];

export const DEFAULT_SORT: JobSort = 'newest';

/** Longest text the server takes, by filter. */
export const FILTER_LENGTH = { q: SEARCH_TEXT_MAX, jobLocation: PLACE_MAX, company: PLACE_MAX } as const;

const isSalary = (name: FilterName) => name === 'minSalary' || name === 'maxSalary';
const isAmount = (text: string) => Number.isFinite(Number(text)) && Number(text) >= 0;

/** Without the spaces around texts, and without salaries that are none. */
export function cleanFilters(filters: JobFilters): JobFilters {
  const cleaned = FILTER_NAMES.map((name) => {
    const text = filters[name].trim();
    return [name, isSalary(name) && !isAmount(text) ? '' : text];
  });
  return Object.fromEntries(cleaned) as JobFilters;
}

export function filtersIn(params: URLSearchParams): JobFilters {
  const given = FILTER_NAMES.map((name) => [name, params.get(name) ?? '']);
  return cleanFilters(Object.fromEntries(given) as JobFilters);
}

export function activeFilters(filters: JobFilters): FilterName[] {
  const cleaned = cleanFilters(filters);
  return FILTER_NAMES.filter((name) => cleaned[name] !== '');
}

export function sortIn(params: URLSearchParams): JobSort {
  return JOB_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT;
}

/** From 1; anything that is no page is the first one. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** What small screens show; wide ones show both. */
export type Layout = 'list' | 'map';

export function layoutIn(params: URLSearchParams): Layout {
  return params.get('view') === 'map' ? 'map' : 'list';
}

type View = { filters: JobFilters; sort?: JobSort; page?: number; layout?: Layout };

/** The address of a view: only what differs from the plain list, always in the same order. */
export function toSearchParams(view: View): URLSearchParams {
  const { filters, sort = DEFAULT_SORT, page = 1, layout = 'list' } = view;
  const cleaned = cleanFilters(filters);
  const params = new URLSearchParams();
  for (const name of activeFilters(cleaned)) params.set(name, cleaned[name]);
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (layout === 'map') params.set('view', layout);
  return params;
}

/** True when the range can hold no salary. */
export function isSalaryRangeEmpty({ minSalary, maxSalary }: JobFilters): boolean {
  return minSalary !== '' && maxSalary !== '' && Number(minSalary) > Number(maxSalary);
}
