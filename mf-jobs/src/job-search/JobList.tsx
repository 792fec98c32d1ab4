import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { activeFilters } from './job-filters';
import { JobListSkeleton } from './JobListSkeleton';
import { JobResults } from './JobResults';
import { NoJobsFound } from './NoJobsFound';
import { isSearchView, type useJobResults } from './use-job-results';
import type { JobSearchView } from './use-job-search-view';
import type { ReturnFocus } from './use-return-focus';

type JobListProps = {
  view: JobSearchView;
  query: ReturnType<typeof useJobResults>;
  onPoint: (jobId: string | undefined) => void;
  remember: ReturnFocus;
};

/** The list of a view: on its way, failed, empty, or there. */
export function JobList({ view, query, onPoint, remember }: JobListProps) {
  const { t } = useTranslation('jobs');
  const failure = isSearchView(view) ? 'searchJobs' : 'recentJobs';

  return (
    <QueryBoundary
      query={query}
      loadingLabel={t('search.loading')}
      skeleton={<JobListSkeleton />}
      errorMessage={t(`schema:failures.${failure}`)}
      isEmpty={(results) => results.count === 0}
      empty={<NoJobsFound hasFilters={activeFilters(view.filters).length > 0} onClear={view.clear} />}
    >
      {(results) => (
        <JobResults
          results={results}
          page={view.page}
          near={view.near}
          isStale={query.isFetching}
          onPage={view.goTo}
          onPoint={onPoint}
          remember={remember}
        />
      )}
    </QueryBoundary>
  );
}
