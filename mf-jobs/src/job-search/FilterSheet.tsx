import { use, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSheet as Sheet } from '@plumbline/shared-ui/dialogs';
import { Box } from '@plumbline/shared-ui/layout';
import { activeFilters } from '../job-filters/job-filters';
import { FoundJobsContext } from './found-jobs';
import { MoreFilters } from './MoreFilters';

type FilterSheetProps = ComponentProps<typeof MoreFilters> & {
  onClear: () => void;
  onClose: () => void;
};

/** The trade in a row of its own. */
const FIELDS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;

/** The filters that have no room in the panel of phones and tablets; its address stays that of the search. */
export function FilterSheet({ onClear, onClose, ...filters }: FilterSheetProps) {
  const { t } = useTranslation('jobs');
  const results = use(FoundJobsContext);
  const isLeast = results?.countIsMinimum === true;

  return (
    <Sheet
      title={t('search.sheet.open')}
      isEmpty={activeFilters(filters.draft).length === 0}
      show={
        results
          ? t(isLeast ? 'search.sheet.showAtLeast' : 'search.sheet.showFound', { count: results.count })
          : t('search.sheet.show')
      }
      found={results && t(isLeast ? 'search.foundAtLeast' : 'search.found', { count: results.count })}
      onClear={onClear}
      onClose={onClose}
    >
      <Box sx={FIELDS}>
        <MoreFilters {...filters} />
      </Box>
    </Sheet>
  );
}
