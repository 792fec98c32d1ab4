import { useTranslation } from 'react-i18next';
import { useSearchMyJobsQuery } from '@plumbline/shared-api/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Card } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { HomeSection } from '../home/HomeSection';
import { NEWEST_SHOWN, NewestContracts } from './NewestContracts';

/** The hirer's newest jobs (SPEC §2 home); before the first one, the way to post it. */
export function RecentContracts() {
  const { t } = useTranslation('jobs');
  const jobs = useSearchMyJobsQuery({ page: 1, limit: NEWEST_SHOWN });
  const hasJobs = Boolean(jobs.data?.count);
  const more = { to: '/posted-jobs', label: t('clientHome.viewAll') };

  return (
    <HomeSection title={t('clientHome.recent')} {...(hasJobs && { more })}>
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
                <ButtonLink to="/post-contract" variant="contained">
                  {t('clientHome.postFirst')}
                </ButtonLink>
              }
            />
          </Card>
        }
      >
        {({ data }) => <NewestContracts jobs={data} />}
      </QueryBoundary>
    </HomeSection>
  );
}
