import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { Box } from '@plumbline/shared-ui/layout';
import { activeFilters } from '../job-filters/job-filters';
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

/** The filters that have no room in the panel of phones and tablets. They take effect while they are set; its address stays that of the search. */
export function FilterSheet({ onClear, onClose, ...filters }: FilterSheetProps) {
  const { t } = useTranslation('jobs');

  return (
    <TitledDialog
      title={t('search.sheet.open')}
      size="page"
      onClose={onClose}
      actions={
        <>
          <Button disabled={activeFilters(filters.draft).length === 0} onClick={onClear}>
            {t('ui:filters.clearAll')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('search.sheet.show')}
          </Button>
        </>
      }
    >
      <Box sx={FIELDS}>
        <MoreFilters {...filters} />
      </Box>
    </TitledDialog>
  );
}
