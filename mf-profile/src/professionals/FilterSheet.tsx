import { useTranslation } from 'react-i18next';
import type { ProfessionalPage } from '@plumbline/shared-schema/professionals';
import { FilterSheet as Sheet } from '@plumbline/shared-ui/dialogs';
import { FilterFields } from './FilterFields';
import { hasFilters, type Filters } from './professional-filters';
import type { ProfessionalsView } from './use-professionals-view';

type FilterSheetProps = {
  draft: Filters;
  inputs: ProfessionalsView['inputs'];
  found: Pick<ProfessionalPage, 'count' | 'countIsMinimum'> | undefined;
  onClose: () => void;
};

/** The filters that have no room in the panel of phones. */
export function FilterSheet({ draft, inputs, found: results, onClose }: FilterSheetProps) {
  const { t } = useTranslation('profile');
  const isLeast = results?.countIsMinimum === true;

  return (
    <Sheet
      title={t('search.filters')}
      isEmpty={!hasFilters(draft)}
      show={
        results
          ? t(isLeast ? 'search.showAtLeast' : 'search.showFound', { count: results.count })
          : t('search.show')
      }
      found={results && t(isLeast ? 'search.foundAtLeast' : 'search.found', { count: results.count })}
      onClear={inputs.clear}
      onClose={onClose}
    >
      <FilterFields draft={draft} set={inputs.set} />
    </Sheet>
  );
}
