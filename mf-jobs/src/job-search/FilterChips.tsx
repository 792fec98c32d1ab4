import { useTranslation } from 'react-i18next';
import { Button } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { CloseIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { activeFilters, type FilterName, type JobFilters } from './job-filters';
import { useFilterOptions } from './use-filter-options';

type FilterChipsProps = {
  filters: JobFilters;
  onRemove: (name: FilterName) => void;
  onClear: () => void;
};

/** What is searched by, each removable, and a button for all; nothing without filters. */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTranslation('jobs');
  const { money } = useFormat();
  const options: Partial<Record<FilterName, { value: string; label: string }[]>> = useFilterOptions();
  const names = activeFilters(filters);
  if (names.length === 0) return null;

  const valueOf = (name: FilterName) => {
    if (name === 'minSalary' || name === 'maxSalary') return money(Number(filters[name]));
    return options[name]?.find(({ value }) => value === filters[name])?.label ?? filters[name];
  };

  return (
    <Stack direction="row" sx={{ mb: 2, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack
        component="ul"
        aria-label={t('search.chips')}
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none', minWidth: 0 }}
      >
        {names.map((name) => {
          const text = t(`search.chip.${name}`, { value: valueOf(name) });
          return (
            <li key={name}>
              <Chip
                label={text}
                icon={<CloseIcon />}
                aria-label={t('search.removeFilter', { filter: text })}
                onClick={() => {
                  onRemove(name);
                }}
                sx={{ maxWidth: '100%', '@media (pointer: coarse)': { minHeight: 44 } }}
              />
            </li>
          );
        })}
      </Stack>
      <Button size="small" onClick={onClear}>
        {t('search.clearAll')}
      </Button>
    </Stack>
  );
}
