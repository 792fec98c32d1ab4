import { useTranslation } from 'react-i18next';
import type { JobPage } from '@plumbline/shared-schema/jobs';
import { JOB_SORTS } from '@plumbline/shared-schema/options';
import { ResultsBar } from '@plumbline/shared-ui/search';
import { activeFilters } from '../job-filters/job-filters';
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
    <ResultsBar
      title={t(hasFilters ? 'search.results' : 'search.recent')}
      found={
        results &&
        t(results.countIsMinimum ? 'search.foundAtLeast' : 'search.found', { count: results.count })
      }
      sorting={{
        label: t('search.sort'),
        value: sort,
        choices: JOB_SORTS.map((choice) => ({
          value: choice,
          label: t(`options:jobSort.${choice}`),
          // Without words nothing matches better than anything else.
          isDisabled: choice === 'relevance' && filters.q === '',
        })),
        onChange: sortBy,
      }}
      layout={layout}
      onLayOut={layOut}
    />
  );
}
