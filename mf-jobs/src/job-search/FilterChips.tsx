import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { ChipList, Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import type { FilterName, JobFilters } from '../job-filters/job-filters';
import { useFilterTexts } from '../job-filters/use-filter-texts';

type FilterChipsProps = {
  filters: JobFilters;
  onRemove: (name: FilterName) => void;
  onClear: () => void;
};

export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTranslation('jobs');
  const texts = useFilterTexts(filters);
  if (texts.length === 0) return null;

  return (
    <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <ChipList label={t('search.chips')} rows={texts} keyOf={({ name }) => name}>
        {({ name, text }) => (
          <Chip
            label={text}
            icon={<CloseIcon />}
            aria-label={t('search.removeFilter', { filter: text })}
            onClick={() => onRemove(name)}
            sx={{ maxWidth: '100%', '@media (pointer: coarse)': { minHeight: 44 } }}
          />
        )}
      </ChipList>
      <Button size="small" onClick={onClear}>
        {t('search.clearAll')}
      </Button>
    </Stack>
  );
}
