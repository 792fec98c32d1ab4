import {
  useFindProfessionalsQuery,
  useListSavedProfessionalsQuery,
} from '@plumbline/shared-api/professionals';
import { DEFAULT_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import { askedProfessionals } from './asked-professionals';
import type { ProfessionalsView } from './use-professionals-view';

/** The page that is asked for: of the search, or of those whom the reader has saved. */
export function useProfessionals({
  isSaved,
  ...view
}: Pick<ProfessionalsView, 'filters' | 'sort' | 'page' | 'isSaved'>) {
  const found = useFindProfessionalsQuery(askedProfessionals(view), { skip: isSaved });
  const saved = useListSavedProfessionalsQuery(
    { page: view.page, limit: DEFAULT_PAGE_SIZE },
    { skip: !isSaved },
  );
  return isSaved ? saved : found;
}
