import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import type { Filters, Sort } from './professional-filters';

type View = { filters: Filters; sort: Sort; page: number };

/** What the search asks for. */
export function askedProfessionals({ filters: { verified, ...rest }, sort, page }: View) {
  const onlyVerified = verified === 'true' ? ('true' as const) : ('' as const);
  return { ...rest, verified: onlyVerified, sort, page, limit: DEFAULT_PAGE_SIZE };
}
