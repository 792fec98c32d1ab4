import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { NothingFound } from '@plumbline/shared-ui/fields';
import { EntrySkeleton, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import type { ReturnFocus } from '@plumbline/shared-ui/search';
import { activeFilters } from '../job-filters/job-filters';
import { JobResults } from './JobResults';
import { isSearchView } from './asked-jobs';
import type { useJobResults } from './use-job-results';
import type { JobSearchView } from './use-job-search-view';

type JobListProps = {
  view: JobSearchView;
  /** The same object while nothing of it changes. */
  query: ReturnType<typeof useJobResults>;
  onPoint: (jobId: string | undefined) => void;
  remember: ReturnFocus;
};

export const JobList = memo(function JobList({ view, query, onPoint, remember }: JobListProps) {
  const { t } = useTranslation('jobs');
  const hasFilters = activeFilters(view.filters).length > 0;
  const failure = isSearchView(view) ? 'schema:failures.searchJobs' : 'schema:failures.recentJobs';

  return (
    <QueryBoundary
      query={query}
      loadingLabel={t('search.loading')}
      skeleton={<JobListSkeleton />}
      errorMessage={t(failure)}
      isEmpty={(results) => results.count === 0}
      empty={
        <NothingFound
          isSearch={hasFilters}
          title={t('search.empty')}
          hint={hasFilters ? t('search.emptyHint') : undefined}
          clearLabel={t('search.clearFilters')}
          onClear={view.clear}
          action={
            <ButtonLink to="/" variant="contained">
              {t('search.toHome')}
            </ButtonLink>
          }
        />
      }
    >
      {(results) => (
        <JobResults
          results={results}
          page={view.page}
          near={view.near}
          isStale={query.isFetching}
          onPage={view.turnTo}
          onPoint={onPoint}
          remember={remember}
        />
      )}
    </QueryBoundary>
  );
});

const ROWS = [0, 1, 2, 3];

function JobListSkeleton() {
  return (
    <Stack spacing={2}>
      {ROWS.map((row) => (
        <EntrySkeleton key={row} />
      ))}
    </Stack>
  );
}
