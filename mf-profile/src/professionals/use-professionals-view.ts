import { useSession } from '@plumbline/shared-api/session';
import { useAddress } from '@plumbline/shared-ui/address';
import { useSearchView, type Search } from '@plumbline/shared-ui/search';
import { NO_FILTERS, isSameSearch, toParameters, viewIn } from './professional-filters';
import type { Filters, Sort } from './professional-filters';

const SEARCH: Search<Filters, Sort> = {
  viewIn,
  toParameters,
  isSame: isSameSearch,
  noFilters: NO_FILTERS,
  place: 'location',
};

/** The view of the search, or of those whom a hirer has saved. */
export function useProfessionalsView() {
  const { get, change } = useAddress();
  const { isHirer } = useSession();

  return {
    ...useSearchView(SEARCH),
    /** Only hirers keep anybody. */
    isSaved: get('saved') === '1' && isHirer,
    showSaved: (isSaved: boolean) => change({ saved: isSaved ? '1' : '', page: '', dialog: '' }),
  };
}
export type ProfessionalsView = ReturnType<typeof useProfessionalsView>;
