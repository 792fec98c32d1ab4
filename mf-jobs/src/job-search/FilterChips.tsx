import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import type { FilterName, JobFilters } from './job-filters';
import { useFilterTexts } from './use-filter-texts';

type FilterChipsProps = {
  filters: JobFilters;
  onRemove: (name: FilterName) => void;
  onClear: () => void;
};

/** What is searched by, each removable, and a button for all; nothing without filters. */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTranslation('jobs');
  const texts = useFilterTexts()(filters);
  if (texts.length === 0) return null;

  return (
    <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack
        component="ul"
        aria-label={t('search.chips')}
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none', minWidth: 0 }}
      >
        {texts.map(({ name, text }) => (
          <Stack component="li" key={name} sx={{ minWidth: 0, maxWidth: '100%' }}>
            <Chip
              label={text}
              icon={<CloseIcon />}
              aria-label={t('search.removeFilter', { filter: text })}
              onClick={() => {
                onRemove(name);
              }}
              sx={{ maxWidth: '100%', '@media (pointer: coarse)': { minHeight: 44 } }}
            />
          </Stack>
        ))}
      </Stack>
      <Button size="small" onClick={onClear}>
        {t('search.clearAll')}
      </Button>
    </Stack>
  );
}
