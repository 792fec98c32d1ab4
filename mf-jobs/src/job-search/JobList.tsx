import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { NothingFound } from '@plumbline/shared-ui/cards';
import { Box, Card, CardContent, Skeleton, Stack } from '@plumbline/shared-ui/layout';
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
        <Card key={row}>
          <CardContent component={Stack} sx={{ gap: 1.5 }}>
            <Stack direction="row" sx={{ gap: 2 }}>
              <Skeleton
                variant="rounded"
                width={160}
                height={120}
                sx={{ flexShrink: 0, display: { xs: 'none', sm: 'block' } }}
              />
              <Box sx={{ flexGrow: 1 }}>
                <Skeleton width="60%" height={28} />
                <Skeleton width="45%" />
                <Skeleton variant="rounded" height={60} />
              </Box>
            </Stack>
            <Skeleton width="70%" height={24} />
            <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
              <Skeleton width={90} height={40} />
              <Skeleton width={120} height={40} />
            </Stack>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
