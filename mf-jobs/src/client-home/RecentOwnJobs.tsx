import { useTranslation } from 'react-i18next';
import { useSearchMyJobsQuery } from '@plumbline/shared-api/jobs';
import { useMay } from '@plumbline/shared-api/session';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Card, CardList } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { HomeSection } from '../home/HomeSection';
import { SIDE_BY_SIDE } from '../home/side-by-side';
import { OwnJobCard } from '../own-job/OwnJobCard';
import { NEWEST_OWN_JOBS } from './newest-own-jobs';

export function RecentOwnJobs() {
  const { t } = useTranslation('jobs');
  const jobs = useSearchMyJobsQuery(NEWEST_OWN_JOBS);
  const mayPost = useMay('hire');
  const hasJobs = Boolean(jobs.data?.count);

  return (
    <HomeSection
      title={t('clientHome.recent')}
      more={hasJobs ? { to: '/posted-jobs', label: t('clientHome.viewAll') } : undefined}
    >
      <QueryBoundary
        query={jobs}
        loadingLabel={t('clientHome.loading')}
        errorMessage={t('schema:failures.loadJobs')}
        isEmpty={({ count }) => count === 0}
        empty={
          <Card>
            <EmptyState
              title={t('clientHome.empty')}
              description={t('clientHome.emptyHint')}
              action={
                mayPost && (
                  <ButtonLink to="/post-contract" variant="outlined">
                    {t('clientHome.postFirst')}
                  </ButtonLink>
                )
              }
            />
          </Card>
        }
      >
        {({ data }) => (
          <CardList rows={data} spacing={0} sx={SIDE_BY_SIDE}>
            {(job) => <OwnJobCard job={job} heading="h3" isTile />}
          </CardList>
        )}
      </QueryBoundary>
    </HomeSection>
  );
}
