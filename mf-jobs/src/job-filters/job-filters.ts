import { PLACE_MAX, SEARCH_TEXT_MAX } from '@plumbline/shared-schema/limits';
import { JOB_SORTS, TRADES } from '@plumbline/shared-schema/options';
import type { Layout } from '@plumbline/shared-ui/search';

/** Filters by the names they have in the address and in `GET /jobs/search`; '' is no filter. Salaries in dollars. */
export const FILTER_NAMES = [
  'q',
  'jobLocation',
  'specialty',
  'category',
  'jobType',
  'employmentType',
  'minSalary',
  'maxSalary',
  'company',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type JobFilters = Record<FilterName, string>;
export const NO_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as JobFilters;

export type JobSort = (typeof JOB_SORTS)[number];

export const DEFAULT_SORT: JobSort = 'newest';

/** Longest text the server takes, by filter. */
export const FILTER_LENGTH = { q: SEARCH_TEXT_MAX, jobLocation: PLACE_MAX, company: PLACE_MAX } as const;

const isSalary = (name: FilterName) => name === 'minSalary' || name === 'maxSalary';
/** As the search takes it: dollars, with cents at most. */
const isAmount = (text: string) => /^\d{1,9}(\.\d{1,2})?$/.test(text);

/** Trims texts, drops salaries that are not amounts, and writes a trade as the list of choices has it. */
export function cleanFilters(filters: JobFilters): JobFilters {
  const cleaned = FILTER_NAMES.map((name) => [name, cleanText(name, filters[name].trim())]);
  return Object.fromEntries(cleaned) as JobFilters;
}

function cleanText(name: FilterName, text: string): string {
  if (name === 'specialty') return TRADES.find((trade) => trade === text.toLowerCase()) ?? text;
  return isSalary(name) && !isAmount(text) ? '' : text;
}

/** Whether both search for the same, whatever spaces were typed. */
export function isSameSearch(one: JobFilters, other: JobFilters): boolean {
  const [first, second] = [cleanFilters(one), cleanFilters(other)];
  return FILTER_NAMES.every((name) => first[name] === second[name]);
}

export function activeFilters(filters: JobFilters): FilterName[] {
  const cleaned = cleanFilters(filters);
  return FILTER_NAMES.filter((name) => cleaned[name] !== '');
}

type View = { filters: JobFilters; sort: JobSort; layout: Layout };

/** What the address says; anything unknown in it is the default. */
export function viewIn(params: URLSearchParams): View {
  const given = FILTER_NAMES.map((name) => [name, params.get(name) ?? '']);
  return {
    filters: cleanFilters(Object.fromEntries(given) as JobFilters),
    sort: JOB_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    layout: params.get('view') === 'map' ? 'map' : 'list',
  };
}

type PartialView = Pick<View, 'filters'> & Partial<View> & { page?: number };

/** The search parameters of a view; '' for what is as in the plain list. */
export function toParameters({ filters, sort = DEFAULT_SORT, layout = 'list', page = 1 }: PartialView) {
  return {
    ...cleanFilters(filters),
    sort: sort === DEFAULT_SORT ? '' : sort,
    page: page > 1 ? String(page) : '',
    view: layout === 'map' ? layout : '',
  };
}

export function isSalaryRangeEmpty({ minSalary, maxSalary }: JobFilters): boolean {
  return minSalary !== '' && maxSalary !== '' && Number(minSalary) > Number(maxSalary);
}
