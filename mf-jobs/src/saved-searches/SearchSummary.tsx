import { useTranslation } from 'react-i18next';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import type { JobFilters } from '../job-search/job-filters';
import { useFilterTexts } from '../job-search/use-filter-texts';

/** What a search looks for, at a glance. */
export function SearchSummary({ filters }: { filters: JobFilters }) {
  const { t } = useTranslation('jobs');

  return (
    <Stack
      component="ul"
      aria-label={t('savedSearches.filters')}
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
    >
      {useFilterTexts()(filters).map(({ name, text }) => (
        <Stack component="li" key={name} sx={{ minWidth: 0, maxWidth: '100%' }}>
          <Chip size="small" variant="outlined" label={text} sx={{ maxWidth: '100%' }} />
        </Stack>
      ))}
    </Stack>
  );
}
