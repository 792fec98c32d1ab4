import {
  useFindProfessionalsQuery,
  useListSavedProfessionalsQuery,
} from '@plumbline/shared-api/professionals';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import type { ProfessionalsView } from './use-professionals-view';

/** The page that is asked for: of the search, or of those whom the reader has saved. */
export function useProfessionals({
  filters,
  sort,
  page,
  isSaved,
}: Pick<ProfessionalsView, 'filters' | 'sort' | 'page' | 'isSaved'>) {
  const range = { page, limit: DEFAULT_PAGE_SIZE };
  const { verified, ...rest } = filters;
  const found = useFindProfessionalsQuery(
    { ...rest, verified: verified === 'true' ? 'true' : '', sort, ...range },
    { skip: isSaved },
  );
  const saved = useListSavedProfessionalsQuery(range, { skip: !isSaved });
  return isSaved ? saved : found;
}
