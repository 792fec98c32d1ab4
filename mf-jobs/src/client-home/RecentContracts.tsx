import { useTranslation } from 'react-i18next';
import { useListMyJobsQuery } from '@plumbline/shared-api/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { Card } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { HomeSection } from '../contractor-home/HomeSection';
import { NewestContracts } from './NewestContracts';

/** The hirer's newest jobs (SPEC §2 home); before the first one, the way to post it. */
export function RecentContracts() {
  const { t } = useTranslation('jobs');
  const jobs = useListMyJobsQuery();
  const hasJobs = Boolean(jobs.data?.length);
  const more = { to: '/posted-jobs', label: t('clientHome.viewAll') };

  return (
    <HomeSection title={t('clientHome.recent')} {...(hasJobs && { more })}>
      <QueryBoundary
        query={jobs}
        loadingLabel={t('clientHome.loading')}
        errorMessage={t('schema:failures.loadJobs')}
        isEmpty={(rows) => rows.length === 0}
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
        {(rows) => <NewestContracts jobs={rows} />}
      </QueryBoundary>
    </HomeSection>
  );
}
