import {
  useFindProfessionalsQuery,
  useListSavedProfessionalsQuery,
} from '@plumbline/shared-api/professionals';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { askedProfessionals } from './asked-professionals';
import { nearFirst, useNearPeople } from './near-first';
import type { ProfessionalsView } from './use-professionals-view';

/** The page that is asked for: of the search, with those near the reader first, or of those whom they have saved. */
export function useProfessionals(view: Pick<ProfessionalsView, 'filters' | 'sort' | 'page' | 'isSaved'>) {
  const { isSaved, page } = view;
  const found = useFindProfessionalsQuery(askedProfessionals(view), { skip: isSaved });
  const near = useNearPeople(view);
  const saved = useListSavedProfessionalsQuery({ page, limit: DEFAULT_PAGE_SIZE }, { skip: !isSaved });
  if (isSaved) return { ...saved, isNearFirst: false };
  const { data } = found;
  return {
    ...found,
    // A row that came later would move what is being read.
    data:
      data && !near.isLoading
        ? { ...data, data: nearFirst(near.people, { data: data.data, page }) }
        : undefined,
    isFetching: found.isFetching || near.isFetching,
    isNearFirst: page === 1 && near.people.length > 0,
  };
}
