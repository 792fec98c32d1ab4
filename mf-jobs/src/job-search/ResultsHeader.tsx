import { useTranslation } from 'react-i18next';
import type { JobPage } from '@plumbline/shared-schema/jobs';
import { JOB_SORTS } from '@plumbline/shared-schema/options';
import { TextInput } from '@plumbline/shared-ui/fields';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { LayoutSwitch } from '@plumbline/shared-ui/search';
import { Typography } from '@plumbline/shared-ui/text';
import { activeFilters, type JobSort } from './job-filters';
import type { JobSearchView } from './use-job-search-view';

type ResultsHeaderProps = {
  view: Pick<JobSearchView, 'filters' | 'sort' | 'sortBy' | 'layout' | 'layOut'>;
  /** Undefined while stale. */
  results: Pick<JobPage, 'count' | 'countIsMinimum'> | undefined;
};

export function ResultsHeader({ view, results }: ResultsHeaderProps) {
  const { t } = useTranslation('jobs');
  const { filters, sort, sortBy, layout, layOut } = view;
  const hasFilters = activeFilters(filters).length > 0;

  return (
    <Stack
      direction="row"
      sx={{ mb: 2, gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Box>
        <Typography variant="h3" component="h2">
          {t(hasFilters ? 'search.results' : 'search.recent')}
        </Typography>
        <Typography variant="body2" color="text.secondary" aria-live="polite" sx={{ minHeight: '1.55em' }}>
          {results &&
            t(results.countIsMinimum ? 'search.foundAtLeast' : 'search.found', { count: results.count })}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', width: { xs: '100%', sm: 'auto' } }}>
        <TextInput
          select
          size="small"
          label={t('search.sort')}
          value={sort}
          onChange={({ target }) => sortBy(target.value as JobSort)}
        >
          {JOB_SORTS.map((choice) => (
            // Without words nothing matches better than anything else.
            <option key={choice} value={choice} disabled={choice === 'relevance' && filters.q === ''}>
              {t(`options:jobSort.${choice}`)}
            </option>
          ))}
        </TextInput>
        <LayoutSwitch layout={layout} onChange={layOut} />
      </Stack>
    </Stack>
  );
}
