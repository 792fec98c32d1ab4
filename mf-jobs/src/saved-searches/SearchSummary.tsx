import { useTranslation } from 'react-i18next';
import { ChipList } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import type { JobFilters } from '../job-filters/job-filters';
import { useFilterTexts } from '../job-filters/use-filter-texts';

export function SearchSummary({ filters }: { filters: JobFilters }) {
  const { t } = useTranslation('jobs');

  return (
    <ChipList label={t('savedSearches.filters')} rows={useFilterTexts(filters)} keyOf={({ name }) => name}>
      {({ text }) => <Chip size="small" variant="outlined" label={text} sx={{ maxWidth: '100%' }} />}
    </ChipList>
  );
}
